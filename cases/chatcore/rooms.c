/* rooms.c -- rooms and who is in them.  */

#include "chat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct room *
room_find (struct server *srv, const char *name)
{
  struct room *r;

  for (r = srv->rooms; r != NULL; r = r->next)
    if (strcmp (r->name, name) == 0)
      return r;
  return NULL;
}

struct room *
room_add (struct server *srv, const char *name)
{
  struct room *r;

  if (name[0] != '#' || name[1] == '\0' || strlen (name) > ROOM_MAX)
    return NULL;
  r = calloc (1, sizeof *r);
  if (r == NULL)
    return NULL;
  strcpy (r->name, name);
  r->next = srv->rooms;
  srv->rooms = r;
  return r;
}

static void
room_remove (struct server *srv, struct room *gone)
{
  struct room **link;

  for (link = &srv->rooms; *link != NULL; link = &(*link)->next)
    if (*link == gone)
      {
        *link = gone->next;
        free (gone);
        return;
      }
}

struct member *
room_member (struct room *r, const struct user *u)
{
  struct member *m;

  for (m = r->members; m != NULL; m = m->next)
    if (m->user == u)
      return m;
  return NULL;
}

struct member *
room_member_by_nick (struct room *r, const char *nick)
{
  struct member *m;

  for (m = r->members; m != NULL; m = m->next)
    if (strcmp (m->user->nick, nick) == 0)
      return m;
  return NULL;
}

/* The first to enter a room is its operator.  */
struct member *
room_join (struct room *r, struct user *u)
{
  struct member *m = calloc (1, sizeof *m);
  struct member **link = &r->members;

  if (m == NULL)
    return NULL;
  m->user = u;
  if (r->members == NULL)
    m->flags |= MEMBER_OPERATOR;
  while (*link != NULL)
    link = &(*link)->next;
  *link = m;
  return m;
}

/* Takes M out of R.  The next in line inherits the room, and an empty
   room is removed.  */
void
room_part (struct server *srv, struct room *r, struct member *gone)
{
  struct member **link = &r->members;
  unsigned int heir = gone->flags & MEMBER_OPERATOR;

  while (*link != NULL && *link != gone)
    link = &(*link)->next;
  if (*link != NULL)
    *link = gone->next;
  free (gone);
  if (r->members == NULL)
    room_remove (srv, r);
  else
    r->members->flags |= heir;
}

void
room_say (struct room *r, const struct user *from, const char *text)
{
  struct member *m;

  for (m = r->members; m != NULL; m = m->next)
    if (m->user != from)
      printf ("  %s <- %s %s: %s\n", m->user->nick, r->name, from->nick, text);
}
