// Errors that only C++ can make.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#define KEEP __attribute__((noinline))

namespace shop {

struct Item {
    int price = 3;
    virtual int cost() const { return price; }
};
struct Gift : Item {
    int wrap[4] = {1, 2, 3, 4};
    int cost() const override { return price + wrap[1]; }
};
struct Plain {
    int a = 1;
};
struct Wide : Plain {
    int more[6] = {};
};

template <typename T> struct Shelf {
    std::vector<T> items;
    KEEP T at(std::size_t n) const {
        return items[n]; // BUG container-reserve heap-vector
    }
    KEEP const T &checked(std::size_t n) const {
        return items.at(n); // BUG uncaught
    }
};

template <typename T> KEEP T total(const T *from, int n) {
    T sum{};
    for (int i = 0; i <= n; i++)
        sum += from[i]; // BUG heap-template
    return sum;
}

KEEP static void drop_plain(Plain *plain) {
    delete plain; // BUG type-mismatch
}

KEEP static void drop_array(int *cells) {
    delete cells; // BUG new-array-delete
}

KEEP static void drop_malloc(int *cells) {
    delete cells; // BUG malloc-delete
}

KEEP static void drop_new(int *cells) {
    std::free(cells); // BUG new-free
}

KEEP static int cost_of(const Item *item) {
    return item->cost(); // BUG freed-object
}

struct Shape {
    Shape() { describe(); }
    KEEP void describe() {
        std::printf("%d\n", sides()); // BUG pure-virtual
    }
    virtual int sides() = 0;
    virtual ~Shape() = default;
};
struct Square : Shape {
    int sides() override { return 4; }
};

class Box {
  public:
    KEEP int operator[](int at) const {
        return cells[at]; // BUG operator-index
    }
    Box() : cells(new int[3]{1, 2, 3}) {}
    ~Box() { delete[] cells; }

  private:
    int *cells;
};

} // namespace shop

namespace {
KEEP int hidden(const int *cells, int at) {
    return cells[at]; // BUG anonymous
}
} // namespace

static volatile int three = 3;

int main(int argc, char **argv) {
    std::string name = argc > 1 ? argv[1] : "";
    int n = three;
    if (name == "container-reserve") {
        shop::Shelf<int> shelf;
        shelf.items.reserve(8);
        shelf.items.push_back(1);
        return shelf.at(n);
    }
    if (name == "heap-vector") {
        shop::Shelf<int> shelf;
        shelf.items.assign(3, 1);
        return shelf.at(n);
    }
    if (name == "uncaught") {
        shop::Shelf<int> shelf;
        return shelf.checked(n);
    }
    if (name == "heap-template")
        return shop::total<int>(new int[3](), n);
    if (name == "type-mismatch")
        shop::drop_plain(new shop::Wide);
    if (name == "new-array-delete")
        shop::drop_array(new int[4]);
    if (name == "malloc-delete")
        shop::drop_malloc(static_cast<int *>(std::malloc(16)));
    if (name == "new-free")
        shop::drop_new(new int(4));
    if (name == "freed-object") {
        auto *gift = new shop::Gift;
        delete gift;
        return shop::cost_of(gift);
    }
    if (name == "pure-virtual")
        shop::Square square;
    if (name == "operator-index")
        return shop::Box()[n];
    if (name == "anonymous")
        return hidden(new int[3](), n);
    if (name == "lambda") {
        auto pick = [cells = new int[3]()](int at) KEEP {
            return cells[at]; // BUG lambda
        };
        return pick(n);
    }
    return 0;
}
