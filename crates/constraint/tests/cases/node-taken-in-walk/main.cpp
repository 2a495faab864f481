#include <functional>
#include <iostream>
#include <list>
#include <string>

struct Timer {
    std::string name;
    std::function<void()> fire;
};

class Clock {
  public:
    void add(std::string name, std::function<void()> fire) { timers_.push_back({std::move(name), std::move(fire)}); }
    void stop(const std::string &name) {
        for (auto it = timers_.begin(); it != timers_.end();) {
            if (it->name == name)
                it = timers_.erase(it);
            else
                ++it;
        }
    }
    int tick() {
        int fired = 0;
        for (auto it = timers_.begin(); it != timers_.end(); ++it) {
            it->fire();
            fired++;
        }
        return fired;
    }

  private:
    std::list<Timer> timers_;
};

int main() {
    Clock clock;
    clock.add("a", [] { std::cout << "a\n"; });
    clock.add("b", [&clock] { Clock &mine = clock; mine.stop("b"); });
    clock.add("c", [] { std::cout << "c\n"; });
    std::cout << clock.tick() << '\n';
}
