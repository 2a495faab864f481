#include <stdio.h>

#include "host.h"

static void
putaddr(addr)
	unsigned long addr;
{
	printf("%lu.%lu.%lu.%lu", addr >> 24 & 255, addr >> 16 & 255,
	    addr >> 8 & 255, addr & 255);
}

static void
putlease(ttl)
	long ttl;
{
	if (ttl == FOREVER)
		printf(" forever");
	else if (ttl % 3600 == 0)
		printf(" %ldh", ttl / 3600);
	else
		printf(" %lds", ttl);
}

static void
puthost(h)
	struct host *h;
{
	int i;

	putaddr(h->addr);
	printf(" %s", h->name);
	if (h->gateway != 0) {
		printf(" via ");
		putaddr(h->gateway);
	}
	if (h->reserved) {
		putchar(' ');
		for (i = 0; i < HALEN; i++)
			printf("%02x", h->ha[i]);
		putlease(h->ttl);
	}
	putchar('\n');
}

void
report(list, summary)
	struct host *list;
	int summary;
{
	struct host *h;
	int hosts, reserved, ending;

	hosts = reserved = ending = 0;
	for (h = list; h != NULL; h = h->next) {
		hosts++;
		if (h->reserved)
			reserved++;
		if (h->reserved && h->ttl != FOREVER)
			ending++;
		if (!summary)
			puthost(h);
	}
	if (summary)
		printf("%d hosts, %d reserved, %d leases that end\n",
		    hosts, reserved, ending);
}
