/*
 *  mexpand - mail alias expander
 */
#define LINELEN   512
#define NAMELEN   32
#define MAXALIAS  64
#define MAXMEMB   24
#define MAXDEPTH  10

#define A_USER    1
#define A_REMOTE  2
#define A_FILE    3
#define A_PIPE    4

struct member {
	int m_kind;
	char *m_text;
};

struct alias {
	char *a_name;
	int a_nmemb;
	int a_busy;
	struct member a_memb[MAXMEMB];
};

extern struct alias aliases[];
extern int naliases;
extern int lineno;
extern int nerrors;

extern char *savestr();
extern char *skipblank();
extern struct alias *findalias();
extern int classify();
extern void complain();
extern void addalias();
extern void freealiases();
extern void expand();
extern int samename();
