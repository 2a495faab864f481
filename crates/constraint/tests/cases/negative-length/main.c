#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A tune: chunks of an identifier, half a length and that many bytes. */
#define ODD 0x40
#define COMMENT 7

struct chunk {
	int id;
	int length;
	const unsigned char *data;
};

struct reader {
	const unsigned char *at, *end;
};

struct tune {
	char *comment;
	int used;
};

static int next_chunk(struct reader *r, struct chunk *c)
{
	if (r->end - r->at < 2)
		return 0;
	c->id = *r->at++;
	c->length = *r->at++ * 2;
	if (c->id & ODD) {
		c->id &= ~ODD;
		c->length--;
	}
	if (r->end - r->at < c->length)
		return 0;
	c->data = r->at;
	r->at += c->length;
	return 1;
}

static int keep_comment(struct tune *t, const struct chunk *c)
{
	char *longer = realloc(t->comment, t->used + c->length + 2);

	if (!longer)
		return 0;
	t->comment = longer;
	memcpy(t->comment + t->used, c->data, c->length);
	t->used += c->length;
	t->comment[t->used] = '\0';
	return 1;
}

int main(int argc, char **argv)
{
	static unsigned char all[4096];
	struct reader r;
	struct chunk c;
	struct tune t = { 0, 0 };
	FILE *f = argc > 1 ? fopen(argv[1], "rb") : NULL;

	if (!f)
		return 2;
	r.at = all;
	r.end = all + fread(all, 1, sizeof all, f);
	fclose(f);
	while (next_chunk(&r, &c))
		if (c.id == COMMENT && !keep_comment(&t, &c))
			return 1;
	printf("%s\n", t.comment ? t.comment : "");
	free(t.comment);
	return 0;
}
