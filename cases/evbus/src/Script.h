#pragma once

#include <istream>
#include <map>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "Bus.h"

namespace evbus {

// Lines of
//   on TOPIC NAME [pN] ACTION [ARGUMENT...]    handler NAME runs ACTION
//   off NAME
//   emit TOPIC [PAYLOAD]
//   stats
// where ACTION is print, emit, count, off, once or spawn.
class Script {
public:
  explicit Script(std::ostream &out) : out_(out) {}
  int run(std::istream &in);

private:
  using Words = std::vector<std::string>;

  void line(const Words &words);
  void on(const Words &words);
  void off(const std::string &name);
  void stats();
  Callback action(const std::string &name, const std::string &verb, const Words &args);
  Callback makeSpawn(const std::string &name, const Words &args);
  void error(const std::string &what);

  std::ostream &out_;
  Bus bus_;
  std::map<std::string, HandlerId> names_;
  std::map<std::string, int> counts_;
  int spawned_ = 0;
  int errors_ = 0;
  int number_ = 0;
};

}  // namespace evbus
