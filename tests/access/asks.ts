import { randomBytes } from "node:crypto";
import type { Line } from "./readTable";
import type { Thing, World } from "./world";

// What each address is sent: a body that would be taken from whoever may send it.

type Body = Readonly<Record<string, unknown>>;

const id = (): string => randomBytes(16).toString("base64url");
const crew = (...names: readonly string[]) => names.map((name, at) => ({ seat: `s${at + 1}`, name }));
const aGame = () => ({ id: id(), game: "firehouse", house: {}, players: crew("Ann", "Bob") });
const aClaim = () => ({
  entries: [{ id: id(), action: { do: "claim", by: "s2", claim: "6 sixes" }, after: 3 }],
});

/** By method, route and way, as in the table. An address that is not here is sent no body. */
const BODIES: Readonly<Record<string, (of: Thing) => Body>> = {
  "POST /api/v1/games": aGame,
  "POST /api/v1/games (in a group)": ({ group, season }) => ({ ...aGame(), group, season }),
  "POST /api/v1/games (a playoff)": ({ game }) => ({ ...aGame(), playoff_of: game }),
  "POST /api/v1/games/[id]/entries": aClaim,
  "POST /api/v1/games/[id]/preview": aClaim,
  "POST /api/v1/games/[id]/links": () => ({ anew: true }),
  "PATCH /api/v1/installation": () => ({ signUp: "invitation" }),
  "POST /api/v1/installation/accounts/[account]/recovery-code": () => ({}),
  "POST /api/v1/installation/backups": () => ({}),
  "POST /api/v1/replay": () => ({
    format: "dice-record/1",
    game: "firehouse",
    house: {},
    players: ["Ann", "Bob"],
    actions: [],
  }),
  "POST /api/v1/settle": () => ({ ask: "compare", game: "pass-the-cup", a: "44112", b: "33226" }),
};

/** The body for a line, about an object; undefined where it takes none. */
export const bodyOf = (line: Line, of: Thing): Body | undefined => BODIES[line.ask]?.(of);

/** What stands in an address in the place of each name in brackets. */
const placesOf = (of: Thing, route: string): Readonly<Record<string, string>> => ({
  id: route.includes("/groups/") ? of.group : of.game,
  key: of.game,
  token: of.tokens[0] ?? "",
  guest: of.guest,
  player: of.newcomer,
  season: of.season,
  night: of.night,
  invitation: of.invitation,
  account: of.member,
  code: of.code,
});

/** The address of a line, about an object. */
export const addressOf = ({ route }: Line, of: Thing): string =>
  route.replaceAll(/\[([a-z]+)\]/g, (_, name: string) => encodeURIComponent(placesOf(of, route)[name] ?? ""));

/** What somebody may try to set besides, with values that would do something. */
export const extraKeys = ({ things, people }: World): Readonly<Record<string, unknown>> => {
  const other = things["other group’s"] as Thing;
  const account = people.neighbour?.[0]?.visitor.account?.id;
  return {
    id: "an-id-of-my-own-00",
    role: "owner",
    group: other.group,
    groupId: other.group,
    owner: account,
    ownerId: account,
    account,
    accountId: account,
    player: other.player,
    playerId: other.player,
    season: other.season,
    seasonId: other.season,
    nightId: other.night,
    gameId: other.game,
    startedBy: account,
    by: account,
    at: "2000-01-01T00:00:00.000Z",
    createdAt: "2000-01-01T00:00:00.000Z",
    playedAt: "2000-01-01T00:00:00.000Z",
    deletedAt: null,
    seq: 99,
    score: 5,
    state: { phase: "finished" },
    standing: { s1: { score: 9 } },
    resultOnly: true,
    linkVersion: 0,
    provenEmail: "mine@mail.example",
    uses: 0,
  };
};

/** Keys that an address takes, besides those of the body that it is sent here. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  // A record says when and as what it was played; nothing is kept of it.
  "POST /api/v1/replay": ["id", "at"],
  "POST /api/v1/games": ["group", "season"],
  // Handing the installation over.
  "PATCH /api/v1/installation": ["owner"],
  "POST /api/v1/games (a playoff)": ["group", "season"],
};

/** Whether an address takes a key. */
export const takes = (line: Line, of: Thing, key: string): boolean =>
  TAKES[line.ask]?.includes(key) === true || Object.hasOwn(bodyOf(line, of) ?? {}, key);
