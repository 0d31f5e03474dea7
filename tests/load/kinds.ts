import { randomBytes } from "node:crypto";
import { newId } from "@/lib/client/newId";
import { gameIds } from "@/lib/engine";
import { MAX_QUESTIONS } from "@/lib/protocol/ask/shapes";
import { MAX_ACTIONS } from "@/lib/protocol/record";
import type { Answered, Asked, Sender } from "./ask";
import { anyAddress, newTable, oneOf, PlayedTable } from "./tables";
import type { World } from "./world";

/** Sends one request of a kind, and returns its status. */
type Send = (world: World) => Promise<number>;

/** A kind of request: its weight in ten thousand, and how to send it. */
export interface Kind {
  readonly weight: number;
  readonly send: Send;
}

const status = async (answered: Promise<Answered>): Promise<number> => (await answered).status;

/** Sends anonymously, each time from another address. */
const anonymous =
  (asked: () => Omit<Asked, "from">): Send =>
  ({ sender }) =>
    status(sender.ask({ from: anyAddress(), ...asked() }));

/** Sends a request about a table from one of its phones. */
const atTable =
  (asked: (table: PlayedTable) => Omit<Asked, "from">): Send =>
  ({ sender, tables }) => {
    const table = oneOf(tables);
    const { cookie, from } = oneOf(table.phones);
    return status(sender.ask({ cookie, from, ...asked(table) }));
  };

const page = (path: string): Send => anonymous(() => ({ path }));
const tablePage = (below = ""): Send => atTable(({ id }) => ({ path: `/games/${id}${below}` }));
const tableApi = (below: string): Send => atTable(({ path }) => ({ path: path + below }));
const post = (path: string, body: object | string) => ({ path, method: "POST", body });

/** Pages and URLs that people read. */
const READING: Readonly<Record<string, Kind>> = {
  "page /": { weight: 500, send: page("/") },
  "page / of a phone with tables": { weight: 300, send: atTable(() => ({ path: "/" })) },
  "page /new": { weight: 300, send: page("/new") },
  "page /games/[id]": { weight: 900, send: tablePage() },
  "page /games/[id], navigated to": {
    weight: 100,
    send: atTable(({ id }) => ({ path: `/games/${id}?_rsc=1`, headers: { rsc: "1", accept: "*/*" } })),
  },
  "page /games/[id]/history": { weight: 250, send: tablePage("/history") },
  "page /games/[id]/tv": { weight: 300, send: tablePage("/tv") },
  "page /settle": { weight: 200, send: page("/settle") },
  "page /settle of an answer": { weight: 150, send: anonymous(() => ({ path: `/settle?${anyQuestion()}` })) },
  "page /rules": { weight: 100, send: page("/rules") },
  "page /rules/[game]": { weight: 200, send: anonymous(() => ({ path: `/rules/${oneOf(gameIds)}` })) },
  "page /rules/arguments": { weight: 100, send: page("/rules/arguments") },
  "page /sign-in": { weight: 100, send: page("/sign-in") },
  "page /verdict/[token]": {
    weight: 100,
    send: ({ sender, tables }) => {
      const shared = tables.map(({ verdict }) => verdict).filter((path) => path !== "");
      return status(sender.ask({ path: oneOf(shared) ?? "/verdict/none", from: anyAddress() }));
    },
  },
  "no such page": { weight: 100, send: anonymous(() => ({ path: `/${newId()}` })) },
  "GET game": { weight: 700, send: tableApi("") },
  "GET history": { weight: 150, send: tableApi("/history") },
  "GET record": { weight: 100, send: tableApi("/record") },
  "GET links": { weight: 100, send: tableApi("/links") },
  "GET elsewhere": {
    weight: 100,
    send: atTable(({ path, round }) => ({ path: `${path}/rounds/${Math.max(1, round)}/elsewhere` })),
  },
  "GET openapi.json": { weight: 50, send: page("/api/v1/openapi.json") },
  "GET health": { weight: 100, send: page("/api/health") },
  "GET style or script": {
    weight: 300,
    send: ({ sender, files }) => status(sender.ask({ path: oneOf(files), from: anyAddress() })),
  },
};

/** Writes of people, including conflicts. */
const PLAYING: Readonly<Record<string, Kind>> = {
  "POST entries": {
    weight: 1800,
    send: async ({ tables, sender }) => {
      const at = Math.floor(Math.random() * tables.length);
      const table = tables[at] as PlayedTable;
      if (table.finished) {
        tables[at] = await PlayedTable.start(sender, oneOf(gameIds), 4);
        return 201;
      }
      return status(table.play());
    },
  },
  "POST entries, stale": {
    weight: 200,
    send: atTable(({ path, seq }) =>
      post(`${path}/entries`, {
        entries: [{ id: newId(), action: { do: "challenge", by: "s2" }, after: Math.max(0, seq - 2) }],
      }),
    ),
  },
  "POST entries, a correction": {
    weight: 100,
    send: atTable(({ path, seq }) =>
      post(`${path}/preview`, {
        entries: [{ id: newId(), action: null, after: seq, replaces: [Math.max(1, seq)] }],
      }),
    ),
  },
  "POST games": {
    weight: 60,
    send: anonymous(() => post("/api/v1/games", newTable(oneOf(gameIds), 4).body)),
  },
  "join by link": { weight: 80, send: ({ tables }) => status(oneOf(tables).admit()) },
  "page /join/[token]": {
    weight: 80,
    send: ({ sender, tables }) => status(sender.ask({ path: oneOf(tables).join, from: anyAddress() })),
  },
  "page /join/[token] of a wrong link": { weight: 60, send: anonymous(() => ({ path: `/join/${newId()}` })) },
  "PUT here": {
    weight: 200,
    send: atTable(({ path }) => ({ ...post(`${path}/here`, { here: true }), method: "PUT" })),
  },
  "PUT seat": {
    weight: 50,
    send: atTable(({ path }) => ({
      ...post(`${path}/seat`, { seat: oneOf(["s1", "s2", "s3", null]) }),
      method: "PUT",
    })),
  },
  "PUT consent": {
    weight: 80,
    send: atTable(({ path, round, seq }) => ({
      ...post(`${path}/rounds/${Math.max(1, round)}/consent`, {
        says: oneOf(["agreed", "disputed"]),
        after: seq,
      }),
      method: "PUT",
    })),
  },
  "POST verdicts": { weight: 30, send: ({ sender, tables }) => share(sender, oneOf(tables)) },
  "GET stream": {
    weight: 400,
    send: ({ sender, tables }) => {
      const table = oneOf(tables);
      const { cookie, from } = oneOf(table.phones);
      const path = `${table.path}/stream?after=${Math.max(0, table.seq - 5)}`;
      return sender.follow(
        { path, cookie, from, headers: { accept: "text/event-stream" } },
        Math.random() * 3_000,
      );
    },
  },
  "POST settle": {
    weight: 200,
    send: anonymous(() =>
      post("/api/v1/settle", { ask: "compare", game: "pass-the-cup", a: anyDice(), b: anyDice() }),
    ),
  },
};

/** Harmful requests. */
const HOSTILE: Readonly<Record<string, Kind>> = {
  "table of somebody else": {
    weight: 150,
    send: ({ sender, tables }) =>
      status(sender.ask({ path: `/games/${oneOf(tables).id}`, from: anyAddress() })),
  },
  "forged cookies": {
    weight: 150,
    send: anonymous(() => ({ path: "/", cookie: `device=${newId()}; session=${newId()}.${newId()}` })),
  },
  "wrong passphrase": {
    weight: 30,
    send: ({ sender, signIn }) =>
      status(
        sender.ask({
          ...post("/api/auth/callback/passphrase", {
            csrfToken: signIn.token,
            email: `${newId()}@mail.example`,
            passphrase: newId(),
          }),
          cookie: signIn.cookie,
          from: anyAddress(),
        }),
      ),
  },
  "guessing passphrases from one address": {
    weight: 100,
    send: ({ sender, signIn }) =>
      status(
        sender.ask({
          ...post("/api/auth/callback/passphrase", {
            csrfToken: signIn.token,
            email: "ann@mail.example",
            passphrase: newId(),
          }),
          cookie: signIn.cookie,
          from: "10.6.6.6",
        }),
      ),
  },
  "POST accounts": {
    weight: 8,
    send: anonymous(() =>
      post("/api/v1/accounts", { name: "Ann", email: `${newId()}@mail.example`, passphrase: newId() }),
    ),
  },
  "malformed JSON": {
    weight: 100,
    send: anonymous(() =>
      post(oneOf(["/api/v1/games", "/api/v1/settle", "/api/v1/replay"]), oneOf(MALFORMED)),
    ),
  },
  "malformed address": {
    weight: 150,
    send: anonymous(() => ({
      path: oneOf([
        "/%E0%A4%A",
        "//",
        "//example.org/x",
        "/a%00b",
        "/%5Cx",
        "/_global-error",
        `/${"a".repeat(5_000)}`,
      ]),
    })),
  },
  "unknown method": {
    weight: 50,
    send: anonymous(() => ({ path: "/", method: oneOf(["DELETE", "TRACE", "PROPFIND", "PURGE"]) })),
  },
  "garbled router state": {
    weight: 50,
    send: anonymous(() => ({ path: "/?_rsc=1", headers: { rsc: "1", "next-router-state-tree": "garbage" } })),
  },
  "server action": {
    weight: 50,
    send: anonymous(() => ({ ...post("/", "[]"), headers: { "next-action": "7f" } })),
  },
  upgrade: {
    weight: 30,
    send: anonymous(() => ({ path: "/", headers: { connection: "Upgrade", upgrade: "websocket" } })),
  },
  "page, dropped": {
    weight: 150,
    send: atTable(({ id }) => ({ path: `/games/${id}`, droppedAfter: 1 + Math.random() * 10 })),
  },
  "entries, dropped": {
    weight: 50,
    send: atTable(({ path }) => ({
      ...post(`${path}/entries`, { entries: [] }),
      slowly: 20,
      droppedAfter: 50,
    })),
  },
  "body, slowly": {
    weight: 40,
    send: anonymous(() => ({
      ...post("/api/v1/settle", { ask: "rank", game: "pass-the-cup", dice: [1, 2, 3, 4, 5] }),
      slowly: 50,
    })),
  },
  "picture of an answer": {
    weight: 20,
    send: anonymous(() => ({ path: `/settle/picture.png?${anyQuestion()}` })),
  },
  "page /settle of odds that take long": {
    weight: 10,
    send: anonymous(() => ({ path: `/settle?${oneOf(DEAR_QUESTIONS)}` })),
  },
  "picture of a verdict": {
    weight: 10,
    send: ({ sender, tables }) => {
      const shared = tables.map(({ verdict }) => verdict).filter((path) => path !== "");
      return status(
        sender.ask({ path: `${oneOf(shared) ?? "/verdict/none"}/picture.png`, from: anyAddress() }),
      );
    },
  },
  "settle at its worst": { weight: 4, send: anonymous(() => post("/api/v1/settle", WORST_QUESTIONS)) },
  "replay at its worst": { weight: 1, send: anonymous(() => post("/api/v1/replay", WORST_RECORD)) },
  "eight megabytes": { weight: 1, send: anonymous(() => post("/api/v1/replay", EIGHT_MEGABYTES)) },
  "long table, its page": {
    weight: 20,
    send: ({ sender, longest }) => status(sender.ask({ path: `/games/${longest.id}`, ...phoneOf(longest) })),
  },
  "long table, its history": {
    weight: 10,
    send: ({ sender, longest }) =>
      status(sender.ask({ path: `/games/${longest.id}/history`, ...phoneOf(longest) })),
  },
  "long table, GET history": {
    weight: 10,
    send: ({ sender, longest }) =>
      status(sender.ask({ path: `${longest.path}/history`, ...phoneOf(longest) })),
  },
  "long table, its oldest rounds": {
    weight: 10,
    send: ({ sender, longest }) =>
      status(sender.ask({ path: `/games/${longest.id}/history?round=1`, ...phoneOf(longest) })),
  },
  "long table, POST verdicts": { weight: 5, send: ({ sender, longest }) => share(sender, longest) },
  "long table, its verdict": {
    weight: 5,
    send: ({ sender, longest }) =>
      status(sender.ask({ path: longest.verdict || "/verdict/none", from: anyAddress() })),
  },
  "long table, GET record": {
    weight: 5,
    send: ({ sender, longest }) =>
      status(sender.ask({ path: `${longest.path}/record`, ...phoneOf(longest) })),
  },
  "long table, GET elsewhere": {
    weight: 5,
    send: ({ sender, longest }) =>
      status(
        sender.ask({
          path: `${longest.path}/rounds/${1 + Math.floor(Math.random() * longest.round)}/elsewhere`,
          ...phoneOf(longest),
        }),
      ),
  },
  "long table, a correction": {
    weight: 5,
    send: ({ sender, longest: { path, seq, phones } }) =>
      status(
        sender.ask({
          ...post(`${path}/preview`, { entries: [{ id: newId(), action: null, after: seq, replaces: [1] }] }),
          ...phones[0],
          from: anyAddress(),
        }),
      ),
  },
};

export const KINDS: Readonly<Record<string, Kind>> = { ...READING, ...PLAYING, ...HOSTILE };

const phoneOf = ({ phones }: PlayedTable) => ({ cookie: phones[0]?.cookie ?? "", from: anyAddress() });

/** Shares the last round's verdict. */
async function share(sender: Sender, table: PlayedTable): Promise<number> {
  const { cookie, from } = table.phones[0] ?? oneOf(table.phones);
  const body = { round: Math.max(1, table.round) };
  const shared = await sender.ask({ ...post(`${table.path}/verdicts`, body), cookie, from });
  if (shared.status === 200)
    table.verdict = new URL((JSON.parse(shared.body()) as { url: string }).url).pathname;
  return shared.status;
}

const anyDice = () => [...randomBytes(5)].map((byte) => (byte % 6) + 1).join("");
const anyQuestion = () => `ask=compare&game=pass-the-cup&a=${anyDice()}&b=${anyDice()}`;

const DEAR_QUESTIONS = [
  "ask=odds&game=firehouse&claim=300+threes&wild=4&dice_in_play=1000",
  "ask=odds&game=pass-the-cup&claim=five+sixes",
  "ask=odds&game=mia&claim=66",
];

const MALFORMED = [
  "",
  "{",
  '{"__proto__":{"role":"owner"}}',
  "[".repeat(5_000),
  '"\\u0000"',
  `{"a":${"[".repeat(20)}${"]".repeat(20)}}`,
  "null",
];

/** The most exact odds of the most dice that a request allows. */
const WORST_QUESTIONS = JSON.stringify(
  Array.from({ length: MAX_QUESTIONS }, (_, at) => ({
    ask: "odds",
    game: "firehouse",
    claim: { count: 1 + at, face: 3 },
    wild: 4,
    dice_in_play: 1_000,
  })),
);

/** The most joins that a record allows. */
const WORST_RECORD = JSON.stringify({
  format: "dice-record/1",
  game: "firehouse",
  house: {},
  players: ["Ann", "Bob"],
  actions: Array.from({ length: MAX_ACTIONS }, (_, at) => ({ do: "join", player: `p${at}` })),
});

/** The largest JSON that is read: many small values, each of which is checked. */
const EIGHT_MEGABYTES = JSON.stringify({
  format: "dice-record/1",
  actions: Array(1_300_000)
    .fill({})
    .map(() => [1]),
}).slice(0, 8_000_000);
