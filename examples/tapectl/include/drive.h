/* The simulated drive, its reel, and what can happen to them. */
#ifndef DRIVE_H
#define DRIVE_H

#define REEL_BLOCKS 64
#define BLOCK_SIZE  16

/*    name      takes an argument */
#define EVENTS(X)           \
	X(LOAD,   "load",   ARG_NONE)   \
	X(EJECT,  "eject",  ARG_NONE)   \
	X(REWIND, "rewind", ARG_NONE)   \
	X(SEEK,   "seek",   ARG_NUMBER) \
	X(SKIP,   "skip",   ARG_NUMBER) \
	X(READ,   "read",   ARG_NONE)   \
	X(WRITE,  "write",  ARG_TEXT)   \
	X(LOCK,   "lock",   ARG_NONE)   \
	X(UNLOCK, "unlock", ARG_NONE)   \
	X(STATUS, "status", ARG_NONE)

enum arg_kind { ARG_NONE, ARG_NUMBER, ARG_TEXT };

enum event {
#define X(id, name, arg) EV_##id,
	EVENTS(X)
#undef X
	EV_COUNT
};

enum state { ST_EMPTY, ST_READY, ST_LOCKED, ST_COUNT };

enum outcome {
	OUT_OK,
	OUT_DENIED,     /* not in this state */
	OUT_RANGE,      /* no such place on the reel */
	OUT_END         /* the reel has no more blocks */
};

struct step {
	enum event event;
	int number;
	const char *text;
};

struct drive {
	enum state state;
	int head;       /* block under the head, REEL_BLOCKS at the end of the tape */
};

typedef enum outcome action_fn(struct drive *drive, const struct step *step);

/* move.c */
action_fn act_rewind, act_seek, act_skip;
/* transfer.c */
action_fn act_read, act_write;
/* panel.c */
action_fn act_load, act_eject, act_lock, act_status;

/* machine.c */
enum outcome machine_step(struct drive *drive, const struct step *step);

/* steps.c: 0, or -1 if the word is no step */
int step_parse(const char *word, struct step *step);
const char *event_name(enum event event);

/* reel.c */
#define LABEL_SIZE 48

extern char reel_label[LABEL_SIZE];
extern unsigned char reel_lengths[REEL_BLOCKS];       /* 0 is a blank block */
extern char reel_blocks[REEL_BLOCKS][BLOCK_SIZE];
void reel_format(const char *label);

#endif
