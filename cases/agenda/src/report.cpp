#include "report.hpp"

#include <algorithm>

namespace agenda {

namespace {

std::string title(const Event &event) {
    return event.summary.empty() ? "(untitled)" : event.summary;
}

bool overlap(const Event &a, const Event &b) {
    return a.start < b.end && b.start < a.end;
}

bool same_place(const Place &a, const Place &b) {
    return a.room == b.room && a.building == b.building;
}

bool clash(const Event &a, const Event &b) {
    if (a.uid == b.uid && !a.uid.empty())
        return false;
    return overlap(a, b) && same_place(*a.place, *b.place);
}

}  // namespace

void sort_by_start(Events &events) {
    std::stable_sort(events.begin(), events.end(),
                     [](const EventPtr &a, const EventPtr &b) { return a->start < b->start; });
}

void print_list(std::ostream &out, const Events &events) {
    for (const auto &event : events) {
        out << format_time(event->start) << ' ' << event->end - event->start << "m " << title(*event);
        if (event->place) {
            out << " @ " << event->place->room;
            if (!event->place->building.empty())
                out << " (" << event->place->building << ')';
        }
        if (!event->attendees.empty())
            out << " with " << event->attendees.size();
        out << '\n';
    }
}

int print_clashes(std::ostream &out, const Events &events) {
    int found = 0;

    for (std::size_t i = 0; i < events.size(); i++)
        for (std::size_t j = i + 1; j < events.size(); j++)
            if (clash(*events[i], *events[j])) {
                out << "clash: " << title(*events[i]) << " / " << title(*events[j]) << '\n';
                found++;
            }
    return found;
}

void print_alarms(std::ostream &out, const Events &events) {
    for (const auto &event : events) {
        if (!event->alarm)
            continue;
        out << "alarm " << format_time(event->start - event->alarm->minutes_before) << ' '
            << (event->alarm->text.empty() ? title(*event) : event->alarm->text) << '\n';
    }
}

}  // namespace agenda
