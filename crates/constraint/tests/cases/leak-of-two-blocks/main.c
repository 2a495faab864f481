#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person {
    char *name;
    char *mail;
    char *phone;
};

static void person_clear(struct person *person)
{
    free(person->name);
    memset(person, 0, sizeof *person);
}

static char *field(const char *text, int nth)
{
    const char *end;

    while (nth-- > 0) {
        text = strchr(text, ';');
        if (text == NULL)
            return NULL;
        text++;
    }
    end = strchr(text, ';');
    return end ? strndup(text, (size_t)(end - text)) : strdup(text);
}

int main(int argc, char **argv)
{
    struct person person;

    if (argc < 2)
        return 1;
    person.name = field(argv[1], 0);
    person.mail = field(argv[1], 1);
    person.phone = field(argv[1], 2);
    printf("%s <%s> %s\n", person.name, person.mail ? person.mail : "", person.phone ? person.phone : "");
    person_clear(&person);
    return 0;
}
