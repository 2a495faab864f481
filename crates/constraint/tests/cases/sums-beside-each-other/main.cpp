#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

struct LayoutError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Extent {
    int wide = 0;
    int high = 0;
};

static Extent tiled(const std::vector<Extent> &parts, int times)
{
    Extent all;
    for (const Extent &part : parts) {
        all.wide += part.wide;
        all.high += part.high;
    }
    return {all.wide * times, all.high * times};
}

static void place(const Extent &extent)
{
    if (extent.wide > 4000 || extent.high > 4000)
        throw LayoutError("does not fit the page");
    std::printf("%d x %d\n", extent.wide, extent.high);
}

int main(int argc, char **argv)
{
    std::vector<Extent> parts;
    for (int i = 2; i + 1 < argc; i += 2)
        parts.push_back({std::atoi(argv[i]), std::atoi(argv[i + 1])});
    if (argc < 2)
        return 1;
    place(tiled(parts, std::atoi(argv[1])));
    return 0;
}
