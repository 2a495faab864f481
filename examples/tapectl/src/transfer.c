#include "drive.h"

#include <stdio.h>
#include <string.h>

enum outcome act_read(struct drive *drive, const struct step *step)
{
	int length;

	(void)step;
	if (drive->head == REEL_BLOCKS)
		return OUT_END;
	length = reel_lengths[drive->head];
	if (length == 0)
		printf("%d: blank\n", drive->head);
	else
		printf("%d: %.*s\n", drive->head, length, reel_blocks[drive->head]);
	drive->head++;
	return OUT_OK;
}

enum outcome act_write(struct drive *drive, const struct step *step)
{
	size_t length = strlen(step->text);

	if (drive->head == REEL_BLOCKS)
		return OUT_END;
	memcpy(reel_blocks[drive->head], step->text, length);
	reel_lengths[drive->head] = (unsigned char)length;
	drive->head++;
	return OUT_OK;
}
