#include <iostream>
#include <vector>

static int bump(std::vector<int> &values)
{
    int &first = values[0];

    values.push_back(3);
    first += 1;
    return first;
}

int main(int argc, char **)
{
    std::vector<int> values(1, argc);

    std::cout << bump(values) << '\n';
}
