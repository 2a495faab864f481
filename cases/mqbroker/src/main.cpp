#include "broker.hpp"
#include "frames.hpp"

#include <cstring>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

void play(Broker &broker, const Frame &frame)
{
    BodyReader body(frame.body);

    switch (frame.type) {
    case FrameType::connect: {
        const std::string name = body.text();
        const std::size_t limit = body.u8();
        std::optional<Message> will;
        if (body.u8()) {
            std::string topic = body.text();
            will = Message{std::move(topic), body.text()};
        }
        body.end();
        broker.connect(name, limit, std::move(will));
        break;
    }
    case FrameType::subscribe:
    case FrameType::unsubscribe: {
        const std::string name = body.text(), topic = body.text();
        body.end();
        if (frame.type == FrameType::subscribe)
            broker.subscribe(name, topic);
        else
            broker.unsubscribe(name, topic);
        break;
    }
    case FrameType::publish: {
        const bool retain = body.u8() & 1;
        const std::string topic = body.text();
        const Message message{topic, body.rest()};
        const unsigned n = broker.publish(message, retain);
        std::cout << "publish " << topic << " reaches " << n << '\n';
        break;
    }
    case FrameType::drain: {
        const std::string name = body.text();
        const std::size_t most = body.u8();
        body.end();
        broker.drain(name, most);
        break;
    }
    case FrameType::disconnect:
    case FrameType::lost: {
        const std::string name = body.text();
        body.end();
        if (frame.type == FrameType::lost)
            broker.lost(name);
        else
            broker.disconnect(name);
        break;
    }
    case FrameType::status:
        body.end();
        broker.status();
        break;
    }
}

std::vector<std::uint8_t> load(const char *path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot open file");
    std::vector<std::uint8_t> data{std::istreambuf_iterator<char>(in), {}};
    if (data.size() < 4 || std::memcmp(data.data(), "MQS1", 4) != 0)
        throw std::runtime_error("not a recorded session");
    data.erase(data.begin(), data.begin() + 4);
    return data;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: mqbroker SESSION\n";
        return 2;
    }
    unsigned n = 0;
    try {
        FrameReader reader(load(argv[1]));
        Broker broker(std::cout);
        Frame frame;
        while (reader.next(frame)) {
            n++;
            play(broker, frame);
        }
        broker.status();
    } catch (const std::exception &e) {
        std::cout.flush();
        std::cerr << "mqbroker: after frame " << n << ": " << e.what() << '\n';
        return 1;
    }
    return 0;
}
