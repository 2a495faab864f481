#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace evbus {

struct Event {
  std::string topic;
  std::string payload;
  int hops = 0;
};

using Callback = std::function<void(const Event &)>;
using HandlerId = unsigned;

class Bus {
public:
  static constexpr int kMaxHops = 8;

  HandlerId subscribe(const std::string &topic, std::string label, int priority, Callback callback);
  bool unsubscribe(HandlerId id);
  std::size_t publish(const Event &event);

  std::size_t handlerCount(const std::string &topic) const;
  std::size_t dropped() const { return dropped_; }
  std::vector<std::string> topics() const;

private:
  struct Handler {
    HandlerId id;
    std::string label;
    int priority;
    bool live;
    Callback callback;
  };

  void sweep();

  std::map<std::string, std::vector<Handler>> handlers_;
  HandlerId nextId_ = 1;
  int depth_ = 0;
  bool dirty_ = false;
  std::size_t dropped_ = 0;
};

}  // namespace evbus
