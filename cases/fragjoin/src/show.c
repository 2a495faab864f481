#include <ctype.h>
#include <string.h>

#include "frag.h"

static enum status show_text(const struct message *m, FILE *out)
{
	uint32_t i;

	fprintf(out, "text %u: ", m->id);
	for (i = 0; i < m->total; i++) {
		int c = m->body[i];

		if (c == '\n')
			fputs("\\n", out);
		else
			fputc(isprint(c) ? c : '.', out);
	}
	fputc('\n', out);
	return ST_OK;
}

/* key=value, one per line */
static enum status show_pairs(const struct message *m, FILE *out)
{
	const char *p = (const char *)m->body;
	const char *end = p + m->total;

	fprintf(out, "pairs %u:\n", m->id);
	while (p < end) {
		const char *nl = memchr(p, '\n', end - p);
		const char *stop = nl ? nl : end;
		const char *eq = memchr(p, '=', stop - p);

		if (eq)
			fprintf(out, "  %.*s -> %.*s\n", (int)(eq - p), p,
				(int)(stop - eq - 1), eq + 1);
		else if (stop > p)
			fprintf(out, "  %.*s\n", (int)(stop - p), p);
		p = nl ? nl + 1 : end;
	}
	return ST_OK;
}

/* signed 16 bit, big endian; an odd byte at the end is ignored */
static enum status show_samples(const struct message *m, FILE *out)
{
	int min = 32767, max = -32768;
	long sum = 0;
	uint32_t n = m->total / 2;
	uint32_t i;

	for (i = 0; i < n; i++) {
		int v = (int16_t)(m->body[2 * i] << 8 | m->body[2 * i + 1]);

		if (v < min)
			min = v;
		if (v > max)
			max = v;
		sum += v;
	}
	if (n == 0)
		fprintf(out, "samples %u: none\n", m->id);
	else
		fprintf(out, "samples %u: %u, min %d, max %d, mean %ld\n",
			m->id, n, min, max, sum / (long)n);
	return ST_OK;
}

enum status show_message(const struct message *m, FILE *out)
{
	switch (m->type) {
	case MSG_TEXT:    return show_text(m, out);
	case MSG_PAIRS:   return show_pairs(m, out);
	case MSG_SAMPLES: return show_samples(m, out);
	}
	return ST_TYPE;
}
