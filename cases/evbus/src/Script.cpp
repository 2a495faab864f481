#include "Script.h"

#include <cctype>
#include <sstream>

namespace evbus {

namespace {

constexpr int kMaxSpawned = 100;

std::string join(const std::vector<std::string> &words, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < words.size(); ++i)
    text += (i > from ? " " : "") + words[i];
  return text;
}

bool isPriority(const std::string &word) {
  return word.size() == 2 && word[0] == 'p' && std::isdigit(static_cast<unsigned char>(word[1]));
}

}  // namespace

void Script::error(const std::string &what) {
  out_ << "line " << number_ << ": " << what << '\n';
  ++errors_;
}

// spawn TOPIC: each event adds a handler that prints what comes on TOPIC
Callback Script::makeSpawn(const std::string &name, const Words &args) {
  const std::string topic = args[0];
  return [this, name, topic](const Event &) {
    if (spawned_ == kMaxSpawned)
      return;
    const std::string label = name + "." + std::to_string(++spawned_);
    names_[label] = bus_.subscribe(topic, label, 0, [this, label](const Event &event) {
      out_ << label << " got " << event.topic << ' ' << event.payload << '\n';
    });
  };
}

Callback Script::action(const std::string &name, const std::string &verb, const Words &args) {
  if (verb == "print" && args.empty())
    return [this, name](const Event &event) { out_ << name << ": " << event.payload << '\n'; };
  if (verb == "count" && args.empty())
    return [this, name](const Event &) { ++counts_[name]; };
  if (verb == "emit" && args.size() == 1) {
    const std::string topic = args[0];
    return [this, topic](const Event &event) { bus_.publish(Event{topic, event.payload, event.hops + 1}); };
  }
  if (verb == "off" && args.size() == 1) {
    const std::string other = args[0];
    return [this, other](const Event &) { off(other); };
  }
  if (verb == "once" && args.empty())
    return [this, name](const Event &event) {
      out_ << name << " once: " << event.payload << '\n';
      off(name);
    };
  if (verb == "spawn" && args.size() == 1)
    return makeSpawn(name, args);
  return nullptr;
}

void Script::on(const Words &words) {
  std::size_t at = 3;
  int priority = 0;
  if (words.size() > at && isPriority(words[at]))
    priority = words[at++][1] - '0';
  if (words.size() <= at) {
    error("usage: on TOPIC NAME [pN] ACTION");
    return;
  }
  if (names_.count(words[2])) {
    error("name in use: " + words[2]);
    return;
  }
  Callback callback = action(words[2], words[at], Words(words.begin() + static_cast<long>(at) + 1, words.end()));
  if (!callback) {
    error("bad action: " + words[at]);
    return;
  }
  names_[words[2]] = bus_.subscribe(words[1], words[2], priority, std::move(callback));
}

void Script::off(const std::string &name) {
  auto found = names_.find(name);
  if (found == names_.end()) {
    error("no handler " + name);
    return;
  }
  bus_.unsubscribe(found->second);
  names_.erase(found);
}

void Script::stats() {
  for (const auto &topic : bus_.topics())
    out_ << topic << ": " << bus_.handlerCount(topic) << " handlers\n";
  for (const auto &[name, count] : counts_)
    out_ << name << " counted " << count << '\n';
  if (bus_.dropped())
    out_ << bus_.dropped() << " dropped\n";
}

void Script::line(const Words &words) {
  const std::string &verb = words[0];
  if (verb == "on" && words.size() >= 4)
    on(words);
  else if (verb == "off" && words.size() == 2)
    off(words[1]);
  else if (verb == "emit" && words.size() >= 2)
    out_ << words[1] << " -> " << bus_.publish(Event{words[1], join(words, 2)}) << '\n';
  else if (verb == "stats" && words.size() == 1)
    stats();
  else
    error("bad command: " + verb);
}

int Script::run(std::istream &in) {
  std::string text;
  while (std::getline(in, text)) {
    ++number_;
    std::istringstream split(text);
    Words words;
    for (std::string word; split >> word;)
      words.push_back(word);
    if (!words.empty() && words[0][0] != '#')
      line(words);
  }
  return errors_ ? 1 : 0;
}

}  // namespace evbus
