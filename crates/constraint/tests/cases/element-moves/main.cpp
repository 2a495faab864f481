#include <iostream>
#include <list>
#include <string>
#include <vector>

struct Job {
    std::string name;
    int rounds = 0;
};

class Shop {
  public:
    void add(Job job) { jobs_.push_back(std::move(job)); }
    void note(Job job) { notes_.push_back(std::move(job)); }
    void run() {
        for (std::size_t i = 0; i < jobs_.size(); i++)
            work(jobs_[i]);
        for (Job &note : notes_)
            remind(note);
    }

  private:
    void work(Job &job) {
        if (job.name.size() < 3)
            add(Job{job.name + "x"});
        job.rounds++;
    }
    // A list leaves its elements where they are.
    void remind(Job &job) {
        if (notes_.size() < 3)
            note(Job{job.name + "!"});
        job.rounds++;
    }

    std::vector<Job> jobs_;
    std::list<Job> notes_;
};

int main() {
    Shop shop;
    shop.add(Job{"a"});
    shop.note(Job{"b"});
    shop.run();
    std::cout << "done\n";
}
