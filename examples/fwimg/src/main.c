/* fwimg: look into a firmware image. */
#include "fw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(void)
{
	fputs("usage: fwimg list IMAGE\n"
	      "       fwimg sum IMAGE\n"
	      "       fwimg cat IMAGE SECTION\n", stderr);
	return 2;
}

static int complain(const char *path, const char *section, const char *why)
{
	if (section)
		fprintf(stderr, "fwimg: %s: %s: %s\n", path, section, why);
	else
		fprintf(stderr, "fwimg: %s: %s\n", path, why);
	return 1;
}

static int list(const struct fw_image *img)
{
	for (unsigned i = 0; i < img->count; i++) {
		const struct fw_section *sec = &img->sections[i];

		printf("%-8s %-6s %6u %6u\n", sec->name,
		       sec->method == FW_PACKED ? "packed" : "stored",
		       (unsigned)sec->length, (unsigned)sec->stored);
	}
	return 0;
}

static int sum(const char *path, const struct fw_image *img)
{
	int rc = 0;

	for (unsigned i = 0; i < img->count; i++) {
		const struct fw_section *sec = &img->sections[i];
		const char *why = NULL;
		uint8_t *data;

		if (fw_load_section(path, sec, &data, &why) != 0) {
			rc = complain(path, sec->name, why);
			continue;
		}
		printf("%08x %s\n", (unsigned)fw_checksum(data, sec->length), sec->name);
		free(data);
	}
	return rc;
}

static int cat(const char *path, const struct fw_image *img, const char *name)
{
	for (unsigned i = 0; i < img->count; i++) {
		const struct fw_section *sec = &img->sections[i];
		const char *why = NULL;
		uint8_t *data;

		if (strcmp(sec->name, name) != 0)
			continue;
		if (fw_load_section(path, sec, &data, &why) != 0)
			return complain(path, name, why);
		fwrite(data, 1, sec->length, stdout);
		free(data);
		return 0;
	}
	return complain(path, name, "no such section");
}

int main(int argc, char **argv)
{
	struct fw_image img;
	const char *why = NULL;

	if (argc < 3)
		return usage();
	if (fw_read_table(argv[2], &img, &why) != 0)
		return complain(argv[2], NULL, why);
	if (argc == 3 && strcmp(argv[1], "list") == 0)
		return list(&img);
	if (argc == 3 && strcmp(argv[1], "sum") == 0)
		return sum(argv[2], &img);
	if (argc == 4 && strcmp(argv[1], "cat") == 0)
		return cat(argv[2], &img, argv[3]);
	return usage();
}
