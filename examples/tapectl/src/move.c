#include "drive.h"

enum outcome act_rewind(struct drive *drive, const struct step *step)
{
	(void)step;
	drive->head = 0;
	return OUT_OK;
}

enum outcome act_seek(struct drive *drive, const struct step *step)
{
	if (step->number < 0 || step->number > REEL_BLOCKS)
		return OUT_RANGE;
	drive->head = step->number;
	return OUT_OK;
}

enum outcome act_skip(struct drive *drive, const struct step *step)
{
	drive->head += step->number;
	return OUT_OK;
}
