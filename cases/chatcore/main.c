/* main.c -- runs the server over a transcript of "nick verb args".  */

#include "chat.h"

#include <stdio.h>
#include <string.h>

static int
handle_line (struct server *srv, char *line)
{
  struct request req;
  char *nick = next_word (&line);

  if (*nick == '\0' || *nick == ';')
    return 0;
  printf ("> %s %s\n", nick, line);
  req.from = user_find (srv, nick);
  if (req.from == NULL)
    req.from = user_add (srv, nick);
  if (req.from == NULL)
    {
      printf ("  bad nick\n");
      return 1;
    }
  req.args = line;
  req.verb = next_word (&req.args);
  return command_run (srv, &req);
}

int
main (void)
{
  struct server srv = { NULL, NULL };
  char line[256];
  int refused = 0;

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      line[strcspn (line, "\r\n")] = '\0';
      refused += handle_line (&srv, line);
    }
  while (srv.users != NULL)
    user_remove (&srv, srv.users);
  printf ("%d refused\n", refused);
  return 0;
}
