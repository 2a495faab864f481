#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Rows lie one behind the other in one block; the open one grows. */
struct row {
	int marks;
	int cells;
};

struct sheet {
	void *bytes;
	size_t used, room;
	struct row *open;
};

static void *more(struct sheet *s, size_t wanted)
{
	void *at;

	if (s->used + wanted > s->room) {
		void *bytes;

		s->room = s->room ? s->room * 2 : 32;
		bytes = realloc(s->bytes, s->room);
		if (bytes == NULL)
			return NULL;
		s->bytes = bytes;
	}
	at = (char *)s->bytes + s->used;
	s->used += wanted;
	return at;
}

static int begin(struct sheet *s)
{
	struct row *row = more(s, sizeof *row);

	if (row == NULL)
		return -1;
	row->marks = 0;
	row->cells = 0;
	s->open = row;
	return 0;
}

static int cell(struct sheet *s, int mark)
{
	int *at = more(s, sizeof *at);

	if (at == NULL)
		return -1;
	*at = mark;
	s->open->cells++;
	s->open->marks += mark == '*';
	return 0;
}

int main(int argc, char **argv)
{
	struct sheet s = { NULL, 0, 0, NULL };
	FILE *f = argc > 1 ? fopen(argv[1], "r") : NULL;
	int c, failed;

	if (!f || begin(&s) < 0)
		return 2;
	while ((c = getc(f)) != EOF) {
		failed = c == '\n' ? begin(&s) : cell(&s, c);
		if (failed)
			return 1;
	}
	fclose(f);
	printf("%d marks of %d in the last row\n", s.open->marks, s.open->cells);
	free(s.bytes);
	return 0;
}
