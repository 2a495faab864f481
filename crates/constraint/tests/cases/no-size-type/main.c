#include "rank.h"

int main(int argc, char **argv)
{
    (void)argv;
    return rank_of(argc + 3);
}
