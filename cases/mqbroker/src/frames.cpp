#include "frames.hpp"

std::uint8_t FrameReader::byte()
{
    if (at_ >= data_.size())
        throw FrameError("frame ends early");
    return data_[at_++];
}

bool FrameReader::next(Frame &frame)
{
    if (at_ == data_.size())
        return false;
    const std::uint8_t type = byte();
    if (type < 1 || type > 8)
        throw FrameError("unknown frame type " + std::to_string(type));
    frame.type = static_cast<FrameType>(type);

    std::size_t length = 0;
    for (int i = 0;; i++) {
        if (i == 4)
            throw FrameError("bad frame length");
        const std::uint8_t b = byte();
        length |= static_cast<std::size_t>(b & 0x7f) << (7 * i);
        if (!(b & 0x80))
            break;
    }
    if (length > data_.size() - at_)
        throw FrameError("frame ends early");
    const auto from = data_.begin() + static_cast<std::ptrdiff_t>(at_);
    frame.body.assign(from, from + static_cast<std::ptrdiff_t>(length));
    at_ += length;
    return true;
}

std::uint8_t BodyReader::u8()
{
    if (at_ >= body_.size())
        throw FrameError("short body");
    return body_[at_++];
}

std::string BodyReader::text()
{
    const std::size_t n = u8();
    if (n > body_.size() - at_)
        throw FrameError("short text");
    std::string s(body_.begin() + static_cast<std::ptrdiff_t>(at_),
                  body_.begin() + static_cast<std::ptrdiff_t>(at_ + n));
    at_ += n;
    for (char &c : s)
        if (c < 32 || c > 126)
            throw FrameError("bad character in a text");
    return s;
}

std::string BodyReader::rest()
{
    std::string s(body_.begin() + static_cast<std::ptrdiff_t>(at_), body_.end());
    at_ = body_.size();
    for (char &c : s)
        if (c < 32 || c > 126)
            c = '.';
    return s;
}

void BodyReader::end() const
{
    if (at_ != body_.size())
        throw FrameError("long body");
}
