#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dns.h"

int main(int argc, char **argv)
{
	struct dns_msg m;
	FILE *fp;
	u8 *buf;
	int err;

	if (argc != 2) {
		fprintf(stderr, "usage: dnsdump message\n");
		return 2;
	}
	fp = fopen(argv[1], "rb");
	if (!fp) {
		perror(argv[1]);
		return 2;
	}
	buf = malloc(DNS_MAX_MSG);
	if (!buf) {
		fclose(fp);
		return 2;
	}
	m.data = buf;
	m.len = fread(buf, 1, DNS_MAX_MSG, fp);
	fclose(fp);

	err = dns_print(&m);
	free(buf);
	if (err) {
		fprintf(stderr, "dnsdump: %s\n", strerror(-err));
		return 1;
	}
	return 0;
}
