#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "policy.h"

static const char *const verdicts[] = {
	[VERDICT_NOMATCH] = "no rule",
	[VERDICT_ALLOW] = "allow",
	[VERDICT_DENY] = "deny",
};

static int
usage(void)
{
	fprintf(stderr, "usage: argpolicy [-e | -s] [-r rules] [command] args...\n");
	return 2;
}

int
main(int argc, char *argv[])
{
	const char *rules = "rules.conf";
	static struct policy pol;
	struct request req;
	enum verdict verdict;
	int ch, rule, mode = MODE_RUN;

	while ((ch = getopt(argc, argv, "+er:s")) != -1) {
		switch (ch) {
		case 'e':
			mode = MODE_EDIT;
			break;
		case 'r':
			rules = optarg;
			break;
		case 's':
			mode = MODE_RUN | MODE_SHELL;
			break;
		default:
			return usage();
		}
	}
	if (policy_load(&pol, rules) == -1)
		return 2;
	if (request_init(&req, mode, argc - optind, argv + optind) == -1)
		return usage();

	verdict = policy_check(&pol, &req, &rule);
	printf("command: %s\n", req.cmd);
	if (req.args != NULL)
		printf("arguments: %s (%zu)\n", req.args, strlen(req.args));
	printf("verdict: %s", verdicts[verdict]);
	if (rule > 0)
		printf(" by rule %d", rule);
	putchar('\n');
	request_free(&req);
	return verdict == VERDICT_ALLOW ? 0 : 1;
}
