/* commands.c -- what users may ask for.  */

#include "chat.h"

#include <stdio.h>
#include <string.h>

char *
next_word (char **rest)
{
  char *word = *rest + strspn (*rest, " ");
  char *end = word + strcspn (word, " ");

  if (*end != '\0')
    *end++ = '\0';
  *rest = end + strspn (end, " ");
  return word;
}

static int
refuse (const struct request *req, const char *why)
{
  printf ("  %s: %s %s\n", req->from->nick, req->verb, why);
  return 1;
}

/* The room named by the next word, and the sender's place in it.  */
static struct room *
own_room (struct server *srv, struct request *req, struct member **self)
{
  struct room *r = room_find (srv, next_word (&req->args));

  if (r == NULL)
    {
      refuse (req, "no such room");
      return NULL;
    }
  *self = room_member (r, req->from);
  if (*self == NULL)
    {
      refuse (req, "not in the room");
      return NULL;
    }
  return r;
}

static int
cmd_join (struct server *srv, struct request *req)
{
  const char *name = next_word (&req->args);
  struct room *r = room_find (srv, name);

  if (r == NULL)
    r = room_add (srv, name);
  if (r == NULL)
    return refuse (req, "bad room name");
  if (room_member (r, req->from) != NULL)
    return refuse (req, "already there");
  if (room_join (r, req->from) == NULL)
    return refuse (req, "failed");
  room_say (r, req->from, "joins");
  if (r->topic[0] != '\0')
    printf ("  %s <- %s topic: %s\n", req->from->nick, r->name, r->topic);
  return 0;
}

static int
cmd_part (struct server *srv, struct request *req)
{
  struct member *self;
  struct room *r = own_room (srv, req, &self);

  if (r == NULL)
    return 1;
  room_say (r, req->from, "leaves");
  room_part (srv, r, self);
  return 0;
}

static int
cmd_say (struct server *srv, struct request *req)
{
  struct member *self;
  struct room *r = own_room (srv, req, &self);

  if (r == NULL)
    return 1;
  if (self->flags & MEMBER_MUTED)
    return refuse (req, "muted");
  req->from->sent++;
  room_say (r, req->from, req->args);
  return 0;
}

static int
cmd_tell (struct server *srv, struct request *req)
{
  struct user *to = user_find (srv, next_word (&req->args));

  if (to == NULL)
    return refuse (req, "no such nick");
  req->from->sent++;
  printf ("  %s <- %s: %s\n", to->nick, req->from->nick, req->args);
  return 0;
}

static int
cmd_topic (struct server *srv, struct request *req)
{
  struct member *self;
  struct room *r = own_room (srv, req, &self);

  if (r == NULL)
    return 1;
  if (!(self->flags & MEMBER_OPERATOR))
    return refuse (req, "needs the operator");
  if (strlen (req->args) > TOPIC_MAX)
    return refuse (req, "too long");
  strcpy (r->topic, req->args);
  room_say (r, req->from, "sets the topic");
  return 0;
}

static int
cmd_mute (struct server *srv, struct request *req)
{
  struct member *self, *other;
  struct room *r = own_room (srv, req, &self);

  if (r == NULL)
    return 1;
  if (!(self->flags & MEMBER_OPERATOR))
    return refuse (req, "needs the operator");
  other = room_member_by_nick (r, next_word (&req->args));
  if (other == NULL)
    return refuse (req, "no such member");
  other->flags ^= MEMBER_MUTED;
  room_say (r, req->from, other->flags & MEMBER_MUTED ? "mutes" : "unmutes");
  return 0;
}

static int
cmd_kick (struct server *srv, struct request *req)
{
  struct member *self, *other;
  struct room *r = own_room (srv, req, &self);
  char *nick;

  if (r == NULL)
    return 1;
  if (!(self->flags & MEMBER_OPERATOR))
    return refuse (req, "needs the operator");
  nick = next_word (&req->args);
  if (user_find (srv, nick) == NULL)
    return refuse (req, "no such nick");
  other = room_member_by_nick (r, nick);
  if (other == self)
    return refuse (req, "is for others");
  room_say (r, req->from, *req->args != '\0' ? req->args : "kicks");
  room_part (srv, r, other);
  return 0;
}

static int
cmd_who (struct server *srv, struct request *req)
{
  struct room *r = room_find (srv, next_word (&req->args));
  struct member *m;

  if (r == NULL)
    return refuse (req, "no such room");
  for (m = r->members; m != NULL; m = m->next)
    printf ("  %s%s%s %u\n", m->flags & MEMBER_OPERATOR ? "@" : "",
            m->user->nick, m->flags & MEMBER_MUTED ? "-" : "",
            m->user->sent);
  return 0;
}

static int
cmd_quit (struct server *srv, struct request *req)
{
  user_remove (srv, req->from);
  return 0;
}

static const struct
{
  const char *verb;
  int (*run) (struct server *, struct request *);
} commands[] =
{
  { "join", cmd_join },
  { "part", cmd_part },
  { "say", cmd_say },
  { "tell", cmd_tell },
  { "topic", cmd_topic },
  { "mute", cmd_mute },
  { "kick", cmd_kick },
  { "who", cmd_who },
  { "quit", cmd_quit }
};

int
command_run (struct server *srv, struct request *req)
{
  size_t i;

  for (i = 0; i < sizeof commands / sizeof commands[0]; i++)
    if (strcmp (commands[i].verb, req->verb) == 0)
      return commands[i].run (srv, req);
  return refuse (req, "is unknown");
}
