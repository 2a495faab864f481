#include <iostream>
#include <memory>
#include <string>

struct Colour {
    int red = 0;
    int green = 0;
};

struct Shape {
    std::string name;
    std::unique_ptr<Colour> fill;
};

static bool same(const Colour &a, const Colour &b)
{
    return a.red == b.red && a.green == b.green;
}

static bool twins(const Shape &a, const Shape &b)
{
    if (a.name != b.name)
        return false;
    return same(*a.fill, *b.fill);
}

int main(int argc, char **)
{
    Shape one, two;
    one.name = two.name = "box";
    one.fill = std::make_unique<Colour>();
    if (argc > 1)
        two.fill = std::make_unique<Colour>();
    std::cout << twins(one, two) << '\n';
}
