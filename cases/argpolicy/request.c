#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "policy.h"

/*
 * Join the arguments with blanks in between.  In shell mode the front end
 * has put a backslash before every special character; they are taken away
 * here, but an escaped blank stays escaped so that it does not look like the
 * end of an argument.
 */
static char *
join_args(int mode, int argc, char *argv[])
{
	char *to, *from, *joined;
	size_t size = 0;
	int i;

	for (i = 0; i < argc; i++)
		size += strlen(argv[i]) + 1;
	if (size == 0)
		return NULL;
	joined = malloc(size);
	if (joined == NULL)
		return NULL;

	if (mode & (MODE_SHELL | MODE_EDIT)) {
		for (to = joined, i = 0; i < argc; i++) {
			from = argv[i];
			while (*from != '\0') {
				if (from[0] == '\\' && !isspace((unsigned char)from[1]))
					from++;
				*to++ = *from++;
			}
			*to++ = ' ';
		}
		*--to = '\0';
	} else {
		for (to = joined, i = 0; i < argc; i++) {
			size_t n = strlen(argv[i]);

			memcpy(to, argv[i], n);
			to += n;
			*to++ = ' ';
		}
		*--to = '\0';
	}
	return joined;
}

int
request_init(struct request *req, int mode, int argc, char *argv[])
{
	req->mode = mode;
	req->args = NULL;
	if (mode & MODE_EDIT) {
		req->cmd = "edit";
	} else {
		if (argc < 1)
			return -1;
		req->cmd = argv[0];
		argc--;
		argv++;
	}
	if (argc > 0) {
		req->args = join_args(mode, argc, argv);
		if (req->args == NULL)
			return -1;
	} else if (mode & MODE_EDIT) {
		return -1;
	}
	return 0;
}

void
request_free(struct request *req)
{
	free(req->args);
	req->args = NULL;
}
