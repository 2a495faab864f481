#include "match.hh"

#include <algorithm>
#include <iomanip>
#include <ostream>

const std::map<uint8_t, Match::Handler> Match::kHandlers = {
    {1, &Match::onJoin}, {2, &Match::onSpawn}, {3, &Match::onPick},
    {4, &Match::onDrop}, {5, &Match::onMove},  {6, &Match::onFire},
    {7, &Match::onHit},  {8, &Match::onKill},  {9, &Match::onChat},
};

Player& Match::player(uint16_t id) {
  const auto it = players_.find(id);
  if (it == players_.end()) throw ReplayError("no player " + std::to_string(id));
  return it->second;
}

WeaponType& Match::weaponType(unsigned index) {
  if (index >= types_.size()) throw ReplayError("no weapon " + std::to_string(index));
  return types_[index];
}

void Match::readHeader(Stream& s) {
  if (s.left() < 8 || s.u32() != 0x314c5052) throw ReplayError("not a replay");
  const unsigned version = s.u8();
  if (version != 1 && version != 2)
    throw ReplayError("unknown version " + std::to_string(version));
  map_ = s.text();
  const unsigned count = s.u8();
  types_.reserve(count);
  for (unsigned i = 0; i < count; i++) {
    WeaponType t;
    t.name = s.text();
    t.damage = s.u16();
    t.clip = s.u16();
    if (t.name.empty() || t.clip == 0) throw ReplayError("bad weapon");
    types_.push_back(std::move(t));
  }
  out_ << "map " << map_ << ", " << count << " weapons\n";
}

bool Match::playEvent(Stream& s) {
  const uint8_t code = s.u8();
  if (code == 0) return false;
  const auto handler = kHandlers.find(code);
  if (handler == kHandlers.end()) throw ReplayError("unknown event " + std::to_string(code));
  clock_ += s.u16();
  Stream body = s.part(s.u8());
  (this->*handler->second)(body);
  if (!body.done()) throw ReplayError("event has too many bytes");
  return true;
}

void Match::onJoin(Stream& s) {
  Player p;
  p.id = s.u16();
  p.team = s.u8();
  p.name = s.text();
  if (p.id == kWorld) throw ReplayError("bad player id");
  if (p.team >= teamScore_.size()) throw ReplayError("bad team");
  if (players_.count(p.id)) throw ReplayError("player joins twice");
  out_ << std::setw(6) << clock_ << ' ' << p.name << " joins team " << unsigned(p.team) << '\n';
  players_.emplace(p.id, std::move(p));
}

void Match::onSpawn(Stream& s) {
  Player& p = player(s.u16());
  p.x = s.s16();
  p.y = s.s16();
  if (p.alive) throw ReplayError("player is alive already");
  p.alive = true;
  p.health = 100;
  out_ << std::setw(6) << clock_ << ' ' << p.name << " spawns at " << p.x << ',' << p.y << '\n';
}

void Match::onPick(Stream& s) {
  Player& p = player(s.u16());
  WeaponType& type = weaponType(s.u8());
  if (!p.alive) throw ReplayError("dead player picks a weapon");
  p.weapon = std::make_unique<Weapon>(Weapon{&type, type.clip});
  out_ << std::setw(6) << clock_ << ' ' << p.name << " takes " << type.name << '\n';
}

void Match::onDrop(Stream& s) {
  Player& p = player(s.u16());
  if (!p.weapon) throw ReplayError("player has nothing to drop");
  out_ << std::setw(6) << clock_ << ' ' << p.name << " drops " << p.weapon->type->name << '\n';
  p.weapon.reset();
}

void Match::onMove(Stream& s) {
  Player& p = player(s.u16());
  const int dx = s.s16(), dy = s.s16();
  p.x = std::clamp(p.x + dx, -32768, 32767);
  p.y = std::clamp(p.y + dy, -32768, 32767);
}

void Match::onFire(Stream& s) {
  Player& p = player(s.u16());
  if (!p.alive || !p.weapon) throw ReplayError("player cannot fire");
  if (p.weapon->rounds == 0) p.weapon->rounds = p.weapon->type->clip;
  p.weapon->rounds--;
  p.shots++;
}

void Match::die(Player& p) {
  p.alive = false;
  p.health = 0;
  p.deaths++;
  p.weapon.reset();
}

// A wound: by a player's weapon, by fists or by the world.
void Match::onHit(Stream& s) {
  Player& victim = player(s.u16());
  const uint16_t by = s.u16();
  const int given = s.u8();
  if (!victim.alive) throw ReplayError("dead player is hit");
  int damage = given;
  std::string how = "world";
  if (by != kWorld) {
    const Player& attacker = player(by);
    how = attacker.name;
    if (attacker.weapon) damage = std::min<int>(given, attacker.weapon->type->damage);
  }
  victim.health = std::max(1, victim.health - damage);
  out_ << std::setw(6) << clock_ << ' ' << victim.name << " hit by " << how << " for " << damage
       << ", health " << victim.health << '\n';
}

void Match::onKill(Stream& s) {
  Player& victim = player(s.u16());
  const uint16_t by = s.u16();
  if (!victim.alive) throw ReplayError("dead player is killed");
  out_ << std::setw(6) << clock_ << ' ' << victim.name << " killed by ";
  if (by == kWorld) {
    out_ << "the world\n";
    die(victim);
    return;
  }
  Player& attacker = player(by);
  WeaponType& with = *attacker.weapon->type;
  out_ << attacker.name << " with " << with.name;
  with.kills++;
  if (attacker.team == victim.team) {
    out_ << (&attacker == &victim ? " (self)" : " (own team)");
  } else {
    attacker.kills++;
    teamScore_[attacker.team]++;
  }
  out_ << '\n';
  die(victim);
}

void Match::onChat(Stream& s) {
  const Player& p = player(s.u16());
  out_ << std::setw(6) << clock_ << " <" << p.name << "> " << s.text() << '\n';
}

void Match::printScores() const {
  std::vector<const Player*> order;
  for (const auto& entry : players_) order.push_back(&entry.second);
  std::stable_sort(order.begin(), order.end(),
                   [](const Player* a, const Player* b) { return a->kills > b->kills; });
  out_ << "scores after " << clock_ << '\n';
  for (const Player* p : order) {
    out_ << "  " << p->name << " kills " << p->kills << " deaths " << p->deaths << " shots "
         << p->shots << " at " << p->x << ',' << p->y;
    if (p->weapon)
      out_ << " with " << p->weapon->type->name << ' ' << p->weapon->rounds;
    else if (p->alive)
      out_ << " unarmed";
    out_ << '\n';
  }
  for (size_t i = 0; i < teamScore_.size(); i++)
    if (teamScore_[i]) out_ << "  team " << i << ": " << teamScore_[i] << '\n';
  for (const WeaponType& t : types_)
    if (t.kills) out_ << "  " << t.name << ": " << t.kills << " kills\n";
}
