#include <functional>
#include <iostream>
#include <vector>

struct Task {
    unsigned id;
    bool open;
    std::function<void()> work;
};

class Queue {
public:
    unsigned add(std::function<void()> work);
    void drop(unsigned id);
    void run();

private:
    std::vector<Task> tasks_;
    unsigned next_ = 0;
};

unsigned Queue::add(std::function<void()> work)
{
    tasks_.push_back(Task{++next_, true, std::move(work)});
    return next_;
}

void Queue::drop(unsigned id)
{
    for (auto &task : tasks_)
        if (task.id == id)
            task.open = false;
}

void Queue::run()
{
    for (auto &task : tasks_) {
        if (!task.open)
            continue;
        task.work();
    }
}

int main()
{
    Queue queue;
    queue.add([&queue] { queue.add([] { std::cout << "late\n"; }); });
    queue.add([] { std::cout << "second\n"; });
    queue.run();
}
