#include <stdio.h>
#include <string.h>

struct user { const char *name; int level; };
static struct user users[] = { { "root", 9 }, { "guest", 1 } };

static struct user *find_user(const char *name)
{
    for (size_t i = 0; i < sizeof users / sizeof *users; i++)
        if (strcmp(users[i].name, name) == 0)
            return &users[i];
    return NULL;
}

static int level_of(const char *name)
{
    struct user *user = find_user(name);

    return user->level;
}

static int grant(const char *name, int wanted)
{
    struct user *user = find_user(name);
    int level;

    if (user == NULL)
        return -1;
    level = level_of(name);
    return level >= wanted ? 0 : -1;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    if (argc > 2)
        return grant(argv[1], 3) == 0 ? 0 : 1;
    printf("%d\n", level_of(argv[1]));
    return 0;
}
