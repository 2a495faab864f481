#include "wav.h"

uint64_t wav_frames(const struct wav_info *info)
{
    const struct wav_fmt *fmt = &info->fmt;
    uint64_t blocks;

    if (fmt->codec == WAV_IMA_ADPCM) /* players pad the last block */
        blocks = DIV_ROUND_UP((uint64_t)info->data_len, fmt->block_align);
    else
        blocks = info->data_len / fmt->block_align;
    return blocks * fmt->block_frames;
}

uint64_t wav_duration_ms(const struct wav_info *info)
{
    return wav_frames(info) * 1000 / info->fmt.rate;
}
