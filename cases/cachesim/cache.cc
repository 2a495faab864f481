#include "cache.hh"

Cache::Cache(std::string name, const Geometry &geometry)
    : m_name(std::move(name)), m_geometry(geometry),
      m_sets(geometry.size / (geometry.ways * geometry.line)),
      m_ways(std::size_t(m_sets) * geometry.ways), m_hand(m_sets)
{
}

Cache::Way *Cache::set_of(std::uint64_t addr)
{
    const std::uint64_t set = tag_of(addr) % m_sets;
    return &m_ways[set * m_geometry.ways];
}

Cache::Way *Cache::find(std::uint64_t addr)
{
    Way *way = set_of(addr);
    for (std::uint32_t i = 0; i < m_geometry.ways; ++i, ++way)
        if (way->valid && way->tag == tag_of(addr))
            return way;
    return nullptr;
}

// A free way if there is one, else what the policy gives up.
Cache::Way &Cache::victim(std::uint64_t addr)
{
    Way *set = set_of(addr);
    for (std::uint32_t i = 0; i < m_geometry.ways; ++i)
        if (!set[i].valid)
            return set[i];
    if (m_geometry.policy == Policy::round_robin) {
        std::uint32_t &hand = m_hand[tag_of(addr) % m_sets];
        Way &way = set[hand];
        hand = (hand + 1) % m_geometry.ways;
        return way;
    }
    Way *oldest = set;
    for (std::uint32_t i = 1; i < m_geometry.ways; ++i)
        if (set[i].stamp < oldest->stamp)
            oldest = &set[i];
    return *oldest;
}

void Cache::evict(Way &way)
{
    if (!way.valid)
        return;
    ++m_counters.evictions;
    if (way.dirty) {
        ++m_counters.written_back;
        if (m_next)
            m_next->write(way.tag * m_geometry.line);
    }
    way.valid = way.dirty = false;
}

Cache::Way &Cache::fill(std::uint64_t addr)
{
    ++m_counters.misses;
    Way &way = victim(addr);
    evict(way);
    if (m_next)
        m_next->read(addr);
    way.tag = tag_of(addr);
    way.valid = true;
    way.stamp = ++m_clock;
    return way;
}

void Cache::read(std::uint64_t addr)
{
    ++m_counters.reads;
    Way *way = find(addr);
    if (!way)
        way = &fill(addr);
    if (m_geometry.policy == Policy::lru)
        way->stamp = ++m_clock;
}

void Cache::write(std::uint64_t addr)
{
    ++m_counters.writes;
    Way *way = find(addr);
    if (!way) {
        if (!m_geometry.write_back) {
            ++m_counters.misses;
            if (m_next)
                m_next->write(addr);
            return;
        }
        way = &fill(addr);
    }
    if (m_geometry.policy == Policy::lru)
        way->stamp = ++m_clock;
    if (m_geometry.write_back)
        way->dirty = true;
    else if (m_next)
        m_next->write(addr);
}

void Cache::flush()
{
    for (Way &way : m_ways)
        evict(way);
}
