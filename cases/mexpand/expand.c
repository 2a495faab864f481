/*
 *  expand.c - who gets the mail
 */
#include <stdio.h>
#include <string.h>
#include "defs.h"

static int depth = 0;

/*
 *  user+detail is delivered to user, and \user to the user even if there is
 *  an alias of that name.
 */
static int
baseuser(text, user)
	char *text, *user;
{
	char *plus;
	int literal;

	literal = *text == '\\';
	strcpy(user, text + literal);
	plus = strchr(user, '+');
	if (plus != NULL && plus > user)
		*plus = '\0';
	return literal;
}

static void
deliver(how, to)
	char *how, *to;
{
	int i;

	for (i = 0; i < depth; i++)
		fputs("  ", stdout);
	printf("%s %s\n", how, to);
}

static void
local(text)
	char *text;
{
	char user[NAMELEN];
	struct alias *ap;

	if (baseuser(text, user) || (ap = findalias(user)) == NULL) {
		deliver("local", user);
		return;
	}
	if (ap->a_busy) {
		deliver("loop", user);
		nerrors++;
		return;
	}
	expand(ap);
}

static void
remote(text)
	char *text;
{
	char *at;

	at = strrchr(text, '@');
	if (at != NULL && (samename(at + 1, "localhost") || samename(at + 1, "here"))) {
		*at = '\0';
		local(text);
		*at = '@';
		return;
	}
	if (at != NULL && at[1] == '\0') {
		deliver("bad", text);
		nerrors++;
		return;
	}
	deliver(at != NULL ? "smtp" : "uucp", text);
}

void
expand(ap)
	struct alias *ap;
{
	int i;
	struct member *mp;

	if (depth >= MAXDEPTH) {
		deliver("too deep", ap->a_name);
		nerrors++;
		return;
	}
	deliver("alias", ap->a_name);
	ap->a_busy = 1;
	depth++;
	for (i = 0; i < ap->a_nmemb; i++) {
		mp = &ap->a_memb[i];
		switch (mp->m_kind) {
		case A_USER:
			local(mp->m_text);
			break;
		case A_REMOTE:
			remote(mp->m_text);
			break;
		case A_FILE:
			deliver("file", mp->m_text);
			break;
		case A_PIPE:
			deliver("pipe", mp->m_text + 1);
			break;
		}
	}
	depth--;
	ap->a_busy = 0;
}
