#include "rule.hpp"

#include "router.hpp"

#include <functional>
#include <map>
#include <stdexcept>

namespace flow {

const std::string *Message::field(const std::string &name) const {
    static const std::map<std::string, std::string Message::*> fields = {
        {"from", &Message::from},
        {"to", &Message::to},
        {"subject", &Message::subject},
        {"folder", &Message::folder},
    };
    const auto it = fields.find(name);
    return it == fields.end() ? nullptr : &(this->*it->second);
}

bool Rule::matches(const Message &message) const {
    if (field == "any")
        return true;
    if (field == "label")
        return message.labels.count(wanted) > 0;
    const std::string *text = message.field(field);
    return text && text->find(wanted) != std::string::npos;
}

namespace {

class File final : public Action {
  public:
    explicit File(std::string folder) : folder_(std::move(folder)) {}
    void apply(Router &, Message &m) const override { m.folder = folder_; }

  private:
    std::string folder_;
};

class Label final : public Action {
  public:
    explicit Label(std::string label) : label_(std::move(label)) {}
    void apply(Router &, Message &m) const override { m.add_label(label_); }

  private:
    std::string label_;
};

// The copy starts again at the first rule, as if it had just come in.
class Copy final : public Action {
  public:
    explicit Copy(std::string to) : to_(std::move(to)) {}
    void apply(Router &router, Message &m) const override {
        Message copy = m;
        copy.to = to_;
        copy.folder = "inbox";
        copy.hops++;
        router.enqueue(std::move(copy));
    }

  private:
    std::string to_;
};

class Bounce final : public Action {
  public:
    void apply(Router &router, Message &m) const override {
        Message answer;
        answer.from = m.to;
        answer.to = m.from;
        answer.subject = "returned: " + m.subject;
        answer.hops = m.hops + 1;
        m.dropped = m.stopped = true;
        router.enqueue(std::move(answer));
    }
};

class Stop final : public Action {
  public:
    void apply(Router &, Message &m) const override { m.stopped = true; }
};

class Drop final : public Action {
  public:
    void apply(Router &, Message &m) const override { m.dropped = m.stopped = true; }
};

template <class T> std::unique_ptr<Action> with(const std::string &argument) {
    if (argument.empty())
        throw std::invalid_argument("action needs an argument");
    return std::make_unique<T>(argument);
}

template <class T> std::unique_ptr<Action> without(const std::string &argument) {
    if (!argument.empty())
        throw std::invalid_argument("action takes no argument");
    return std::make_unique<T>();
}

} // namespace

std::unique_ptr<Action> make_action(const std::string &verb, const std::string &argument) {
    using Maker = std::function<std::unique_ptr<Action>(const std::string &)>;
    static const std::map<std::string, Maker> makers = {
        {"file", with<File>},       {"label", with<Label>},   {"copy", with<Copy>},
        {"bounce", without<Bounce>}, {"stop", without<Stop>}, {"drop", without<Drop>},
    };
    const auto it = makers.find(verb);
    if (it == makers.end())
        throw std::invalid_argument("unknown action " + verb);
    return it->second(argument);
}

} // namespace flow
