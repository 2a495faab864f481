// The other global.
#include <cstdlib>
struct Config {
    int limit;
    __attribute__((noinline)) Config();
};
Config::Config() { limit = std::rand(); }
Config late;
int limit_of(int n) { return late.limit + n; }
