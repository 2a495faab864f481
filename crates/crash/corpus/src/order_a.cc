// A global whose constructor uses one of another file, made later.
extern int limit_of(int);
struct Config {
    int limit;
    __attribute__((noinline)) Config();
};
extern Config late;
struct Early {
    int limit;
    __attribute__((noinline)) Early() {
        limit = late.limit + 1; // BUG init-order
    }
} early;
int main() { return early.limit + limit_of(1) == 0; }
