#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Sections borrow the root's list of folders. */
struct folder {
	char name[16];
	struct folder *next;
};

struct section {
	char title[16];
	struct folder *folders;
};

struct root {
	struct folder *folders;
	struct section *section;
};

static void drop_folders(struct folder *f)
{
	while (f) {
		struct folder *next = f->next;

		free(f);
		f = next;
	}
}

static void drop_section(struct section *s)
{
	drop_folders(s->folders);
	free(s);
}

static int set_section(struct root *r, const char *title)
{
	if (r->section)
		drop_section(r->section);
	r->section = calloc(1, sizeof *r->section);
	if (!r->section)
		return -1;
	strncpy(r->section->title, title, sizeof r->section->title - 1);
	r->section->folders = r->folders;
	return 0;
}

static int add_folder(struct root *r, const char *name)
{
	struct folder *f = calloc(1, sizeof *f);

	if (!f)
		return -1;
	strncpy(f->name, name, sizeof f->name - 1);
	f->next = r->folders;
	r->folders = f;
	return 0;
}

static void show(const struct root *r)
{
	const struct folder *f;

	for (f = r->folders; f; f = f->next)
		printf("%s\n", f->name);
}

static void drop_root(struct root *r)
{
	if (r->section) {
		r->section->folders = NULL;
		drop_section(r->section);
	}
	drop_folders(r->folders);
}

int main(int argc, char **argv)
{
	struct root r = { NULL, NULL };
	char word[16], name[16];
	FILE *f = argc > 1 ? fopen(argv[1], "r") : NULL;

	if (!f)
		return 2;
	while (fscanf(f, "%15s %15s", word, name) == 2) {
		if (!strcmp(word, "folder"))
			add_folder(&r, name);
		else if (!strcmp(word, "section"))
			set_section(&r, name);
		else
			show(&r);
	}
	fclose(f);
	drop_root(&r);
	return 0;
}
