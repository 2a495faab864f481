// config.hh - the text form of a simulation

#ifndef CONFIG_HH
#define CONFIG_HH

#include <istream>
#include <ostream>
#include <stdexcept>

#include "cache.hh"

struct ConfigError : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

class Simulation
{
public:
    explicit Simulation(std::ostream &out) : m_out(out) {}
    void run(std::istream &in);

private:
    using Words = std::vector<std::string>;

    void command(const Words &words);
    void add_cache(const Words &words);
    void access(const Words &words);
    void loop(const Words &words);
    void report() const;
    Cache &first();

    std::ostream &m_out;
    std::vector<std::unique_ptr<Cache>> m_levels;
};

#endif
