#include <stdio.h>
#include <stdlib.h>

struct in { const char *at; int errors; };

static int group(struct in *in)
{
    if (*in->at != '(') {
        in->errors++;
        return -1;
    }
    in->at++;
    while (*in->at == '(')
        if (group(in) != 0)
            return -1;
    if (*in->at != ')')
        return -1;
    in->at++;
    return 0;
}

int main(int argc, char **argv)
{
    struct in in;
    char *text;
    int status;

    (void)argv;
    text = malloc(1000001);
    if (text == NULL)
        return 1;
    for (int i = 0; i < 1000000; i++)
        text[i] = '(';
    text[1000000] = '\0';
    in.at = argc > 1 ? "()" : text;
    in.errors = 0;
    status = group(&in);
    free(text);
    return status != 0;
}
