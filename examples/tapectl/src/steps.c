/* Words of the command line: an event, and after a colon its argument. */
#include "drive.h"

#include <stdlib.h>
#include <string.h>

#define NUMBER_MAX 99

static const struct {
	const char *name;
	enum arg_kind arg;
} events[EV_COUNT] = {
#define X(id, name, arg) [EV_##id] = { name, arg },
	EVENTS(X)
#undef X
};

const char *event_name(enum event event)
{
	return events[event].name;
}

static int parse_number(const char *text, int *number)
{
	char *end;
	long value = strtol(text, &end, 10);

	if (end == text || *end != '\0')
		return -1;
	if (value < -NUMBER_MAX || value > NUMBER_MAX)
		return -1;
	*number = (int)value;
	return 0;
}

static int parse_argument(enum arg_kind kind, const char *text, struct step *step)
{
	switch (kind) {
	case ARG_NONE:
		return text == NULL ? 0 : -1;
	case ARG_NUMBER:
		return text != NULL ? parse_number(text, &step->number) : -1;
	case ARG_TEXT:
		if (text == NULL || text[0] == '\0' || strlen(text) > BLOCK_SIZE)
			return -1;
		step->text = text;
		return 0;
	}
	return -1;
}

int step_parse(const char *word, struct step *step)
{
	const char *colon = strchr(word, ':');
	size_t len = colon ? (size_t)(colon - word) : strlen(word);

	memset(step, 0, sizeof *step);
	for (int i = 0; i < EV_COUNT; i++) {
		if (strlen(events[i].name) != len || strncmp(events[i].name, word, len) != 0)
			continue;
		step->event = (enum event)i;
		return parse_argument(events[i].arg, colon ? colon + 1 : NULL, step);
	}
	return -1;
}
