#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

// The frames of a recorded broker session: one byte of type, a length of one
// to four bytes with seven bits each, and the body.
enum class FrameType : std::uint8_t {
    connect = 1,
    subscribe = 2,
    unsubscribe = 3,
    publish = 4,
    drain = 5,
    disconnect = 6,
    lost = 7,
    status = 8,
};

class FrameError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Frame {
    FrameType type;
    std::vector<std::uint8_t> body;
};

class FrameReader {
public:
    explicit FrameReader(std::vector<std::uint8_t> data) : data_(std::move(data)) {}
    bool next(Frame &frame);

private:
    std::uint8_t byte();

    std::vector<std::uint8_t> data_;
    std::size_t at_ = 0;
};

class BodyReader {
public:
    explicit BodyReader(const std::vector<std::uint8_t> &body) : body_(body) {}
    std::uint8_t u8();
    std::string text();
    std::string rest();
    void end() const;

private:
    const std::vector<std::uint8_t> &body_;
    std::size_t at_ = 0;
};
