#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class Reader {
public:
    explicit Reader(std::vector<uint8_t> data) : data_(std::move(data)) {}

    uint8_t byte()
    {
        if (at_ >= data_.size())
            throw std::runtime_error("nothing left");
        return data_[at_++];
    }

    std::string text()
    {
        size_t length = byte();
        if (at_ >= data_.size())
            throw std::runtime_error("nothing left");
        std::string out(reinterpret_cast<const char *>(&data_[at_]), length);
        at_ += length;
        return out;
    }

private:
    std::vector<uint8_t> data_;
    size_t at_ = 0;
};

int main()
{
    Reader reader({40, 'a', 'b'});

    return static_cast<int>(reader.text().size());
}
