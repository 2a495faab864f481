#include <stdlib.h>
#include <string.h>
#include "game.h"

#define FILE_LIMIT (1u << 20)

static uint8_t *load(const char *path, uint32_t *size)
{
	FILE *fp = fopen(path, "rb");
	uint8_t *data = NULL;

	if (!fp)
		return NULL;
	data = malloc(FILE_LIMIT);
	if (!data)
		goto out;
	*size = (uint32_t)fread(data, 1, FILE_LIMIT, fp);
out:
	fclose(fp);
	return data;
}

int main(int argc, char **argv)
{
	struct game g;
	struct body file = { NULL, 0, 0 };
	const char *error = NULL;
	uint8_t *data;
	unsigned n = 0;

	if (argc != 2) {
		fprintf(stderr, "usage: savels SAVE\n");
		return 2;
	}
	memset(&g, 0, sizeof g);
	data = load(argv[1], &file.left);
	if (!data) {
		fprintf(stderr, "savels: cannot read\n");
		return 1;
	}
	file.p = data;
	if (file.left < 6 || memcmp(data, "HSAV", 4) != 0) {
		error = "not a saved game";
		goto out;
	}
	body_get(&file, 4);
	g.version = (uint16_t)body_get(&file, 2);
	if (g.version < 1 || g.version > 3) {
		error = "unknown version";
		goto out;
	}
	while (file.left && !error) {
		struct body b = { NULL, 0, 0 };
		char tag[4];

		if (file.left < 6) {
			error = "short chunk header";
			break;
		}
		memcpy(tag, file.p, 4);
		body_get(&file, 4);
		b.left = body_get(&file, 2);
		if (b.left > file.left) {
			error = "chunk runs past the end";
			break;
		}
		b.p = file.p;
		file.p += b.left;
		file.left -= b.left;
		n++;
		error = chunk_run(&g, tag, &b);
	}
	if (!error) {
		printf("-- %u chunks, %u items\n", n, g.carried);
		game_print(&g);
	}
out:
	if (error)
		fprintf(stderr, "savels: chunk %u: %s\n", n, error);
	bag_clear(&g);
	free(data);
	return error ? 1 : 0;
}
