// A minimal server that records and streams entries like ours: the same rows in the same tables, stored
// before they are sent. Entries of one event loop turn share a transaction. It has no access checks and no
// rules. node bareServer.mjs FILE   one of our databases
import { createServer } from "node:http";
import Database from "better-sqlite3";

const database = new Database(process.argv[2], { fileMustExist: true });
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.pragma("foreign_keys = ON");

// The same size as our server's rows.
const state = JSON.parse(database.prepare("SELECT state FROM Game ORDER BY seq DESC").pluck().get());
const verdict = database.prepare("SELECT verdict FROM RoundRow").pluck().get();

const begin = database.prepare("BEGIN IMMEDIATE");
const commit = database.prepare("COMMIT");
const writeGame = database.prepare(
  "UPDATE Game SET seq = ?, state = ?, updatedAt = ? WHERE id = ? AND seq = ?",
);
const writeEntry = database.prepare(
  'INSERT INTO Entry (gameId, seq, entryId, action, "after", "by", "at") VALUES (?, ?, ?, ?, ?, ?, ?)',
);
const writeRound = database.prepare(
  "INSERT INTO RoundRow (gameId, round, seq, verdict, since) VALUES (?, ?, ?, ?, ?)",
);

const followers = new Map();
let waiting = [];

function write({ game, sent: { id, action, after } }) {
  const at = new Date().toISOString();
  const seq = after + 1;
  if (writeGame.run(seq, JSON.stringify({ ...state, seq }), at, game, after).changes === 0) return null;
  writeEntry.run(game, seq, id, JSON.stringify(action), after, "somebody", at);
  // Every fourth entry settles a round.
  if (seq % 4 === 0) writeRound.run(game, seq / 4, seq - 3, verdict, seq);
  return { seq, id, action, after, by: "somebody", at };
}

function flush() {
  const all = waiting;
  waiting = [];
  begin.run();
  const written = all.map(write);
  commit.run();
  for (const [at, { game, response }] of all.entries()) {
    const entry = written[at];
    if (entry === null) {
      response.writeHead(409).end();
      continue;
    }
    const event = `id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`;
    for (const follower of followers.get(game) ?? []) follower.write(event);
    const body = JSON.stringify({ ok: true, entries: [entry] });
    response
      .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  }
}

function follow(game, response) {
  const others = followers.get(game) ?? new Set();
  followers.set(game, others.add(response));
  response.once("close", () => others.delete(response));
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("retry: 1000\n\n");
}

const server = createServer((request, response) => {
  const [, , , , game, what] = request.url.split(/[/?]/);
  if (what === "stream") return follow(game, response);
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (piece) => {
    body += piece;
  });
  request.on("end", () => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ game, sent: JSON.parse(body).entries[0], response });
  });
});
server.listen(0, "127.0.0.1", () => console.log(`Ready: http://127.0.0.1:${server.address().port}`));
