/* users.c -- who is connected.  */

#include "chat.h"

#include <stdlib.h>
#include <string.h>

struct user *
user_find (struct server *srv, const char *nick)
{
  struct user *u;

  for (u = srv->users; u != NULL; u = u->next)
    if (strcmp (u->nick, nick) == 0)
      return u;
  return NULL;
}

struct user *
user_add (struct server *srv, const char *nick)
{
  struct user *u;

  if (strlen (nick) > NICK_MAX)
    return NULL;
  u = calloc (1, sizeof *u);
  if (u == NULL)
    return NULL;
  strcpy (u->nick, nick);
  u->next = srv->users;
  srv->users = u;
  return u;
}

void
user_remove (struct server *srv, struct user *gone)
{
  struct user **link;
  struct room *r, *next;

  for (r = srv->rooms; r != NULL; r = next)
    {
      struct member *m = room_member (r, gone);

      next = r->next;
      if (m != NULL)
        room_part (srv, r, m);
    }
  for (link = &srv->users; *link != NULL; link = &(*link)->next)
    if (*link == gone)
      {
        *link = gone->next;
        free (gone);
        return;
      }
}
