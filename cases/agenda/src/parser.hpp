#pragma once

#include <istream>
#include <stdexcept>
#include <string>

#include "event.hpp"

namespace agenda {

class ParseError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class Parser {
  public:
    explicit Parser(std::istream &in) : in_(in) {}
    Events run();

  private:
    bool next_line();
    void property(Event &event, const std::string &name, const std::string &value);
    EventPtr event();
    std::unique_ptr<Alarm> alarm();
    [[noreturn]] void fail(const std::string &what) const;
    void split(std::string &name, std::string &value) const;

    std::istream &in_;
    std::string line_;
    std::string ahead_;
    bool has_ahead_ = false;
    int number_ = 0;
    int ahead_number_ = 0;
};

}  // namespace agenda
