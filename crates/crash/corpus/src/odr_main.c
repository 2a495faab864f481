// Two globals of one name and different sizes: one here, one in a shared library.
int shared_limit = 3;
int library_limit(void);
int main(void) { return shared_limit + library_limit() == 0; }
