#include <vector>
namespace a::b {
template <typename T, class U = int>
class Stack : public Base<T> {
public:
    explicit Stack(size_t n) : Base<T>(n), items_{n}, top_(nullptr) { reserve(n); }
    ~Stack() noexcept override { delete[] items_; delete top_; }
    T &at(std::size_t i) const { return items_.at(i); }
    bool operator==(const Stack &o) const { return o.items_ == items_; }
    T operator()(int i) { return (*this)[i]; }
    operator bool() const { return !items_.empty(); }
    int count = 0;
    std::vector<T> items_;
    struct Node { int value; Node *next; } *top_;
private:
    static void helper(int);
    enum class Mode { On, Off = 3 };
};

Board::Board(const Shape &s, int w) : shape_(s), w_{w} {
    for (const auto &shape : shapes_) draw(*shape);
    for (auto it = m.begin(); it != m.end(); ++it) it->second.go();
    if (auto found = m.find(k); found != m.end()) use(found->second);
    if (Shape *p = dynamic_cast<Shape *>(base)) p->draw();
    auto fn = [&, this](int x) { return x + w_; };
    std::sort(v.begin(), v.end(), [](int a, int b) { return a < b; });
    try { risky(); } catch (const std::exception &e) { log(e.what()); } catch (...) { throw; }
    auto *q = new Shape[n + 1]; auto r = new Shape(1, 2);
    std::string name(buf, len); Foo x(y); Foo z{1, 2}; int k(5);
    auto [first, second] = pair;
    throw Error(line_, "bad");
    const std::unordered_map<std::string, std::vector<int>> table = {{"a", {1}}};
    if (a < b && c > (d)) return std::move(x);
    return static_cast<int>(x) + int(y) + std::max<int>(a, b);
}
template <> void Stack<int>::push(int v) { items_.push_back(std::move(v)); }
auto Board::size() const -> std::size_t { return n_; }
Extent Board::scaled(int by) const { return {w_ * by, size()}; }
std::ostream &operator<<(std::ostream &os, const Board &b) { return os << b.w_; }
std::unique_ptr<Shape> make(std::vector<int> v, int n = 3) { return std::make_unique<Shape>(n); }
}
