/* bib.h - library records in exchange format (after ISO 2709) */

#define LEADER	24		/* bytes of leader */
#define DIRENT	12		/* tag 3, length 4, start 5 */
#define FT	'\036'		/* ends a field, and the directory */
#define RT	'\035'		/* ends a record */
#define SF	'\037'		/* starts a subfield */

#define MAXREC	99999L

typedef struct rec {
	char	*base;		/* whole record, as read */
	long	len;		/* of the record */
	char	*data;		/* base + data address */
	int	nfield;		/* entries in directory */
	char	status, type;
} REC;

typedef struct field {
	char	tag[4];
	char	*text;		/* not terminated */
	long	len;		/* without the field terminator */
} FIELD;

extern int errs;

/* rec.c */
extern long num(char *s, int n);
extern REC *getrec(FILE *fp);
extern int getfield(REC *r, int i, FIELD *f);
extern void freerec(REC *r);

/* show.c */
extern int show(REC *r, char *want);
extern int titles(REC *r);
extern int count(REC *r);
