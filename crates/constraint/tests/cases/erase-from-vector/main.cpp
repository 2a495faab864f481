#include <iostream>
#include <memory>
#include <string>
#include <vector>

struct Task { std::string name; bool done; };

class Board {
public:
    void add(const std::string &name, bool done) { tasks_.push_back(std::make_unique<Task>(Task{name, done})); }
    void sweep();
    std::size_t size() const { return tasks_.size(); }
private:
    std::vector<std::unique_ptr<Task>> tasks_;
};

void Board::sweep()
{
    for (auto it = tasks_.begin(); it != tasks_.end(); it++) {
        if ((*it)->done) {
            std::cout << "done " << (*it)->name << '\n';
            tasks_.erase(it);
        }
    }
}

int main(int argc, char **)
{
    Board b;
    b.add("a", false);
    b.add("b", argc > 0);
    b.sweep();
    std::cout << b.size() << '\n';
}
