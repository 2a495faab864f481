/*
 * argpolicy: decides whether a command line is allowed.
 */
#ifndef ARGPOLICY_POLICY_H
#define ARGPOLICY_POLICY_H

#include <stdbool.h>
#include <stddef.h>

#define MAX_RULES	64
#define MAX_PATTERN	128

#define MODE_RUN	0x01	/* argpolicy cmd args... */
#define MODE_SHELL	0x02	/* argpolicy -s cmd args...: args are escaped */
#define MODE_EDIT	0x04	/* argpolicy -e file... */

enum verdict { VERDICT_NOMATCH, VERDICT_ALLOW, VERDICT_DENY };

struct rule {
	enum verdict verdict;
	char cmd[MAX_PATTERN];
	char args[MAX_PATTERN];		/* pattern for all arguments, joined */
};

struct policy {
	struct rule rules[MAX_RULES];
	int nrules;
};

struct request {
	int mode;
	const char *cmd;
	char *args;			/* joined with blanks, NULL when none */
};

/* policy.c */
int policy_load(struct policy *pol, const char *path);
enum verdict policy_check(const struct policy *pol, const struct request *req,
    int *rule);
bool glob_match(const char *pat, const char *str);

/* request.c */
int request_init(struct request *req, int mode, int argc, char *argv[]);
void request_free(struct request *req);

#endif
