/* nrf - a very small text formatter */

#define LLDEF	60		/* default line length */
#define LLMAX	200
#define NSTR	40		/* user defined strings */
#define BUFMIN	16

struct buf {
	char	*b_s;
	int	b_n;		/* characters held */
	int	b_max;		/* characters there is room for */
};

/* buf.c */
extern void	binit();
extern void	bfree();
extern void	bclear();
extern void	baddc();
extern void	badds();
extern char	*bend();

/* str.c */
extern char	*getstr();
extern int	setstr();
extern void	freestr();

/* out.c */
extern int	o_ll, o_in, o_ti, o_fill, o_ce;
extern void	owordn();
extern void	obreak();
extern void	ospace();
extern void	otitle();
extern void	oraw();

/* req.c */
extern int	request();

extern int	lineno;
extern int	nerr;
extern void	complain();
extern void	expand();
