#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input {
	const char *text;
	size_t at;
	size_t size;
};

#define has(in, n) ((in)->at + (n) <= (in)->size)
#define here(in) ((in)->text + (in)->at)

enum kind { KIND_NONE, KIND_ON, KIND_OFF };

static bool read_switch(struct input *in, enum kind *kind)
{
	if (in->text == NULL)
		return false;
	if (has(in, 2) && strncmp(here(in), "on", 2) == 0) {
		*kind = KIND_ON;
		in->at += 2;
		return true;
	}
	if (has(in, 2) && strncmp(here(in), "off", 3) == 0) {
		*kind = KIND_OFF;
		in->at += 3;
		return true;
	}
	return false;
}

int main(void)
{
	char buffer[64];
	enum kind kind = KIND_NONE;
	struct input in = { NULL, 0, 0 };
	in.size = fread(buffer, 1, sizeof buffer, stdin);
	char *text = malloc(in.size);
	if (text == NULL)
		return 2;
	memcpy(text, buffer, in.size);
	in.text = text;
	if (!read_switch(&in, &kind)) {
		fprintf(stderr, "no switch\n");
		return 1;
	}
	printf("%d\n", (int)kind);
	free(text);
	return 0;
}
