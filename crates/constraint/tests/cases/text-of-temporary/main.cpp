#include <iostream>
#include <string>
#include <string_view>

static std::string joined(const std::string &a, const std::string &b)
{
    return a + "/" + b + "/with-a-long-tail-that-is-on-the-heap";
}

static std::size_t count(const std::string &a)
{
    const char *path = joined(a, "x").c_str();
    std::size_t n = 0;

    while (path[n] != '\0')
        n++;
    return n;
}

int main(int argc, char **argv)
{
    std::cout << count(argv[argc - 1]) << '\n';
}
