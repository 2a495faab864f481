#include "parser.hpp"

#include <cctype>

namespace agenda {

void Parser::fail(const std::string &what) const {
    throw ParseError("line " + std::to_string(number_) + ": " + what);
}

// Long lines are folded: what starts with a blank continues the line before.
bool Parser::next_line() {
    if (!has_ahead_) {
        if (!std::getline(in_, ahead_))
            return false;
        ahead_number_++;
    }
    line_ = ahead_;
    number_ = ahead_number_;
    has_ahead_ = false;
    while (std::getline(in_, ahead_)) {
        ahead_number_++;
        if (ahead_.empty() || ahead_[0] != ' ') {
            has_ahead_ = true;
            break;
        }
        if (!line_.empty() && line_.back() == '\r')
            line_.pop_back();
        line_ += ahead_.substr(1);
    }
    if (!line_.empty() && line_.back() == '\r')
        line_.pop_back();
    return true;
}

void Parser::split(std::string &name, std::string &value) const {
    const auto colon = line_.find(':');
    if (colon == std::string::npos)
        fail("colon missing");
    name = line_.substr(0, colon);
    value = line_.substr(colon + 1);
    const auto params = name.find(';');
    if (params != std::string::npos)
        name.erase(params);
    for (char &c : name)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

std::unique_ptr<Alarm> Parser::alarm() {
    auto result = std::make_unique<Alarm>();
    std::string name, value;

    while (next_line()) {
        split(name, value);
        if (name == "END" && value == "VALARM")
            return result;
        if (name == "TRIGGER") {
            if (value.rfind("-PT", 0) != 0 || value.size() < 5 || value.size() > 8 || value.back() != 'M')
                fail("bad trigger");
            int minutes = 0;
            for (char c : value.substr(3, value.size() - 4)) {
                if (!std::isdigit(static_cast<unsigned char>(c)))
                    fail("bad trigger");
                minutes = minutes * 10 + (c - '0');
            }
            result->minutes_before = minutes;
        } else if (name == "DESCRIPTION") {
            result->text = value;
        }
    }
    fail("alarm not closed");
}

void Parser::property(Event &event, const std::string &name, const std::string &value) {
    if (name == "UID") {
        event.uid = value;
    } else if (name == "SUMMARY") {
        event.summary = value;
    } else if (name == "DTSTART") {
        event.start = parse_time(value);
    } else if (name == "DTEND") {
        event.end = parse_time(value);
    } else if (name == "ATTENDEE") {
        event.attendees.push_back(value);
    } else if (name == "LOCATION") {
        auto place = std::make_unique<Place>();
        const auto comma = value.find(", ");
        place->room = value.substr(0, comma);
        if (comma != std::string::npos)
            place->building = value.substr(comma + 2);
        event.place = std::move(place);
    }
}

EventPtr Parser::event() {
    auto result = std::make_unique<Event>();
    std::string name, value;

    result->line = number_;
    while (next_line()) {
        split(name, value);
        if (name == "END" && value == "VEVENT") {
            if (result->start == 0)
                fail("event without start");
            if (result->end == 0)
                result->end = result->start + 60;
            if (result->end < result->start)
                fail("event ends before it starts");
            return result;
        }
        if (name == "BEGIN" && value == "VALARM")
            result->alarm = alarm();
        else
            property(*result, name, value);
    }
    fail("event not closed");
}

Events Parser::run() {
    Events events;
    std::string name, value;

    while (next_line()) {
        if (line_.empty())
            continue;
        split(name, value);
        if (name == "BEGIN" && value == "VEVENT")
            events.push_back(event());
    }
    return events;
}

}  // namespace agenda
