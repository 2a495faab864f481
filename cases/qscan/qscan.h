/* qscan - coefficient statistics for JPEG-like streams */

#define M_SOI	0xd8
#define M_EOI	0xd9
#define M_SOF	0xc0
#define M_SOS	0xda
#define M_DQT	0xdb
#define M_COM	0xfe

#define MAXCOMP	4
#define NQUANT	4
#define BLOCK	64
#define MAXBLOCKS 1024

#define E_TRUNC	(-1)
#define E_MARK	(-2)
#define E_RANGE	(-3)
#define E_ORDER	(-4)

struct comp {
	int	id;
	int	hv;			/* sampling, horizontal << 4 | vertical */
	int	tq;			/* quantisation table */
	long	sum, nonzero, blocks;
};

struct image {
	int	width, height, prec;
	int	ncomp;
	struct comp comp[MAXCOMP];
};

struct bits {
	const unsigned char *p, *end;
	unsigned acc;
	int	n;
};

extern struct image img;
extern unsigned short qtab[];		/* NQUANT tables, one after another */
extern unsigned char qseen[NQUANT];

int	parse(const unsigned char *p, long n);
void	bits_init(struct bits *b, const unsigned char *p, long n);
int	bits_get(struct bits *b, int n);
int	bits_golomb(struct bits *b, int *v);
int	scan(const unsigned char *p, long n, const int *order, int norder);
