#ifndef SESS_H
#define SESS_H

#include <sys/queue.h>
#include <stddef.h>

#define SESS_NAMELEN 15

#define SESS_F_PAUSED	0x01
#define SESS_F_LIMITED	0x02

#define SESS_ISSET(s, f)  (((s)->flags & SESS_F_##f) != 0)
#define SESS_SET(s, f)	  ((s)->flags |= SESS_F_##f)
#define SESS_CLR(s, f)	  ((s)->flags &= ~SESS_F_##f)

struct timer;

struct sess {
	TAILQ_ENTRY(sess)	 entry;
	char			 name[SESS_NAMELEN + 1];
	unsigned		 flags;
	unsigned long		 tx;
	unsigned long		 rx;
	unsigned long		 quota;
	struct sess		*mirror;
	struct timer		*idle;
};

struct timer {
	TAILQ_ENTRY(timer)	 entry;
	unsigned long		 due;
	unsigned long		 every;
	struct sess		*sess;
};

TAILQ_HEAD(sess_list, sess);
TAILQ_HEAD(timer_list, timer);

struct daemon {
	struct sess_list	 sessions;
	struct timer_list	 timers;
	unsigned long		 now;
	unsigned		 opened;
	unsigned		 closed;
};

void		 daemon_init(struct daemon *);
void		 daemon_done(struct daemon *);
struct sess	*sess_lookup(struct daemon *, const char *);
struct sess	*sess_open(struct daemon *, const char *);
void		 sess_close(struct daemon *, struct sess *);
unsigned long	 sess_send(struct sess *, unsigned long);
int		 sess_mirror(struct sess *, struct sess *);

int		 timer_arm(struct daemon *, struct sess *, unsigned long);
void		 timer_cancel(struct daemon *, struct sess *);
void		 timer_touch(struct daemon *, struct sess *);
void		 timer_run(struct daemon *, unsigned long);

#endif
