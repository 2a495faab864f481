#include "sess.h"

#include <stdlib.h>
#include <string.h>

void
daemon_init(struct daemon *d)
{
	memset(d, 0, sizeof(*d));
	TAILQ_INIT(&d->sessions);
	TAILQ_INIT(&d->timers);
}

void
daemon_done(struct daemon *d)
{
	struct sess *s;

	while ((s = TAILQ_FIRST(&d->sessions)) != NULL)
		sess_close(d, s);
}

struct sess *
sess_lookup(struct daemon *d, const char *name)
{
	struct sess *s;

	TAILQ_FOREACH(s, &d->sessions, entry)
		if (strcmp(s->name, name) == 0)
			return (s);
	return (NULL);
}

struct sess *
sess_open(struct daemon *d, const char *name)
{
	struct sess *s;

	if (strlen(name) > SESS_NAMELEN)
		return (NULL);
	if ((s = calloc(1, sizeof(*s))) == NULL)
		return (NULL);
	strcpy(s->name, name);
	TAILQ_INSERT_TAIL(&d->sessions, s, entry);
	d->opened++;
	return (s);
}

void
sess_close(struct daemon *d, struct sess *s)
{
	timer_cancel(d, s);
	TAILQ_REMOVE(&d->sessions, s, entry);
	free(s);
	d->closed++;
}

/* How much of n bytes may go out. */
static unsigned long
sess_admit(struct sess *s, unsigned long n)
{
	if (SESS_ISSET(s, PAUSED))
		return (0);
	if (!SESS_ISSET(s, LIMITED))
		return (n);
	if (n > s->quota)
		n = s->quota;
	s->quota -= n;
	return (n);
}

unsigned long
sess_send(struct sess *s, unsigned long n)
{
	struct sess *m;

	n = sess_admit(s, n);
	s->tx += n;
	for (m = s->mirror; m != NULL; m = m->mirror)
		m->rx += n;
	return (n);
}

/* What from sends goes to to as well. A ring of mirrors is refused. */
int
sess_mirror(struct sess *from, struct sess *to)
{
	struct sess *m;

	for (m = to; m != NULL; m = m->mirror)
		if (m == from)
			return (-1);
	from->mirror = to;
	return (0);
}
