#include <iostream>

#include "vendor/tree.hpp"

static bool show(vendor::Tree &tree, const char *name)
{
    if (name == nullptr)
        return false;
    auto leaf = tree.leaf(name);
    std::cout << leaf->weight << '\n';
    return true;
}

int main(int argc, char **argv)
{
    vendor::Tree tree;
    return show(tree, argc > 1 ? argv[1] : "root") ? 0 : 1;
}
