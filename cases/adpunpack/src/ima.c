#include "adp.h"

static const uint16_t stepTable[] = {
        7,     8,     9,    10,    11,    12,    13,    14,    16,    17,
       19,    21,    23,    25,    28,    31,    34,    37,    41,    45,
       50,    55,    60,    66,    73,    80,    88,    97,   107,   118,
      130,   143,   157,   173,   190,   209,   230,   253,   279,   307,
      337,   371,   408,   449,   494,   544,   598,   658,   724,   796,
      876,   963,  1060,  1166,  1282,  1411,  1552,  1707,  1878,  2066,
     2272,  2499,  2749,  3024,  3327,  3660,  4026,  4428,  4871,  5358,
     5894,  6484,  7132,  7845,  8630,  9493, 10442, 11487, 12635, 13899,
    15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767
};

#define STEP_LAST ((int)(sizeof stepTable / sizeof stepTable[0]) - 1)

static const int8_t indexAdjust[8] = { -1, -1, -1, -1, 2, 4, 6, 8 };

static int32_t clamp16(int32_t v)
{
    if (v > INT16_MAX)
        return INT16_MAX;
    if (v < INT16_MIN)
        return INT16_MIN;
    return v;
}

unsigned ima_step_of(const adp_channel *c)
{
    return stepTable[c->index];
}

int16_t ima_expand(adp_channel *c, unsigned nibble)
{
    int32_t step = (int32_t)ima_step_of(c);
    int32_t diff = step >> 3;
    int next = c->index + indexAdjust[nibble & 7];

    if (nibble & 4)
        diff += step;
    if (nibble & 2)
        diff += step >> 1;
    if (nibble & 1)
        diff += step >> 2;
    if (nibble & 8)
        diff = -diff;

    if (next < 0)
        next = 0;
    else if (next > STEP_LAST)
        next = STEP_LAST;
    c->index = (uint8_t)next;
    c->predictor = clamp16(c->predictor + diff);
    return (int16_t)c->predictor;
}
