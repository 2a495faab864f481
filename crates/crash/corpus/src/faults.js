// Uncaught exceptions of JavaScript, one per case.
const assert = require("assert");

function nameOf(thing) {
  return thing.name.length; // BUG js-null js-cause js-rejected js-fuzz
}

function call(thing) {
  return thing.run(); // BUG js-call
}

function again(n) {
  return again(n + 1) + 1; // BUG js-recursion
}

function room(n) {
  return new Array(n); // BUG js-length
}

function byte(buffer, at) {
  return buffer.readUInt8(at); // BUG js-range
}

function mustBeSmall(n) {
  assert(n < 3, "too large"); // BUG js-assert
}

function parse(text) {
  return JSON.parse(text); // BUG js-syntax
}

class Reader {
  header(text) {
    try {
      return nameOf(JSON.parse(text));
    } catch (e) {
      throw new Error("bad header", { cause: e });
    }
  }
}

async function later(thing) {
  await null;
  return nameOf(thing);
}

function hoard() {
  const all = [];
  for (;;) all.push(new Array(100000).fill(all.length)); // BUG js-memory
}

function main(name) {
  switch (name) {
    case "js-null": return nameOf({});
    case "js-call": return call({});
    case "js-recursion": return again(0);
    case "js-length": return room(-1);
    case "js-range": return byte(Buffer.alloc(2), 5);
    case "js-assert": return mustBeSmall(7);
    case "js-syntax": return parse("{oops");
    case "js-cause": return new Reader().header("{}");
    case "js-rejected": return later({});
    case "js-memory": return hoard();
    case "js-thrown": throw "just text";
  }
}

module.exports = { nameOf };
if (require.main === module) main(process.argv[2]);
