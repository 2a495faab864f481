/*
 * One entry of the host table.  An entry is one line,
 *
 *	printer:ip=10.0.0.9:ha=00a0c91432fe:gw=10.0.0.1:ttl=86400:
 *
 * with the tags in any order.  Only ip is required.  ha makes the entry a
 * reservation; without it the address is configured on the host itself.
 * ttl is the lease in seconds, and a lease without ttl never ends.
 */

#define	NAMELEN		32		/* with the terminator */
#define	HALEN		6
#define	MAXTTL		31536000L	/* a year */
#define	FOREVER		0L

struct host {
	char name[NAMELEN];
	unsigned long addr;
	unsigned long gateway;		/* 0: none */
	int reserved;
	unsigned char ha[HALEN];	/* if reserved */
	long ttl;			/* FOREVER: does not end */
	struct host *next;
};

/* host.c */
struct host *newhost();
struct host *addhost();
void freehosts();

/* parse.c */
int parseline();

/* report.c */
void report();
