#include <cstdio>
#include <cstdlib>

static const short vowels[] = { 4, 2, 1, 5, 3 };
static const short tones[] = { 1, 3, 2 };
#define VOWELS_SIZE 5
#define TONES_SIZE 3

class Ranking {
public:
    int rankOf(unsigned order) const
    {
        if (order < size)
            return table[order];
        return -1;
    }

protected:
    const short *table;
    unsigned size;
};

class Vowels : public Ranking {
public:
    Vowels();
};

class Tones : public Ranking {
public:
    Tones();
};

class Pitches : public Ranking {
public:
    Pitches();
};

Vowels::Vowels()
{
    table = vowels;
    size = VOWELS_SIZE;
}

Tones::Tones()
{
    table = tones;
    size = TONES_SIZE;
}

Pitches::Pitches()
{
    table = tones;
    size = VOWELS_SIZE;
}

int main(int argc, char **argv)
{
    if (argc != 2)
        return 1;
    Pitches pitches;
    std::printf("%d\n", pitches.rankOf(static_cast<unsigned>(std::atoi(argv[1]))));
    return 0;
}
