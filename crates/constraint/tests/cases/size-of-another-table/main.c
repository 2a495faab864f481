#include <stdio.h>
#include <stdlib.h>

#define VOWELS 5
#define TONES 3

static const short vowel_rank[] = { 4, 2, 1, 5, 3 };
static const short tone_rank[TONES] = { 1, 3, 2 };

struct ranking {
    const short *rank;
    unsigned size;
    float ratio;
};

static void rank_vowels(struct ranking *ranking)
{
    ranking->rank = vowel_rank;
    ranking->size = VOWELS;
    ranking->ratio = 0.5f;
}

static void rank_tones(struct ranking *ranking)
{
    ranking->rank = tone_rank;
    ranking->size = VOWELS;
    ranking->ratio = 0.25f;
}

static int rank_of(const struct ranking *ranking, unsigned order)
{
    if (order < ranking->size)
        return ranking->rank[order];
    return -1;
}

int main(int argc, char **argv)
{
    struct ranking ranking;

    if (argc != 3)
        return 1;
    if (argv[1][0] == 'v')
        rank_vowels(&ranking);
    else
        rank_tones(&ranking);
    printf("%d\n", rank_of(&ranking, (unsigned)atoi(argv[2])));
    return 0;
}
