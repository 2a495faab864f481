#include <iostream>
#include <list>

static void drop_even(std::list<int> &values)
{
    for (auto it = values.begin(); it != values.end(); ++it) {
        if (*it % 2 == 0)
            values.erase(it);
    }
}

int main(int argc, char **)
{
    std::list<int> values = {1, 2, argc};

    drop_even(values);
    std::cout << values.size() << '\n';
}
