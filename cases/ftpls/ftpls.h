/*
 * ftpls - read the LIST output of an FTP server (ls -lR) and print one full
 * path a line, the way a mirror job wants it.
 */

#define PATHLEN	64		/* longest path, with the NUL */
#define LINELEN	512
#define NFIELD	8		/* fields before the name */

struct entry {
	char	type;		/* '-', 'd', 'l' */
	long	size;
	char	*name;		/* points into the line */
	char	*target;	/* of a link, else 0 */
};

extern char	curdir[PATHLEN];
extern int	nfiles, ndirs, nlinks, nbad;
extern long	total;

/* path.c */
extern int	setdir();
extern char	*mkpath();
extern char	*basename1();

/* list.c */
extern int	parse();
extern int	show();
