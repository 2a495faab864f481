#include <iostream>
#include <stdexcept>
#include <vector>

class Table {
public:
    explicit Table(std::size_t n) : cells_(n) {}
    int at(std::size_t row) const { return cells_[row]; }
    void set(std::size_t row, int value)
    {
        if (row >= cells_.size())
            throw std::out_of_range("row");
        cells_[row] = value;
    }

private:
    std::vector<int> cells_;
};

int main()
{
    Table table(3);

    table.set(1, 2);
    std::cout << table.at(3) << '\n';
    return 0;
}
