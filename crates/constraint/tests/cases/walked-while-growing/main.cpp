#include <cstdio>
#include <vector>

struct Task {
    int id;
    int runs;
};

struct Queue {
    std::vector<Task> tasks;
    void run(const Task &task, int rest);
    void round(int rest);
    void list() const;
};

void Queue::run(const Task &task, int rest)
{
    if (rest > 0)
        tasks.push_back(Task{task.id + 1, 0});
    std::printf("%d\n", task.id);
}

void Queue::round(int rest)
{
    for (auto &task : tasks) {
        if (task.runs > 3)
            continue;
        run(task, rest);
        ++task.runs;
    }
}

void Queue::list() const
{
    for (const auto &task : tasks)
        std::printf("%d %d\n", task.id, task.runs);
}

int main(int argc, char **)
{
    Queue queue;

    queue.tasks.push_back(Task{1, 0});
    queue.round(argc);
    queue.list();
}
