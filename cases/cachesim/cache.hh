// cache.hh - one level of a set-associative cache

#ifndef CACHE_HH
#define CACHE_HH

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

enum class Policy { lru, fifo, round_robin };

struct Geometry
{
    std::uint32_t size = 0;
    std::uint32_t ways = 1;
    std::uint32_t line = 64;
    Policy policy = Policy::lru;
    bool write_back = true;
};

struct Counters
{
    unsigned long reads = 0;
    unsigned long writes = 0;
    unsigned long misses = 0;
    unsigned long evictions = 0;
    unsigned long written_back = 0;
};

class Cache
{
public:
    Cache(std::string name, const Geometry &geometry);

    void set_next(Cache *next) { m_next = next; }
    const std::string &name() const { return m_name; }
    const Counters &counters() const { return m_counters; }
    std::uint32_t sets() const { return m_sets; }

    void read(std::uint64_t addr);
    void write(std::uint64_t addr);
    void flush();

private:
    struct Way
    {
        std::uint64_t tag = 0;
        std::uint64_t stamp = 0;
        bool valid = false;
        bool dirty = false;
    };

    std::uint64_t tag_of(std::uint64_t addr) const { return addr / m_geometry.line; }
    Way *set_of(std::uint64_t addr);
    Way *find(std::uint64_t addr);
    Way &victim(std::uint64_t addr);
    Way &fill(std::uint64_t addr);
    void evict(Way &way);

    std::string m_name;
    Geometry m_geometry;
    std::uint32_t m_sets;
    std::vector<Way> m_ways;
    std::vector<std::uint32_t> m_hand;
    std::uint64_t m_clock = 0;
    Counters m_counters;
    Cache *m_next = nullptr;
};

#endif
