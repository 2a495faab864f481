#include <stdlib.h>
#include <string.h>

#include "host.h"

struct host *
newhost(name)
	char *name;
{
	struct host *h;

	h = (struct host *)malloc(sizeof(struct host));
	if (h == NULL)
		return NULL;
	strncpy(h->name, name, NAMELEN - 1);
	h->name[NAMELEN - 1] = '\0';
	h->addr = 0;
	h->gateway = 0;
	h->reserved = 0;
	h->next = NULL;
	return h;
}

/*
 * Put a host into the list, which is kept in order of addresses.  Gives the
 * entry that has the address already, or NULL when the new one went in.
 */
struct host *
addhost(list, h)
	struct host **list;
	struct host *h;
{
	while (*list != NULL && (*list)->addr < h->addr)
		list = &(*list)->next;
	if (*list != NULL && (*list)->addr == h->addr)
		return *list;
	h->next = *list;
	*list = h;
	return NULL;
}

void
freehosts(list)
	struct host *list;
{
	struct host *next;

	for (; list != NULL; list = next) {
		next = list->next;
		free(list);
	}
}
