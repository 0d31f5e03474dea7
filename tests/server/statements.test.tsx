import { Writable } from "node:stream";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToPipeableStream } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import HistoryPage from "@/app/games/[id]/history/page";
import DayPage from "@/app/groups/[id]/days/[day]/page";
import GamesPage from "@/app/groups/[id]/games/page";
import LedgerPage from "@/app/groups/[id]/ledger/page";
import MembersPage from "@/app/groups/[id]/members/page";
import NightPage from "@/app/groups/[id]/nights/[night]/page";
import GroupPage from "@/app/groups/[id]/page";
import PersonPage from "@/app/groups/[id]/people/[person]/page";
import PeoplePage from "@/app/groups/[id]/people/page";
import ReviewPage from "@/app/groups/[id]/review/[scope]/page";
import RosterPage from "@/app/groups/[id]/roster/page";
import PresetPage from "@/app/groups/[id]/rules/[preset]/page";
import RulesPage from "@/app/groups/[id]/rules/page";
import RulingsPage from "@/app/groups/[id]/rulings/page";
import SettingsPage from "@/app/groups/[id]/settings/page";
import YearPage from "@/app/groups/[id]/year/[year]/page";
import NewGamePage from "@/app/new/page";
import StartPage from "@/app/page";
import type { Action } from "@/lib/engine";
import { database } from "@/lib/server/db/db";
import { refresh } from "@/lib/server/figures/refresh";
import { addTable } from "@/lib/server/groups/groupTables";
import { invite } from "@/lib/server/groups/invitations";
import { addPreset } from "@/lib/server/groups/presets";
import { nightHighlights, review } from "@/lib/server/highlights/review";
import { access, type Pass } from "@/lib/server/identity/access";
import { newDevice } from "@/lib/server/identity/device";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { addLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { beginNight, changeNight, setBuyIn } from "@/lib/server/roster/nights";
import { deleteGame } from "@/lib/server/table/deleted/deleteGame";
import { deleteTable } from "@/lib/server/table/deleted/deleteTable";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayOf } from "@/lib/views/dayOf";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { onRoster, passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf } from "./people";
import { consent, settle, sit } from "./phones/asking";
import { recordedStatements } from "./statements";
import { crew, freshId, ROUND, recordAll } from "./table";

ownDataFolder();

const statements = recordedStatements();

let cookie = "";
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ host: "table.example" }),
  cookies: async () => ({
    get: (name: string) => {
      const found = cookie.split("; ").find((one) => one.startsWith(`${name}=`));
      return found && { name, value: found.slice(name.length + 1) };
    },
  }),
}));

const ROUTER = { push() {}, replace() {}, refresh() {}, prefetch() {}, back() {}, forward() {} };

/** Renders a page to the end, with every server component in it. */
const rendered = (page: Promise<React.ReactNode>): Promise<string> =>
  new Promise((done, failed) => {
    let html = "";
    const sink = new Writable({
      write(chunk, _encoding, next) {
        html += chunk;
        next();
      },
      final(next) {
        done(html);
        next();
      },
    });
    const Page = () => page;
    const stream = renderToPipeableStream(
      <AppRouterContext.Provider value={ROUTER as never}>
        <Page />
      </AppRouterContext.Provider>,
      { onAllReady: () => stream.pipe(sink), onError: failed, onShellError: failed },
    );
  });

/** A night’s games until morning belong to the day before. */
const TODAY = dayOf(new Date(), "Europe/Berlin");
const YEAR = TODAY.slice(0, 4);

let group: TestGroup;
let [game, night, ann, preset] = ["", "", "", ""];

const idOf = (made: { ok: true; value: { id: string } } | { ok: false }): string => {
  if (!made.ok) throw new Error("refused");
  return made.value.id;
};

/** Starts a game of the owner, in the group unless `more` says otherwise, and records the actions. */
async function played(more: object, actions: readonly Action[]): Promise<Pass> {
  const table = { ...crew("Ann", "Bob", "Cy"), group: group.id, ...more };
  idOf(await startGame(group.owner, table));
  const pass = await access(group.owner, table.id, "relink");
  if (!pass.ok) throw new Error("no access");
  await recordAll(pass.value, actions);
  return pass.value;
}

const OVER: readonly Action[] = [...ROUND, { do: "end", losers: ["s1"] }];
const TIED: readonly Action[] = [
  start("s1", 4),
  says("s1", "9 sixes"),
  says("s2", "10 ones"),
  bangs("s3"),
  outcome("short"),
];

async function disputedGame(season: string): Promise<void> {
  const { gameId } = await played({ season }, TIED);
  await sit(gameId, group.owner, "s2");
  await consent(gameId, group.owner, "disputed", TIED.length);
  expect(await settle(gameId, group.owner, "Ones never go over sixes", TIED.length)).toBe("ok");
}

// There are at least two of everything, so that a query per item shows.
beforeAll(async () => {
  group = await testGroup("crew");
  const { pass, owner } = group;
  const shifts: string[] = [];
  for (const name of ["A", "B", "C"]) shifts.push(idOf(await addSeason(pass, { name })));
  const [first = "", second = "", third = ""] = shifts;
  const people = await onRoster(pass, "Ann", "Bob", "Cy", "Dee", "Anna", "Bobby");
  ann = people[0] ?? "";
  await mergePlayers(pass, people[4] ?? "", ann);
  for (const name of ["Ours", "Theirs"])
    preset = idOf(await addPreset(pass, { game: "firehouse", name, house: {} }));
  for (const role of ["member", "viewer"] as const) await invite(pass, { role, hours: 24, uses: 5 });
  for (const name of ["Thursday", "Friday"]) {
    night = idOf(await beginNight(pass, { name, buy_in: 5 }));
    for (const player of people.slice(0, 2)) await setBuyIn(pass, night, { player, times: 2 });
    game = (await played({ season: first }, OVER)).gameId;
    await changeNight(pass, night, { ended: true });
  }
  await disputedGame(second);
  await disputedGame(third);
  for (const amount of [1, 2]) {
    const line = { from: ann, to: people[1] ?? "", amount, note: "A bet" };
    for (const sent of [
      { ...line, ledger: "drinks", deed: "owed" } as const,
      { ...line, ledger: "chips", deed: "owed" } as const,
      { ...line, to: "bank", amount: 1, ledger: "dishes", deed: "done", day: TODAY } as const,
    ])
      idOf(await addLedgerEntry(await passOf(owner, group.id), { id: freshId(), ...sent }));
    idOf(await addTable(pass, { name: `Bay ${amount}` }));
    await deleteGame(await played({}, OVER));
    await deleteTable(await played({ table: idOf(await addTable(pass, { name: `Gone ${amount}` })) }, OVER));
    // Tables of guests, and another group, for the start page.
    await played({ group: undefined }, ROUND);
    const { id } = await testGroup();
    await database().membership.create({
      data: { groupId: id, accountId: owner.account?.id ?? "", role: "member" },
    });
  }
  cookie = await cookieOf({ ...owner, device: newDevice() });
  while ((await refresh(group.id)).left > 0);
  await rendered(StartPage({ searchParams: Promise.resolve({}) }));
});

const at = <More extends object>(more: More) => Promise.resolve({ id: group.id, ...more });
const asking = (query: Readonly<Record<string, string>> = {}) => ({
  params: at({}),
  searchParams: Promise.resolve(query),
});
const nothing = () => Promise.resolve({});

/** The pages, and how many statements each runs for a crew with four games, two nights and deleted things. */
const PAGES: Readonly<Record<string, readonly [statements: number, page: () => Promise<React.ReactNode>]>> = {
  start: [29, () => StartPage({ searchParams: nothing() })],
  "new game": [11, () => NewGamePage({ searchParams: Promise.resolve({ group: group.id }) })],
  group: [32, () => GroupPage(asking())],
  "calendar month": [32, () => GroupPage(asking({ month: `${YEAR}-01` }))],
  day: [11, () => DayPage({ params: at({ day: TODAY }) })],
  games: [11, () => GamesPage(asking())],
  people: [8, () => PeoplePage(asking())],
  person: [8, () => PersonPage({ ...asking(), params: at({ person: ann }) })],
  dishes: [17, () => LedgerPage(asking({ of: "dishes" }))],
  chips: [16, () => LedgerPage(asking({ of: "chips" }))],
  drinks: [20, () => LedgerPage(asking({ of: "drinks" }))],
  "goods and bads": [11, () => LedgerPage(asking({ of: "marks" }))],
  night: [28, () => NightPage({ params: at({ night }) })],
  "game history": [15, () => HistoryPage({ params: Promise.resolve({ id: game }), searchParams: nothing() })],
  roster: [11, () => RosterPage({ params: at({}) })],
  members: [8, () => MembersPage({ params: at({}) })],
  settings: [8, () => SettingsPage({ params: at({}) })],
  rulings: [18, () => RulingsPage(asking())],
  "saved rules": [5, () => RulesPage(asking())],
  "one set of rules": [5, () => PresetPage({ params: at({ preset }) })],
  review: [8, () => ReviewPage({ params: at({ scope: YEAR }) })],
  year: [12, () => YearPage({ ...asking(), params: at({ year: YEAR }) })],
};

/** Renders a page and expects at most that many statements. The message lists them. */
async function expectStatements(most: number, page: () => Promise<React.ReactNode>): Promise<void> {
  const ran = await statements.of(() => rendered(page()));
  expect(ran.length, ran.join("\n")).toBeLessThanOrEqual(most);
}

describe("runs no more SQL statements than listed for", () => {
  test.each(Object.entries(PAGES))("%s", (_, [most, page]) => expectStatements(most, page));

  test("the pages of a running night", async () => {
    const tonight = idOf(await beginNight(group.pass, { name: "Saturday", buy_in: 5 }));
    await setBuyIn(group.pass, tonight, { player: ann, times: 1 });
    await played({}, ROUND);
    while ((await refresh(group.id)).left > 0);
    await expectStatements(34, () => GroupPage(asking()));
    await expectStatements(19, () => NightPage({ params: at({ night: tonight }) }));
  });

  test("the reviews in a worker", async () => {
    const ofYear = await statements.of(() => review({ groupId: group.id, named: YEAR }));
    const ofNight = await statements.of(() => nightHighlights({ groupId: group.id, nightId: night }));
    expect(ofYear.length, ofYear.join("\n")).toBeLessThanOrEqual(29);
    expect(ofNight.length, ofNight.join("\n")).toBeLessThanOrEqual(15);
  });
});
