#include "config.hh"

#include <sstream>

namespace {

constexpr std::uint32_t max_size = 1u << 24;
constexpr std::uint64_t max_steps = 100000;

// A number with an optional k or m behind it.
std::uint64_t number(const std::string &text, std::uint64_t limit)
{
    std::uint64_t value = 0;
    std::size_t i = 0;
    int base = 10;
    if (text.rfind("0x", 0) == 0) {
        base = 16;
        i = 2;
    }
    const std::size_t begin = i;
    for (; i < text.size(); ++i) {
        const char c = text[i];
        int digit;
        if (c >= '0' && c <= '9')
            digit = c - '0';
        else if (base == 16 && c >= 'a' && c <= 'f')
            digit = c - 'a' + 10;
        else
            break;
        value = value * base + digit;
        if (value > limit)
            throw ConfigError("number too large: " + text);
    }
    if (i == begin)
        throw ConfigError("not a number: " + text);
    if (i < text.size() && (text[i] == 'k' || text[i] == 'm'))
        value <<= text[i++] == 'k' ? 10 : 20;
    if (i != text.size())
        throw ConfigError("not a number: " + text);
    if (value > limit)
        throw ConfigError("number too large: " + text);
    return value;
}

bool power_of_two(std::uint32_t n)
{
    return n != 0 && (n & (n - 1)) == 0;
}

Policy policy(const std::string &text)
{
    if (text == "lru")
        return Policy::lru;
    if (text == "fifo")
        return Policy::fifo;
    if (text == "rr")
        return Policy::round_robin;
    throw ConfigError("unknown policy: " + text);
}

Geometry parse_geometry(const std::vector<std::string> &words, std::size_t at)
{
    Geometry g;
    for (; at + 1 < words.size(); at += 2) {
        const std::string &key = words[at], &value = words[at + 1];
        if (key == "size")
            g.size = static_cast<std::uint32_t>(number(value, max_size));
        else if (key == "ways")
            g.ways = static_cast<std::uint32_t>(number(value, 64));
        else if (key == "line")
            g.line = static_cast<std::uint32_t>(number(value, 4096));
        else if (key == "policy")
            g.policy = policy(value);
        else if (key == "write")
            g.write_back = value != "through";
        else
            throw ConfigError("unknown key: " + key);
    }
    if (at != words.size())
        throw ConfigError("value missing for " + words[at]);
    if (g.size == 0)
        throw ConfigError("size missing");
    if (g.ways == 0)
        throw ConfigError("no ways");
    if (!power_of_two(g.line))
        throw ConfigError("line is not a power of two");
    return g;
}

} // namespace

Cache &Simulation::first()
{
    if (m_levels.empty())
        throw ConfigError("no cache yet");
    return *m_levels.front();
}

void Simulation::add_cache(const Words &words)
{
    if (words.size() < 2)
        throw ConfigError("name missing");
    for (const auto &level : m_levels)
        if (level->name() == words[1])
            throw ConfigError("cache defined twice: " + words[1]);
    m_levels.push_back(std::make_unique<Cache>(words[1], parse_geometry(words, 2)));
    const std::size_t n = m_levels.size();
    if (n > 1)
        m_levels[n - 2]->set_next(m_levels[n - 1].get());
}

void Simulation::access(const Words &words)
{
    Cache &cache = first();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::uint64_t addr = number(words[i], UINT32_MAX);
        if (words[0] == "w")
            cache.write(addr);
        else
            cache.read(addr);
    }
}

// loop FROM STEP COUNT
void Simulation::loop(const Words &words)
{
    if (words.size() != 4)
        throw ConfigError("loop needs from, step, count");
    std::uint64_t addr = number(words[1], UINT32_MAX);
    const std::uint64_t step = number(words[2], UINT32_MAX);
    Cache &cache = first();
    for (std::uint64_t i = number(words[3], max_steps); i > 0; --i, addr += step)
        cache.read(addr);
}

void Simulation::report() const
{
    for (const auto &level : m_levels) {
        const Counters &c = level->counters();
        m_out << level->name() << ": " << level->sets() << " sets, " << c.reads << " reads, " << c.writes
              << " writes, " << c.misses << " misses, " << c.evictions << " evictions, " << c.written_back
              << " written back\n";
    }
}

void Simulation::command(const Words &words)
{
    if (words[0] == "cache")
        add_cache(words);
    else if (words[0] == "r" || words[0] == "w")
        access(words);
    else if (words[0] == "loop")
        loop(words);
    else if (words[0] == "flush")
        first().flush();
    else if (words[0] == "report")
        report();
    else
        throw ConfigError("unknown command: " + words[0]);
}

void Simulation::run(std::istream &in)
{
    std::string line;
    while (std::getline(in, line)) {
        std::istringstream split(line.substr(0, line.find('#')));
        Words words;
        for (std::string word; split >> word;)
            words.push_back(word);
        if (!words.empty())
            command(words);
    }
}
