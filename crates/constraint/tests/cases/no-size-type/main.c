static const short ranks[] = { 4, 2, 1, 5, 3 };

static int rank_of(int order)
{
    if (order > 5)
        return -1;
    return ranks[order];
}

int main(int argc, char **argv)
{
    (void)argv;
    return rank_of(argc + 3);
}
