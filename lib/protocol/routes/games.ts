import { z } from "zod";
import {
  type Action,
  type Elsewhere,
  type Finished,
  type GameState,
  newGame,
  type Phase,
  type Settled,
  type Untold,
} from "@/lib/engine";
import type { RoundConsent } from "../aside";
import { CONSENTS } from "../aside";
import { consentGiven, disputeSettled, keeperNamed, seatTaken, stillHere } from "../asideSchemas";
import type { BrokenEntry, Entry, OpenTable } from "../entry";
import { type HistoryPage, PAGE_KEYS } from "../historyPage";
import { linksAnew, tableJoin, verdictToShare } from "../linkSchemas";
import { gameRecord } from "../record";
import { newEntries, newTable } from "../schemas";
import type { SharedTable } from "../tableLinks";
import { VISIT_ENDS, VISITS, type VisitPage } from "../tablePhones";
import {
  A_GAME,
  DONE,
  done,
  engineValue,
  ID,
  instant,
  list,
  OTHER_ID,
  operation,
  pageFrom,
} from "./operation";

// A table: starting it, recording at it, following and reading it, its seats, its links and its verdicts.

const KIB = 1024;

const seq = z.int().min(0);
const seat = z.string();
const action = engineValue<Action>("An action: see docs/formats.md, section 2.");
const state = engineValue<GameState>("The table as the rules see it.");
const settledRound = engineValue<Settled>("A settled round: its verdict, and what changes hands by it.");
const names = z.record(seat, z.string());
const replaces = list(seq);

const wanted = {
  action: action.nullable(),
  replaces: replaces.exactOptional(),
  name: z.string().exactOptional(),
};

const entry = z.strictObject({
  ...wanted,
  id: z.string(),
  after: seq,
  seq,
  by: z.string().exactOptional(),
  at: instant,
}) satisfies z.ZodType<Entry>;

const actionEntry = entry.extend({ action });

const tableGroup = z
  .strictObject({ id: z.string(), name: z.string(), season: z.string().nullable() })
  .nullable();

const openTable = z.strictObject({
  id: z.string(),
  seq,
  state,
  names,
  round: list(actionEntry),
  last: z.strictObject({ entry: actionEntry, undo: z.strictObject(wanted) }).nullable(),
  rounds: list(settledRound),
  group: tableGroup,
  may: z.strictObject({ record: z.boolean(), share: z.boolean(), as: list(z.string()) }),
}) satisfies z.ZodType<OpenTable>;

const consent = z.strictObject({
  round: z.int(),
  agreed: list(seat),
  disputed: list(seat),
  settled: z.string().nullable(),
}) satisfies z.ZodType<RoundConsent>;

const pageAt = z.strictObject({ at: z.enum(PAGE_KEYS), number: z.int() }).nullable();

const pageLine = z.strictObject({
  place: z.int(),
  versions: list(z.strictObject({ seq, action: action.nullable(), at: instant, by: z.string() })),
  leftOut: z.int(),
  stands: z.boolean(),
  back: z.strictObject({ ...wanted, action }).nullable(),
});

const historyPage = {
  id: z.string(),
  startedAt: instant,
  resultOnly: z.boolean(),
  group: tableGroup,
  playoffOf: z.string().nullable(),
  names,
  you: z.string(),
  authors: z.record(z.string(), z.string()),
  mine: seat.nullable(),
  keeps: z.boolean(),
  consents: list(consent),
  seq,
  state,
  opening: state,
  rounds: list(
    z.strictObject({
      kind: z.enum(["settled", "void", "open", "taken-back", "before"]),
      round: z.int(),
      part: z.boolean(),
      lines: list(pageLine),
    }),
  ),
  older: pageAt,
  newer: z.strictObject({ page: pageAt }).nullable(),
  latest: z.int(),
} satisfies { readonly [Key in keyof HistoryPage]: z.ZodType<HistoryPage[Key]> };

const broken = z.strictObject({
  seq,
  action,
  code: engineValue<BrokenEntry["code"]>("Why it would be illegal."),
  rule: engineValue<BrokenEntry["rule"]>("The rule, as docs/rules.md numbers it."),
  message: z.string(),
}) satisfies z.ZodType<BrokenEntry>;

const change = <Value extends z.ZodType>(value: Value) => ({ before: value, after: value });

const standing = z.record(z.string(), z.union([z.number(), z.boolean()])).nullable();

const consequences = z.strictObject({
  game: z.string(),
  rounds: list(z.strictObject(change(settledRound.nullable()))),
  standing: list(z.strictObject({ player: seat, ...change(standing), differs: z.boolean() })),
  phase: z.strictObject(change(engineValue<Phase>("The phase of the game."))),
  toAct: z.strictObject(change(seat.nullable())),
  finished: z.strictObject(change(engineValue<Finished>("How the game ended.").nullable())),
  ending: z.enum(["over", "reopened", "otherwise", "same"]),
  none: z.boolean(),
});

type Came = Exclude<Elsewhere, { readonly came: "untold" }>;
const came = engineValue<Came>("What came of the round, or the first thing that could not have been done.");
const value = z.union([z.string(), z.number()]);

const butWePlay = z.strictObject({
  here: came,
  others: list(
    z.strictObject({
      option: z.string(),
      values: z.strictObject({ from: value, to: value, open: z.boolean() }),
      came,
    }),
  ),
  unchanged: z.int(),
  untold: list(z.strictObject({ option: z.string(), why: engineValue<Untold>("Why nobody can tell.") })),
});

const links = z.strictObject({ sit: z.string(), watch: z.string() });
const namedSeat = z.strictObject({ key: seat, name: z.string() }).nullable();

const sharedTable = {
  links,
  phones: list(
    z.strictObject({
      phone: z.string(),
      as: z.enum(["guest", "group", "keeper"]),
      may: z.enum(["record", "watch"]),
      signedIn: z.boolean(),
      name: z.string().nullable(),
      seat: namedSeat,
      browsers: list(z.string()),
      since: instant,
      here: z.boolean(),
      own: z.boolean(),
    }),
  ).nullable(),
  handsOver: z.boolean(),
  group: z.string().nullable(),
  verdicts: list(z.strictObject({ place: z.int(), round: z.int(), since: instant })).nullable(),
} satisfies { readonly [Key in keyof SharedTable]: z.ZodType<SharedTable[Key]> };

const visitPage = {
  visits: list(
    z.strictObject({
      by: z.enum(VISITS),
      at: instant,
      browser: z.string(),
      signedIn: z.boolean(),
      name: z.string().nullable(),
      seat: namedSeat,
      ended: z.strictObject({ how: z.enum(VISIT_ENDS), at: instant }).nullable(),
    }),
  ),
  next: z.string().nullable(),
} satisfies { readonly [Key in keyof VisitPage]: z.ZodType<VisitPage[Key]> };

const AT = "2026-11-20T21:00:00.000Z";
const CLAIM = { do: "claim", by: "s1", claim: "6 sixes" } as const;
const ENTRY = { id: "b7Lw9XkQSx6n", action: CLAIM, after: 1 } as const;
const NAMES = { s1: "Ann", s2: "Bob" };
const MINE = { id: ID, seq: 0, state: seated(), names: NAMES, group: null };
const LINKS = { sit: "/join/a-link-to-sit", watch: "/join/a-link-to-watch" };

/** Two who have sat down, and not begun. */
function seated(): GameState {
  const table = newGame({ game: A_GAME, house: {}, players: Object.keys(NAMES) });
  if (!table.ok) throw new Error("cannot happen: the game offered first takes two");
  return table.value;
}

export const gameOperations = {
  "POST /api/v1/games": operation({
    does: "Starts a game; sending the same one again answers the same. Whoever asks without being known becomes a device by it. In a group it takes a member of it, and a playoff whoever records in the game it plays off.",
    needs: "nothing",
    body: newTable,
    mostBytes: 64 * KIB,
    ownLimit: true,
    status: 201,
    answer: done({ id: z.string(), join: z.string() }),
    refuses: { 403: "They only watch in that group.", 404: "There is no such group, season or game." },
    example: {
      sent: {
        id: ID,
        game: A_GAME,
        house: { ones: "high" },
        players: [
          { seat: "s1", name: "Ann" },
          { seat: "s2", name: "Bob" },
        ],
      },
      answer: { ok: true, id: ID, join: LINKS.sit },
    },
  }),
  "GET /api/v1/games/{game}": operation({
    does: "Reads a table.",
    needs: "read a game",
    answer: done({ table: openTable }),
    example: {
      answer: {
        ok: true,
        table: {
          ...MINE,
          round: [],
          last: null,
          rounds: [],
          may: { record: true, share: true, as: ["k3"] },
        },
      },
    },
  }),
  "POST /api/v1/games/{game}/entries": operation({
    does: "Records entries, all together or not at all; sending the same ones again records them once.",
    needs: "record in a game",
    body: newEntries,
    mostBytes: 64 * KIB,
    answer: done({ entries: list(entry) }),
    refuses: {
      403: "They only watch, or it was tapped by somebody else (`as`).",
      409: "Something was recorded meanwhile (`unseen`), or replaced already.",
      422: "The rules of the game do not allow it, or later actions would be illegal by it (`broken`).",
    },
    example: {
      sent: { entries: [ENTRY] },
      answer: { ok: true, entries: [{ ...ENTRY, seq: 2, at: AT }] },
    },
  }),
  "POST /api/v1/games/{game}/preview": operation({
    does: "Says what entries would change; records nothing.",
    needs: "record in a game",
    body: newEntries,
    mostBytes: 64 * KIB,
    answer: done({ consequences, broken: list(broken) }),
    refuses: { 409: "Something was recorded meanwhile.", 422: "The rules of the game do not allow it." },
    example: {
      sent: { entries: [{ ...ENTRY, replaces: [2] }] },
      answer: {
        ok: true,
        consequences: {
          game: A_GAME,
          rounds: [],
          standing: [],
          phase: { before: "claiming", after: "claiming" },
          toAct: { before: "s2", after: "s2" },
          finished: { before: null, after: null },
          ending: "same",
          none: true,
        },
        broken: [],
      },
    },
  }),
  "GET /api/v1/games/{game}/history": operation({
    does: "Reads a page of a game's history: its newest rounds, or those that are asked for by one number.",
    needs: "read a game",
    query: z.object({
      before: z.string().exactOptional(),
      round: z.string().exactOptional(),
      line: z.string().exactOptional(),
    }),
    answer: done(historyPage),
    example: {
      answer: {
        ok: true,
        ...MINE,
        startedAt: AT,
        resultOnly: false,
        playoffOf: null,
        you: "k3",
        authors: {},
        mine: "s1",
        keeps: true,
        consents: [],
        opening: MINE.state,
        rounds: [],
        older: null,
        newer: null,
        latest: 0,
      },
    },
  }),
  "GET /api/v1/games/{game}/record": operation({
    does: "Downloads a game as a record (dice-record/1) that anybody can replay.",
    needs: "read a game",
    answer: gameRecord,
    example: {
      answer: {
        format: "dice-record/1",
        id: ID,
        at: AT,
        game: A_GAME,
        house: { ones: "high" },
        players: ["Ann", "Bob"],
        actions: [{ do: "start-round", starter: "Ann", wild: 4, id: ENTRY.id, at: AT }],
      },
    },
  }),
  "GET /api/v1/games/{game}/journal": operation({
    does: "Downloads a game with everything that was ever recorded in it (dice-journal/1).",
    needs: "read a game",
    answer: z.strictObject({
      format: z.literal("dice-journal/1"),
      id: z.string(),
      at: instant,
      playoff_of: z.string().exactOptional(),
      game: z.string(),
      house: z.record(z.string(), value),
      seats: list(seat),
      names,
      entries: list(entry),
    }),
    example: {
      answer: {
        format: "dice-journal/1",
        id: ID,
        at: AT,
        game: A_GAME,
        house: { ones: "high" },
        seats: ["s1", "s2"],
        names: NAMES,
        entries: [{ ...ENTRY, seq: 2, by: "k3", at: AT }],
      },
    },
  }),
  "GET /api/v1/games/{game}/stream": operation({
    does: "Follows a table: server-sent events (`entry`, `aside`, `beat`, `reload`, `gone`) from the entry after `Last-Event-ID` or `after` on, whichever is later.",
    needs: "read a game",
    query: z.object({ after: z.string().exactOptional() }),
    type: "text/event-stream",
    answer: z.string(),
    example: { answer: `id: 2\nevent: entry\ndata: ${JSON.stringify({ ...ENTRY, seq: 2, at: AT })}\n\n` },
  }),
  "PUT /api/v1/games/{game}/here": operation({
    does: "A phone that follows the table says that it is still there.",
    needs: "record in a game",
    body: stillHere,
    answer: DONE,
    example: { sent: { here: true }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/seat": operation({
    does: "Sits down on a seat, or on none.",
    needs: "record in a game",
    body: seatTaken,
    answer: DONE,
    refuses: { 404: "There is no such table, or no such seat.", 409: "Another phone sits there." },
    example: { sent: { seat: "s1" }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/keeper": operation({
    does: "Gives the keeping of a table to the phone that sits on a seat.",
    needs: "record in a game",
    body: keeperNamed,
    answer: DONE,
    refuses: {
      403: "Only the keeper may.",
      409: "Nobody sits there with a phone, or the table is a group's.",
    },
    example: { sent: { seat: "s2" }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/rounds/{round}/consent": operation({
    does: "Agrees to the verdict of a round, disputes it, or takes back what was said.",
    needs: "record in a game",
    body: consentGiven,
    answer: DONE,
    refuses: {
      404: "There is no such table, or no such round.",
      409: "They sit on no seat, or the verdict is another by now.",
    },
    example: { sent: { says: CONSENTS[0], after: 7 }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/rounds/{round}/settlement": operation({
    does: "Settles a disputed round with a note.",
    needs: "keep a table",
    body: disputeSettled,
    answer: DONE,
    refuses: {
      404: "There is no such table, or no such round.",
      409: "It is not disputed, or settled already, or the verdict is another by now.",
    },
    example: { sent: { note: "Counted again", after: 7 }, answer: { ok: true } },
  }),
  "GET /api/v1/games/{game}/rounds/{round}/elsewhere": operation({
    does: "“But we play…”: what each other house rule would have made of a round.",
    needs: "read a game",
    answer: done({ elsewhere: butWePlay }),
    refuses: { 404: "There is no such table, or no such round." },
  }),
  "GET /api/v1/games/{game}/links": operation({
    does: "Reads a table's links, and for those who keep it, which phones are let in.",
    needs: "share a game",
    answer: done(sharedTable),
    example: {
      answer: { ok: true, links: LINKS, phones: null, handsOver: false, group: null, verdicts: null },
    },
  }),
  "POST /api/v1/games/{game}/links": operation({
    does: "Makes the links anew: the old ones lead nowhere any more.",
    needs: "keep a table",
    body: linksAnew,
    answer: done({ links }),
    example: { sent: { anew: true }, answer: { ok: true, links: LINKS } },
  }),
  "DELETE /api/v1/games/{game}/phones/{phone}": operation({
    does: "Shows somebody out whom a link let in.",
    needs: "keep a table",
    answer: DONE,
    refuses: { 404: "There is no such table, or nobody of that name is let in by a link." },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/games/{game}/visits": operation({
    does: "Reads who came to a table by which phone, a page at a time, the latest first.",
    needs: "keep a table",
    query: pageFrom,
    answer: done(visitPage),
    example: {
      answer: {
        ok: true,
        visits: [
          {
            by: "started",
            at: AT,
            browser: "Firefox on Android",
            signedIn: false,
            name: null,
            seat: null,
            ended: null,
          },
        ],
        next: null,
      },
    },
  }),
  "POST /api/v1/games/{game}/verdicts": operation({
    does: "Answers the link by which anybody may read the verdict of a round.",
    needs: "record in a game",
    body: verdictToShare,
    answer: done({ url: z.string() }),
    refuses: { 404: "There is no such table, or no such round." },
    example: { sent: { round: 1 }, answer: { ok: true, url: `https://table.example/v/${OTHER_ID}` } },
  }),
  "DELETE /api/v1/games/{game}/verdicts/{place}": operation({
    does: "Takes the link of a verdict back.",
    needs: "keep a table",
    answer: DONE,
    refuses: { 404: "There is no such table, or no verdict there has a link." },
    example: { answer: { ok: true } },
  }),
  "POST /api/v1/joins": operation({
    does: "Comes to a table by its link: to sit down or to watch. Whoever asks without being known becomes a device by it.",
    needs: "nothing",
    body: tableJoin,
    ownLimit: true,
    answer: done({ id: z.string() }),
    refuses: { 404: "The link leads nowhere." },
    example: { sent: { token: "a-link-to-sit" }, answer: { ok: true, id: ID } },
  }),
};
