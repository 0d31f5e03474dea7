import { randomBytes } from "node:crypto";
import type { OperationName } from "@/lib/protocol/routes";
import { PASSWORD } from "./people";
import type { Line } from "./readTable";
import { SETTLED_ROUND, type Thing, type World } from "./world";

// The body for each route: one that would succeed with the right permission.

type Body = Readonly<Record<string, unknown>>;

const id = (): string => randomBytes(16).toString("base64url");
const crew = (...names: readonly string[]) => names.map((name, at) => ({ seat: `s${at + 1}`, name }));
const aGame = () => ({ id: id(), game: "firehouse", house: {}, players: crew("Ann", "Bob") });
const aGroup = () =>
  JSON.stringify({
    format: "dice-group/1",
    group: {
      ...{ name: "Engine 9", kind: "crew", timeZone: "Europe/Berlin", ruleSet: "firehouse", house: {} },
      ...{ tones: false, felt: "green", stampShort: "", stampThere: "", plate: "", rotation: null },
      ...{
        shiftId: null,
        shiftSetAt: null,
        washesBy: "member",
        dueBy: "fewest",
        cookBy: "off",
        currency: "EUR",
      },
      ...{ chipValue: null, buyIn: 0, drinks: null, createdAt: "2026-11-20T12:31:00.000Z" },
    },
  });
const aText = () => ({ text: "Game: firehouse\nPlayers: Ann, Bob\n\nround Ann lost\n" });
const aClaim = () => ({
  entries: [{ id: id(), action: { do: "claim", by: "s2", claim: "6 sixes" }, after: 7 }],
});

const newToken = () => ({ label: "A lamp", scopes: ["watch"], days: 7, passphrase: PASSWORD });

/** An operation, with its variant if there are several; or another route of the table. */
type Asked = OperationName | `${OperationName} (${string})` | `POST /api/auth/${string}`;

/** By method, route and variant, as in the table. A route that is missing here gets no body. */
const BODIES: Readonly<Partial<Record<Asked, (of: Thing) => Body>>> = {
  "POST /api/v1/games": aGame,
  "POST /api/v1/games (in a group)": ({ group, season }) => ({ ...aGame(), group, season }),
  "POST /api/v1/games (a playoff)": ({ game }) => ({ ...aGame(), playoff_of: game }),
  "POST /api/v1/games (after a game)": ({ game }) => ({ ...aGame(), after: game }),
  "POST /api/v1/games (at a table)": ({ table }) => ({ ...aGame(), table }),
  "POST /api/v1/games/{game}/entries": aClaim,
  "POST /api/v1/games/{game}/preview": aClaim,
  "POST /api/v1/games/{game}/links": () => ({ anew: true }),
  "POST /api/v1/games/{game}/restore": () => ({}),
  "POST /api/v1/tables/{table}/restore": () => ({}),
  "POST /api/v1/tables/{table}/move": ({ group }) => ({ group: group || "no-group-of-guests", people: [] }),
  "PUT /api/v1/games/{game}/here": () => ({ here: true }),
  "PUT /api/v1/games/{game}/cups": () => ({ began: id(), phone: id(), cups: [] }),
  "PUT /api/v1/games/{game}/keeper": () => ({ seat: "s1" }),
  "PUT /api/v1/games/{game}/rounds/{round}/consent": () => ({ says: "agreed", after: 7 }),
  "PUT /api/v1/games/{game}/rounds/{round}/settlement": () => ({ note: "Counted again", after: 7 }),
  "PUT /api/v1/games/{game}/seat": () => ({ seat: "s6" }),
  "PUT /api/v1/games/{game}/mode": () => ({ score_only: true }),
  "PUT /api/v1/games/{game}/shift": () => ({ shift: null }),
  "PUT /api/v1/groups/{group}/shift": () => ({ shift: null }),
  "PUT /api/v1/games/{game}/tones": () => ({ frozen: true }),
  "POST /api/v1/games/{game}/verdicts": () => ({ round: 1 }),
  "POST /api/v1/games/{game}/public-links": () => ({ names: "initials" }),
  "POST /api/v1/groups/{group}/public-links": ({ season }) => ({ kind: "season", season, names: "names" }),
  "POST /api/v1/groups": () => ({ name: "A new group", kind: "crew", time_zone: "Europe/Berlin" }),
  "PATCH /api/v1/groups/{group}": () => ({ name: "Another name" }),
  "POST /api/v1/groups/{group}/hand-over": ({ member }) => ({ to: member }),
  "POST /api/v1/groups/{group}/invitations": () => ({ role: "viewer", hours: 24, uses: 5 }),
  "PATCH /api/v1/groups/{group}/members/{account}": () => ({ role: "viewer" }),
  "POST /api/v1/groups/{group}/restore": () => ({}),
  "POST /api/v1/invitations": ({ code }) => ({ code }),
  "PATCH /api/v1/installation": () => ({ signUp: "closed" }),
  "POST /api/v1/installation/accounts/{account}/recovery-code": () => ({ passphrase: PASSWORD }),
  "DELETE /api/v1/installation/accounts/{account}/sessions": () => ({}),
  "POST /api/v1/installation/backups": () => ({}),
  "POST /api/v1/groups/{group}/nights": () => ({ name: "Bar night", buy_in: 500 }),
  "PATCH /api/v1/groups/{group}/nights/{night}": () => ({ ended: true }),
  "POST /api/v1/groups/{group}/nights/{night}/close": () => ({ games: [], taker: null }),
  "PUT /api/v1/groups/{group}/nights/{night}/buy-ins": ({ player }) => ({ player, times: 3 }),
  "POST /api/v1/groups/{group}/ledger": ({ player, payee }) => ({
    id: id(),
    ledger: "drinks",
    deed: "owed",
    from: player,
    to: payee,
    amount: 1,
    note: "Lost a bet",
  }),
  "POST /api/v1/groups/{group}/rounds": ({ player, payee }) => ({
    id: id(),
    payer: player,
    amount: 2400,
    unit: "EUR",
    sharers: [{ who: player }, { who: payee }, { who: "guest:Zed" }],
  }),
  "POST /api/v1/groups/{group}/ledger/{line}/take-back": () => ({ id: id(), note: "It was Bob" }),
  "PUT /api/v1/groups/{group}/drink-limit": () => ({ limit: 4 }),
  "PUT /api/v1/groups/{group}/pay-link": () => ({ link: "https://pay.example/{amount}" }),
  "PUT /api/v1/groups/{group}/unlisted": () => ({ unlisted: true }),
  "PUT /api/v1/groups/{group}/guests": ({ payee }) => ({ name: "Zed", player: payee }),
  "POST /api/v1/groups/{group}/players": () => ({ names: ["Dee", "Eve"] }),
  "PATCH /api/v1/groups/{group}/players/{player}": () => ({ nickname: "Ace", colour: "plum" }),
  "POST /api/v1/groups/{group}/players/{player}/merge": ({ player }) => ({ into: player }),
  "PUT /api/v1/groups/{group}/cases/{game}/{round}": () => ({
    struck: true,
    reason: "We play it otherwise now",
    after: 7,
  }),
  "POST /api/v1/groups/{group}/presets": () => ({
    game: "firehouse",
    name: "Kids’ rules",
    house: { ones: "high" },
  }),
  "PATCH /api/v1/groups/{group}/presets/{preset}": () => ({ name: "Bar rules" }),
  "POST /api/v1/imports": aText,
  "POST /api/v1/imports/group": () => ({ text: aGroup() }),
  "POST /api/v1/imports (in a group)": ({ group }) => ({ ...aText(), group }),
  "POST /api/v1/imports/preview": aText,
  "POST /api/v1/imports/preview (in a group)": ({ group }) => ({ ...aText(), group }),
  "POST /api/v1/groups/{group}/results": ({ player }) => ({
    id: id(),
    game: "firehouse",
    losers: [player],
    day: "2026-02-03",
  }),
  "POST /api/v1/groups/{group}/tables": () => ({ name: "Bay" }),
  "PATCH /api/v1/groups/{group}/tables/{table}": () => ({ name: "Galley" }),
  "POST /api/v1/groups/{group}/seasons": () => ({ name: "Autumn", starts_on: "2026-09-01" }),
  "PATCH /api/v1/groups/{group}/seasons/{season}": () => ({ name: "Fall" }),
  "POST /api/v1/joins": ({ tokens }) => ({ token: tokens[0] }),
  "POST /api/v1/language": () => ({ language: "de" }),
  "POST /api/v1/light": () => ({ light: "day" }),
  "POST /api/v1/accounts": () => ({
    name: "New",
    email: `${id()}@new.example`,
    passphrase: "eleven green dice sing",
  }),
  "PATCH /api/v1/account": () => ({ name: "Another name" }),
  "DELETE /api/v1/account": () => ({ passphrase: PASSWORD }),
  "DELETE /api/v1/account/identities/{provider}": () => ({ passphrase: PASSWORD }),
  "DELETE /api/v1/account/sessions": () => ({ passphrase: PASSWORD }),
  "DELETE /api/v1/account/sessions/{session}": () => ({ passphrase: PASSWORD }),
  "POST /api/v1/account/claim": () => ({}),
  "POST /api/v1/account/email": () => ({}),
  "POST /api/v1/account/passphrase": () => ({
    passphrase: "eleven green dice sing",
    current: PASSWORD,
  }),
  "POST /api/v1/recovery": () => ({ email: "somebody@new.example" }),
  "POST /api/v1/recovery/passphrase": ({ recovery }) => ({
    code: recovery,
    passphrase: "eleven green dice sing",
  }),
  "POST /api/v1/account/tokens": newToken,
  "POST /api/v1/groups/{group}/tokens": newToken,
  // No event follows, so nothing is sent there.
  "POST /api/v1/groups/{group}/webhooks": () => ({ url: "https://93.184.216.34/hook", kinds: ["bang"] }),
  "POST /api/v1/groups/{group}/webhooks/{webhook}/deliveries/{event}": () => ({}),
  "POST /api/auth/[...nextauth] (callback/passphrase)": () => ({
    csrfToken: "made-up",
    email: "owner.0@mail.example",
    passphrase: PASSWORD,
  }),
  "POST /api/auth/[...nextauth] (signout)": () => ({ csrfToken: "made-up" }),
  "POST /api/v1/replay": () => ({
    format: "dice-record/1",
    game: "firehouse",
    house: {},
    players: ["Ann", "Bob"],
    actions: [],
  }),
  "POST /api/v1/screens": () => ({}),
  "POST /api/v1/tables/{table}/screens": () => ({ code: "K7Q-2MX" }),
  "POST /api/v1/settle": () => ({ ask: "compare", game: "pass-the-cup", a: "44112", b: "33226" }),
};

/** The body of a line for an object; undefined if it takes none. */
export const bodyOf = (line: Line, of: Thing): Body | undefined => BODIES[line.ask as Asked]?.(of);

/** Replaces each parameter of a route. */
const placesOf = (of: Thing, { method, route }: Line): Readonly<Record<string, string>> => ({
  game: route.startsWith("/rules/") ? "perudo" : of.game,
  group: of.group,
  table: of.table,
  id: route.startsWith("/groups/") ? of.group : route.startsWith("/tables/") ? of.table : of.game,
  key: of.game,
  round: route.includes("/cases/") ? String(SETTLED_ROUND) : "1",
  token:
    (route.endsWith("/tokens/{token}")
      ? of.groupToken
      : route.endsWith("/calendar.ics")
        ? of.feed
        : route.startsWith("/verdict/")
          ? of.verdict
          : route.startsWith("/share/")
            ? of.open
            : of.tokens[0]) ?? "",
  link: of.publicLink,
  webhook: of.webhook,
  event: `event-${of.webhook}`,
  file: "archive.jsonl",
  scope: of.season,
  // The start of the first round: a note comes before it.
  place: "2",
  phone: of.phone,
  screen: of.screen,
  player: method === "DELETE" && route.endsWith("/merge") ? of.merged : of.newcomer,
  person: of.player,
  season: of.season,
  night: of.night,
  day: "2026-11-20",
  year: "2026",
  line: of.line,
  preset: of.preset,
  invitation: of.invitation,
  account: of.member,
  code: of.code,
  provider: "github",
  // No such session exists: only its owner can read its id.
  session: "a-session-of-another",
});

/** The URL of a line for an object. */
export const addressOf = (line: Line, of: Thing): string =>
  line.route
    .replace("[...nextauth]", line.how)
    .replaceAll(/[[{]([a-z]+)[\]}]/g, (_, name: string) =>
      encodeURIComponent(placesOf(of, line)[name] ?? ""),
    );

/** Extra keys with values that would have an effect. */
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
    tableId: other.table,
    follows: other.game,
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

/** Extra keys that a route accepts beside its body here. */
const TAKES: Readonly<Partial<Record<Asked, readonly string[]>>> = {
  "POST /api/v1/invitations": ["player"],
  "PATCH /api/v1/installation": ["owner"],
  // A record contains its time and ids; nothing of it is stored.
  "POST /api/v1/replay": ["id", "at"],
  "POST /api/v1/games": ["group", "season"],
  "POST /api/v1/groups/{group}/players": ["season"],
  "PATCH /api/v1/groups/{group}/players/{player}": ["account", "season"],
  "POST /api/v1/imports": ["group"],
  "POST /api/v1/imports/preview": ["group"],
  "POST /api/v1/groups/{group}/results": ["season"],
  "POST /api/v1/groups/{group}/ledger": ["season"],
  "POST /api/v1/tables/{table}/move": ["season"],
  "POST /api/v1/games (a playoff)": ["group", "season"],
  "POST /api/v1/games (after a game)": ["group", "season"],
  "POST /api/v1/games (at a table)": ["group", "season"],
};

/** True if a route accepts a key. */
export const takes = (line: Line, of: Thing, key: string): boolean =>
  TAKES[line.ask as Asked]?.includes(key) === true || Object.hasOwn(bodyOf(line, of) ?? {}, key);
