#include "drive.h"

#include <stdio.h>

enum outcome act_load(struct drive *drive, const struct step *step)
{
	(void)step;
	reel_format("SCRATCH");
	drive->head = 0;
	return OUT_OK;
}

enum outcome act_eject(struct drive *drive, const struct step *step)
{
	(void)step;
	drive->head = 0;
	printf("ejected %s\n", reel_label);
	return OUT_OK;
}

enum outcome act_lock(struct drive *drive, const struct step *step)
{
	(void)drive;
	puts(step->event == EV_LOCK ? "write protected" : "writable");
	return OUT_OK;
}

enum outcome act_status(struct drive *drive, const struct step *step)
{
	(void)step;
	if (drive->state == ST_EMPTY) {
		puts("no reel");
		return OUT_OK;
	}
	printf("%s at %d of %d%s\n", reel_label, drive->head, REEL_BLOCKS,
	       drive->state == ST_LOCKED ? ", write protected" : "");
	return OUT_OK;
}
