/* What each event does in each state: an action and the state after it. */
#include "drive.h"

#include <stddef.h>

struct transition {
	action_fn *action;      /* NULL: not in this state */
	enum state next;
};

static const struct transition table[ST_COUNT][EV_COUNT] = {
	[ST_EMPTY] = {
		[EV_LOAD]   = { act_load,   ST_READY },
		[EV_STATUS] = { act_status, ST_EMPTY },
	},
	[ST_READY] = {
		[EV_EJECT]  = { act_eject,  ST_EMPTY },
		[EV_REWIND] = { act_rewind, ST_READY },
		[EV_SEEK]   = { act_seek,   ST_READY },
		[EV_SKIP]   = { act_skip,   ST_READY },
		[EV_READ]   = { act_read,   ST_READY },
		[EV_WRITE]  = { act_write,  ST_READY },
		[EV_LOCK]   = { act_lock,   ST_LOCKED },
		[EV_STATUS] = { act_status, ST_READY },
	},
	[ST_LOCKED] = {
		[EV_REWIND] = { act_rewind, ST_LOCKED },
		[EV_SEEK]   = { act_seek,   ST_LOCKED },
		[EV_SKIP]   = { act_skip,   ST_LOCKED },
		[EV_READ]   = { act_read,   ST_LOCKED },
		[EV_UNLOCK] = { act_lock,   ST_READY },
		[EV_STATUS] = { act_status, ST_LOCKED },
	},
};

enum outcome machine_step(struct drive *drive, const struct step *step)
{
	const struct transition *t = &table[drive->state][step->event];
	enum outcome outcome;

	if (t->action == NULL)
		return OUT_DENIED;
	outcome = t->action(drive, step);
	if (outcome == OUT_OK)
		drive->state = t->next;
	return outcome;
}
