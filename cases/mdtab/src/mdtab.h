/* mdtab - tidy the pipe tables of a text file */

#define MAXCOL  16
#define MAXLINE 2048
#define MAXWIDE 60

#define A_NONE   0
#define A_LEFT   1
#define A_RIGHT  2
#define A_CENTER 3

#define E_OK     0
#define E_COLS   1
#define E_WIDE   2
#define E_MEM    3
#define E_SEP    4
#define E_RAGGED 5

struct row {
	struct row *next;
	int ncell;
	char **cell;
};

extern char *fields[];
extern int nfields;

extern int split();
extern int issep();
extern int t_begin();
extern int t_row();
extern void t_print();
extern void t_end();
