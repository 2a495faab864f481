#ifndef MATCH_HH
#define MATCH_HH

#include <array>
#include <iosfwd>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "stream.hh"

constexpr uint16_t kWorld = 0xffff;

struct WeaponType {
  std::string name;
  uint16_t damage = 0;
  uint16_t clip = 0;
  unsigned kills = 0;
};

// What a player carries.
struct Weapon {
  WeaponType* type;
  unsigned rounds;
};

struct Player {
  uint16_t id = 0;
  std::string name;
  uint8_t team = 0;
  bool alive = false;
  int health = 0;
  int x = 0, y = 0;
  unsigned kills = 0, deaths = 0, shots = 0;
  std::unique_ptr<Weapon> weapon;
};

class Match {
 public:
  explicit Match(std::ostream& out) : out_(out) {}

  void readHeader(Stream& s);
  // Plays one event; false after the last.
  bool playEvent(Stream& s);
  void printScores() const;

 private:
  using Handler = void (Match::*)(Stream&);
  static const std::map<uint8_t, Handler> kHandlers;

  Player& player(uint16_t id);
  WeaponType& weaponType(unsigned index);
  void die(Player& p);

  void onJoin(Stream& s);
  void onSpawn(Stream& s);
  void onPick(Stream& s);
  void onDrop(Stream& s);
  void onMove(Stream& s);
  void onFire(Stream& s);
  void onHit(Stream& s);
  void onKill(Stream& s);
  void onChat(Stream& s);

  std::ostream& out_;
  std::string map_;
  uint32_t clock_ = 0;
  std::vector<WeaponType> types_;
  std::map<uint16_t, Player> players_;
  std::array<unsigned, 4> teamScore_{};
};

#endif
