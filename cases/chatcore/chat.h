/* chat.h -- the core of a small chat server.  */

#ifndef CHAT_H
#define CHAT_H 1

#include <stddef.h>

#define NICK_MAX 16
#define ROOM_MAX 24
#define TOPIC_MAX 80

#define MEMBER_OPERATOR 1u
#define MEMBER_MUTED 2u

struct user
{
  char nick[NICK_MAX + 1];
  unsigned int sent;
  struct user *next;
};

struct member
{
  struct user *user;
  unsigned int flags;
  struct member *next;
};

struct room
{
  char name[ROOM_MAX + 1];
  char topic[TOPIC_MAX + 1];
  struct member *members;
  struct room *next;
};

struct server
{
  struct user *users;
  struct room *rooms;
};

/* One request: who says what.  */
struct request
{
  struct user *from;
  char *verb;
  char *args;
};

/* users.c */
extern struct user *user_find (struct server *, const char *nick);
extern struct user *user_add (struct server *, const char *nick);
extern void user_remove (struct server *, struct user *);

/* rooms.c */
extern struct room *room_find (struct server *, const char *name);
extern struct room *room_add (struct server *, const char *name);
extern struct member *room_member (struct room *, const struct user *);
extern struct member *room_member_by_nick (struct room *, const char *nick);
extern struct member *room_join (struct room *, struct user *);
extern void room_part (struct server *, struct room *, struct member *);
extern void room_say (struct room *, const struct user *from,
                      const char *text);

/* commands.c */
extern int command_run (struct server *, struct request *);
extern char *next_word (char **);

#endif /* CHAT_H */
