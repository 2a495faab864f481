/*
 * The rules file: one rule in a line,
 *	allow|deny command [argument pattern]
 * The last rule that matches wins.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "policy.h"

static char *
next_word(char **sp)
{
	char *s = *sp, *word;

	while (isspace((unsigned char)*s))
		s++;
	word = s;
	while (*s != '\0' && !isspace((unsigned char)*s))
		s++;
	if (*s != '\0')
		*s++ = '\0';
	*sp = s;
	return word;
}

static int
parse_rule(struct rule *rule, char *line)
{
	char *word, *cmd;
	size_t len;

	word = next_word(&line);
	if (strcmp(word, "allow") == 0)
		rule->verdict = VERDICT_ALLOW;
	else if (strcmp(word, "deny") == 0)
		rule->verdict = VERDICT_DENY;
	else
		return -1;

	cmd = next_word(&line);
	if (*cmd == '\0' || strlen(cmd) >= sizeof(rule->cmd))
		return -1;
	memcpy(rule->cmd, cmd, strlen(cmd) + 1);

	/* what is left is the argument pattern, blanks and all */
	while (isspace((unsigned char)*line))
		line++;
	len = strlen(line);
	while (len > 0 && isspace((unsigned char)line[len - 1]))
		line[--len] = '\0';
	if (len >= sizeof(rule->args))
		return -1;
	memcpy(rule->args, line, len + 1);
	return 0;
}

int
policy_load(struct policy *pol, const char *path)
{
	char line[512];
	FILE *fp;
	int lineno = 0;

	pol->nrules = 0;
	if ((fp = fopen(path, "r")) == NULL) {
		perror(path);
		return -1;
	}
	while (fgets(line, sizeof(line), fp) != NULL) {
		char *p = line;

		lineno++;
		while (isspace((unsigned char)*p))
			p++;
		if (*p == '\0' || *p == '#')
			continue;
		if (pol->nrules == MAX_RULES ||
		    parse_rule(&pol->rules[pol->nrules], p) == -1) {
			fprintf(stderr, "%s: bad rule in line %d\n", path, lineno);
			fclose(fp);
			return -1;
		}
		pol->nrules++;
	}
	fclose(fp);
	return 0;
}

/* '*' is any text, '?' any character, '\' takes the next one literally */
bool
glob_match(const char *pat, const char *str)
{
	const char *star = NULL, *back = NULL;

	while (*str != '\0') {
		const char *p = pat;

		if (*p == '*') {
			star = ++pat;
			back = str;
			continue;
		}
		if (*p == '\\' && p[1] != '\0')
			p++;
		if (*p != '\0' && (*p == *str || (*p == '?' && p == pat))) {
			pat = p + 1;
			str++;
		} else if (star != NULL) {
			pat = star;
			str = ++back;
		} else {
			return false;
		}
	}
	while (*pat == '*')
		pat++;
	return *pat == '\0';
}

enum verdict
policy_check(const struct policy *pol, const struct request *req, int *rulep)
{
	const char *args = req->args != NULL ? req->args : "";
	enum verdict verdict = VERDICT_NOMATCH;
	int i;

	*rulep = 0;
	for (i = 0; i < pol->nrules; i++) {
		const struct rule *rule = &pol->rules[i];

		if (!glob_match(rule->cmd, req->cmd))
			continue;
		if (rule->args[0] != '\0' && !glob_match(rule->args, args))
			continue;
		verdict = rule->verdict;
		*rulep = i + 1;
	}
	return verdict;
}
