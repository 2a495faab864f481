#include "sess.h"

#include <stdio.h>
#include <stdlib.h>

/* The list is kept in the order in which timers are due. */
static void
timer_insert(struct daemon *d, struct timer *t)
{
	struct timer *at;

	TAILQ_FOREACH(at, &d->timers, entry)
		if (at->due > t->due) {
			TAILQ_INSERT_BEFORE(at, t, entry);
			return;
		}
	TAILQ_INSERT_TAIL(&d->timers, t, entry);
}

int
timer_arm(struct daemon *d, struct sess *s, unsigned long every)
{
	struct timer *t;

	timer_cancel(d, s);
	if ((t = calloc(1, sizeof(*t))) == NULL)
		return (-1);
	t->every = every;
	t->due = d->now + every;
	t->sess = s;
	s->idle = t;
	timer_insert(d, t);
	return (0);
}

void
timer_cancel(struct daemon *d, struct sess *s)
{
	if (s->idle == NULL)
		return;
	TAILQ_REMOVE(&d->timers, s->idle, entry);
	free(s->idle);
	s->idle = NULL;
}

void
timer_touch(struct daemon *d, struct sess *s)
{
	if (s->idle == NULL)
		return;
	TAILQ_REMOVE(&d->timers, s->idle, entry);
	s->idle->due = d->now + s->idle->every;
	timer_insert(d, s->idle);
}

void
timer_run(struct daemon *d, unsigned long until)
{
	struct timer *t;

	while ((t = TAILQ_FIRST(&d->timers)) != NULL && t->due <= until) {
		d->now = t->due;
		printf("%lu: %s idle, closed\n", d->now, t->sess->name);
		sess_close(d, t->sess);
	}
	d->now = until;
}
