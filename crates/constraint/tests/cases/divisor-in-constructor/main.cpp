#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

struct Layout {
    unsigned width = 0;
    unsigned cell = 1;
};

class Grid {
public:
    explicit Grid(const Layout &layout);
    unsigned column(unsigned at) const;

private:
    unsigned columns_;
    std::vector<int> cells_;
};

Grid::Grid(const Layout &layout)
    : columns_(layout.width / layout.cell), cells_(columns_)
{
}

unsigned Grid::column(unsigned at) const
{
    return at % columns_;
}

static Layout read_layout(char **argv)
{
    Layout made;
    made.width = static_cast<unsigned>(std::stoul(argv[1]));
    made.cell = static_cast<unsigned>(std::stoul(argv[2]));
    if (made.cell == 0)
        throw std::runtime_error("a cell has no width");
    return made;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 1;
    try {
        std::cout << Grid(read_layout(argv)).column(7) << '\n';
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
