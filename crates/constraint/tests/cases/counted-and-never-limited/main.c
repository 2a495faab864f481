#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How deep lists may be nested; the stack doesn't hold more. */
#define LIST_MAX_DEPTH 200

struct reader {
	const char *at;
	int depth;
	const char *error;
};

struct list {
	struct list *first, *next;
};

static struct list *read_list(struct reader *r);

static void drop(struct list *l)
{
	while (l) {
		struct list *next = l->next;

		drop(l->first);
		free(l);
		l = next;
	}
}

static int read_items(struct reader *r, struct list *into)
{
	struct list **end = &into->first;

	while (*r->at == '(') {
		*end = read_list(r);
		if (!*end)
			return 0;
		end = &(*end)->next;
	}
	if (*r->at != ')') {
		r->error = "no end";
		return 0;
	}
	r->at++;
	return 1;
}

static struct list *read_list(struct reader *r)
{
	struct list *l;

	r->depth++;
	if (*r->at != '(') {
		r->error = "no list";
		return NULL;
	}
	l = calloc(1, sizeof *l);
	if (!l)
		return NULL;
	r->at++;
	if (!read_items(r, l)) {
		drop(l);
		return NULL;
	}
	r->depth--;
	return l;
}

int main(int argc, char **argv)
{
	static char text[1 << 20];
	struct reader r = { text, 0, NULL };
	struct list *l;
	FILE *f = argc > 1 ? fopen(argv[1], "r") : NULL;

	if (!f)
		return 2;
	text[fread(text, 1, sizeof text - 1, f)] = '\0';
	fclose(f);
	l = read_list(&r);
	if (!l) {
		printf("%s\n", r.error ? r.error : "no memory");
		return 1;
	}
	printf("a list\n");
	drop(l);
	return 0;
}
