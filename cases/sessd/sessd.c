#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sess.h"

#define MAXARGS 4

#define CMD(name) static int cmd_##name(struct daemon *d, char **a)
#define NEED(var, word)							\
	struct sess *var = sess_lookup(d, (word));			\
	if (var == NULL)						\
		return (whine("no session", (word)))

static int
whine(const char *what, const char *word)
{
	printf("%s %s\n", what, word);
	return (1);
}

static unsigned long
number(const char *s)
{
	unsigned long n = strtoul(s, NULL, 10);

	return (n > 1000000 ? 1000000 : n);
}

CMD(open)
{
	if (sess_lookup(d, a[0]) != NULL)
		return (whine("already open", a[0]));
	if (sess_open(d, a[0]) == NULL)
		return (whine("bad name", a[0]));
	return (0);
}

CMD(close)
{
	NEED(s, a[0]);
	sess_close(d, s);
	return (0);
}

CMD(send)
{
	unsigned long n, sent;

	NEED(s, a[0]);
	n = number(a[1]);
	sent = sess_send(s, n);
	timer_touch(d, s);
	if (sent < n)
		printf("%s: %lu of %lu sent\n", s->name, sent, n);
	return (0);
}

CMD(mirror)
{
	NEED(from, a[0]);
	NEED(to, a[1]);
	if (sess_mirror(from, to) == -1)
		return (whine("ring of mirrors at", a[0]));
	return (0);
}

CMD(unmirror)
{
	NEED(s, a[0]);
	s->mirror = NULL;
	return (0);
}

CMD(limit)
{
	NEED(s, a[0]);
	SESS_SET(s, LIMITED);
	s->quota = number(a[1]);
	return (0);
}

CMD(pause)
{
	NEED(s, a[0]);
	if (SESS_ISSET(s, PAUSED))
		SESS_CLR(s, PAUSED);
	else
		SESS_SET(s, PAUSED);
	return (0);
}

CMD(idle)
{
	NEED(s, a[0]);
	return (timer_arm(d, s, number(a[1]) + 1));
}

CMD(tick)
{
	timer_run(d, d->now + number(a[0]));
	return (0);
}

CMD(stat)
{
	struct sess *s;

	(void)a;
	TAILQ_FOREACH(s, &d->sessions, entry) {
		printf("%-15s tx %lu rx %lu", s->name, s->tx, s->rx);
		if (s->mirror != NULL)
			printf(" -> %s", s->mirror->name);
		printf("%s\n", SESS_ISSET(s, PAUSED) ? " paused" : "");
	}
	return (0);
}

#define ENTRY(name, args) { #name, args, cmd_##name }
static const struct {
	const char	*name;
	int		 args;
	int		(*run)(struct daemon *, char **);
} commands[] = {
	ENTRY(open, 1), ENTRY(close, 1), ENTRY(send, 2), ENTRY(mirror, 2),
	ENTRY(unmirror, 1), ENTRY(limit, 2), ENTRY(pause, 1), ENTRY(idle, 2),
	ENTRY(tick, 1), ENTRY(stat, 0)
};

static int
run_line(struct daemon *d, char *line)
{
	char *argv[MAXARGS], *word;
	int n = 0;
	size_t i;

	for (word = strtok(line, " \t\r\n"); word != NULL && n < MAXARGS;
	    word = strtok(NULL, " \t\r\n"))
		argv[n++] = word;
	if (n == 0 || argv[0][0] == '#')
		return (0);
	for (i = 0; i < sizeof(commands) / sizeof(commands[0]); i++)
		if (strcmp(commands[i].name, argv[0]) == 0) {
			if (n - 1 != commands[i].args)
				return (whine("usage of", argv[0]));
			return (commands[i].run(d, argv + 1));
		}
	return (whine("unknown", argv[0]));
}

int
main(int argc, char **argv)
{
	struct daemon d;
	char line[128];
	FILE *f;
	int errors = 0;

	if (argc != 2 || (f = fopen(argv[1], "r")) == NULL) {
		fprintf(stderr, "usage: sessd script\n");
		return (2);
	}
	daemon_init(&d);
	while (fgets(line, sizeof(line), f) != NULL)
		errors += run_line(&d, line) != 0;
	fclose(f);
	printf("at %lu: %u opened, %u closed, %d errors\n", d.now, d.opened,
	    d.closed, errors);
	daemon_done(&d);
	return (errors != 0);
}
