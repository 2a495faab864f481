main(argc, argv)
char **argv;
{
	register int i;
	extern int errno;

	for (i = 1; i < argc; i++)
		if (*argv[i] == '-')
			switch (argv[i][1]) {
			case 'x': xflag++; break;
			case '\0': usage(); /* FALLTHROUGH */
			}
		else
			(*handler[i])(argv[i]);
	exit(0);
}
static char *
find(table, key, n)
	struct entry table[];
	char *key;
{
	struct entry *e = table + n;
	while (--e >= table && strcmp(e->key, key)) ;
	return e < table ? (char *) 0 : e->value;
}
