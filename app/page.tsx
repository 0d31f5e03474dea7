import { cookies } from "next/headers";
import Link from "next/link";
import { RowLink } from "@/app/ui/RowLink";
import { Section } from "@/app/ui/Section";
import { accountWords, sayGuestTables } from "@/lib/messages/account";
import { deskWords } from "@/lib/messages/desk";
import { sayPastGame } from "@/lib/messages/endings";
import { importWords } from "@/lib/messages/imports";
import { sayAgo } from "@/lib/messages/moments";
import { cardWords } from "@/lib/messages/rules";
import { crewWords, START_WORDS, sayCrew, sayPhase } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import { tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { accessAccount, canAccessTable } from "@/lib/server/identity/access";
import { readVisitor, type Visitor } from "@/lib/server/identity/visitor";
import { deletedByGuests } from "@/lib/server/table/deleted/deletedLines";
import { type GameLine, gamesOf } from "@/lib/server/table/gamesOf";
import { crewLinks } from "@/lib/views/crewLinks";
import { LanguageKeys } from "./_language/LanguageKeys";
import { NewVersion } from "./_offline/NewVersion";
import { DeletedGames } from "./_start/DeletedGames";
import { ExpiryNotice } from "./_start/ExpiryNotice";
import { Groups } from "./_start/Groups";
import { groupFacts } from "./_start/groupFact";
import { Hero } from "./_start/Hero";
import { HomeScreen } from "./_start/HomeScreen";
import { SameCrew } from "./_start/SameCrew";
import { SyncStatus } from "./_sync/SyncStatus";

interface StartPageProps {
  readonly searchParams: Promise<{ readonly from?: string | readonly string[] }>;
}

/** The start page: what this is, a new game, and this phone's tables. */
export default async function StartPage({ searchParams }: StartPageProps) {
  const { from } = await searchParams;
  const visitor = await readVisitor(await cookies());
  const before = typeof from === "string" ? from : undefined;
  const { games, next } = await gamesOf(visitor, before);
  // A playoff's lineup is not a crew.
  const crews = games.filter(({ playoffOf }) => playoffOf === null);
  const [latest] = crews;
  // The next game uses the same table: phones there follow it, and its printed QR code stays valid.
  const there = latest !== undefined && (await canAccessTable(visitor, latest.table, "record"));
  const account = accessAccount(visitor);
  const own = account.ok ? await groupsOf(account.value) : null;
  const facts = await groupFacts(visitor, own?.groups ?? []);
  const isFirst = games.length === 0 && (own === null || own.groups.length === 0);
  // A game that is on comes first.
  const [featured] = (own?.groups ?? [])
    .toSorted((a, b) => Number(b.gameOn !== null) - Number(a.gameOn !== null))
    .flatMap(({ id }) => {
      const fact = facts.get(id);
      return fact ? { ...fact, group: id } : [];
    });
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-4 pt-[max(1rem,env(safe-area-inset-top))] lg:max-w-5xl lg:grid lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[1fr_auto] lg:has-[#unsent:not(:empty)]:grid-rows-[auto_1fr_auto] lg:gap-x-12 lg:py-12">
      <NewVersion />
      <SyncStatus />
      <Hero small={!isFirst} tonight={featured ?? null} />

      <main className="flex-1 pt-6 pb-6 lg:pt-0">
        {own && <Groups {...own} facts={facts} />}
        {games.length > 0 && (
          <Section
            id="tables"
            heading={account.ok ? START_WORDS.tables.account : START_WORDS.tables.phone}
            look="quiet"
          >
            <ul>
              {games.map((game) => (
                <TableLine key={game.id} game={game} signedIn={visitor.account !== null} />
              ))}
            </ul>
            {next && (
              <Link
                href={{ pathname: "/", query: { from: next } }}
                prefetch={false}
                className="flex min-h-14 items-center text-soft underline underline-offset-4"
              >
                {START_WORDS.olderTables}
              </Link>
            )}
            <ul>
              {crewLinks(crews.filter(({ finished }) => finished)).map(({ key, names, washing }) => (
                <li key={key}>
                  <RowLink href={`/guest-crews/${key}`} className="min-h-14 py-2 text-soft">
                    {crewWords.link(sayCrew(names), washing)}
                  </RowLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <DeletedGames lines={await deletedByGuests(visitor)} />
        <details>
          <summary className={`${SECONDARY} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {START_WORDS.join.heading}
          </summary>
          <p className="flex items-center gap-3 pb-2 text-small text-soft leading-snug">
            <Corners />
            {START_WORDS.join.how}
          </p>
        </details>
        <p className="flex flex-wrap gap-x-6">
          <Link href="/settle" prefetch={false} className={SECONDARY}>
            {deskWords.fromStart}
          </Link>
          <Link href="/rules" prefetch={false} className={SECONDARY}>
            {cardWords.allGames}
          </Link>
          <Link href="/import" prefetch={false} className={SECONDARY}>
            {importWords.fromStart}
          </Link>
        </p>
        <AccountLink visitor={visitor} />
        <HomeScreen />
        <LanguageKeys />
      </main>

      <nav className="sticky bottom-0 short:static -mx-4 flex flex-col gap-3 bg-table px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:col-start-2">
        {latest && (
          <SameCrew
            names={latest.names}
            played={{ game: latest.ruleSet, house: latest.house, ...(there && { after: latest.id }) }}
          />
        )}
        <Link
          href="/new"
          // On a first visit only one key is bright at a time: Bang, then this one.
          className={`key key-next stamp min-h-18 text-title ${isFirst ? "after-bang" : ""}`}
        >
          {START_WORDS.newGame}
        </Link>
      </nav>
    </div>
  );
}

const SECONDARY = "inline-flex min-h-12 min-w-12 items-center font-semibold underline underline-offset-4";

function TableLine({ game, signedIn }: { readonly game: GameLine; readonly signedIn: boolean }) {
  return (
    <li className="border-b border-line">
      <RowLink href={`/games/${game.id}`} className="min-h-16 py-3">
        <span className="block font-semibold">
          {game.finished
            ? sayPastGame(game.ruleSet, game.finished, game.playoff?.against)
            : sayCrew(game.names, 5)}
        </span>
        <span className="block text-small text-soft">
          {gameName(game.ruleSet)}
          {" · "}
          {game.finished ? sayCrew(game.names, 5) : sayPhase(game.phase, game.round)}
          {" · "}
          {sayAgo(Date.parse(game.lastAt), Date.now())}
        </span>
      </RowLink>
      {game.expiresAt && <ExpiryNotice until={game.expiresAt} signedIn={signedIn} />}
    </li>
  );
}

/** The three finder patterns of a QR code. */
function Corners() {
  return (
    <svg viewBox="0 0 24 24" className="mt-0.5 size-8 shrink-0 text-ink" aria-hidden="true">
      {[
        [2, 2],
        [14, 2],
        [2, 14],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x}-${y}`} fill="none" stroke="currentColor" strokeWidth="2">
          <rect x={x + 0.5} y={y + 0.5} width="7" height="7" />
          <rect x={x + 3.5} y={y + 3.5} width="1" height="1" fill="currentColor" />
        </g>
      ))}
      <path d="M15 15h2v2h-2zM19 15h3v2h-3zM17 18h2v4h-2zM20 19h2v3h-2z" fill="currentColor" />
    </svg>
  );
}

/** A sign-in link, or the signed-in user with a link to their account. */
async function AccountLink({ visitor: { account, device } }: { readonly visitor: Visitor }) {
  const tables = account === null ? 0 : await tablesOfGuest(device);
  return (
    <p className="pt-4 text-small text-soft">
      <Link
        href={account === null ? "/sign-in" : "/account"}
        prefetch={false}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {account === null ? (
          accountWords.start.signedOut
        ) : (
          <span className="[overflow-wrap:anywhere]">
            {accountWords.signIn.already} <strong className="text-ink">{account.name}</strong>
          </span>
        )}
      </Link>
      {tables > 0 && <span className="block">{sayGuestTables(tables)}</span>}
    </p>
  );
}
