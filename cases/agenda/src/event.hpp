#pragma once

#include <memory>
#include <string>
#include <vector>

namespace agenda {

struct Place {
    std::string room;
    std::string building;
};

struct Alarm {
    int minutes_before = 0;
    std::string text;
};

struct Event {
    std::string uid;
    std::string summary;
    long start = 0;              // minutes since the epoch
    long end = 0;
    int line = 0;
    std::unique_ptr<Place> place;
    std::unique_ptr<Alarm> alarm;
    std::vector<std::string> attendees;
};

using EventPtr = std::unique_ptr<Event>;
using Events = std::vector<EventPtr>;

// Minutes since 1970-01-01 of "YYYYMMDDTHHMM[SS][Z]"; throws ParseError.
long parse_time(const std::string &text);
std::string format_time(long minutes);

}  // namespace agenda
