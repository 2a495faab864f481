#include "Bus.h"

#include <algorithm>
#include <utility>

namespace evbus {

HandlerId Bus::subscribe(const std::string &topic, std::string label, int priority, Callback callback) {
  auto &list = handlers_[topic];
  Handler handler{nextId_++, std::move(label), priority, true, std::move(callback)};
  const HandlerId id = handler.id;
  // Highest priority first, in order of subscription among equals.
  auto at = std::find_if(list.begin(), list.end(),
                         [&](const Handler &other) { return other.priority < handler.priority; });
  list.insert(at, std::move(handler));
  return id;
}

// While events are under way a handler is only marked; sweep() removes it.
bool Bus::unsubscribe(HandlerId id) {
  for (auto &[topic, list] : handlers_) {
    for (auto &handler : list) {
      if (handler.id != id || !handler.live)
        continue;
      handler.live = false;
      dirty_ = true;
      if (depth_ == 0)
        sweep();
      return true;
    }
  }
  return false;
}

void Bus::sweep() {
  for (auto it = handlers_.begin(); it != handlers_.end();) {
    auto &list = it->second;
    list.erase(std::remove_if(list.begin(), list.end(), [](const Handler &handler) { return !handler.live; }),
               list.end());
    it = list.empty() ? handlers_.erase(it) : std::next(it);
  }
  dirty_ = false;
}

std::size_t Bus::publish(const Event &event) {
  if (event.hops > kMaxHops) {
    ++dropped_;
    return 0;
  }
  auto found = handlers_.find(event.topic);
  if (found == handlers_.end())
    return 0;

  std::size_t delivered = 0;
  ++depth_;
  for (auto &handler : found->second) {
    if (!handler.live)
      continue;
    handler.callback(event);
    ++delivered;
  }
  if (--depth_ == 0 && dirty_)
    sweep();
  return delivered;
}

std::size_t Bus::handlerCount(const std::string &topic) const {
  auto found = handlers_.find(topic);
  if (found == handlers_.end())
    return 0;
  return static_cast<std::size_t>(std::count_if(found->second.begin(), found->second.end(),
                                                [](const Handler &handler) { return handler.live; }));
}

std::vector<std::string> Bus::topics() const {
  std::vector<std::string> names;
  for (const auto &entry : handlers_)
    names.push_back(entry.first);
  return names;
}

}  // namespace evbus
