import type { Metadata } from "next";
import Link from "next/link";
import { namesLosers } from "@/lib/engine";
import { ledgerWords } from "@/lib/messages/ledger";
import { rosterWords } from "@/lib/messages/night";
import type { SeasonLine } from "@/lib/protocol/group";
import { LEDGER_PAGES, type LedgerPage } from "@/lib/protocol/ledger";
import { marksIn } from "@/lib/server/figures/marks";
import { ALL } from "@/lib/server/figures/totalsInput";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { canKeep, canRecord } from "@/lib/server/identity/access";
import type { GroupContext } from "@/lib/server/roster/groupContext";
import { seasonOfDay } from "@/lib/server/roster/inSeason";
import { dishes } from "@/lib/server/roster/ledger/dishes";
import { drinks } from "@/lib/server/roster/ledger/drinks";
import { listLedgerEntries } from "@/lib/server/roster/ledger/listLedgerEntries";
import { marksByGame } from "@/lib/server/roster/ledger/marksByGame";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { dayOf } from "@/lib/views/dayOf";
import { COLUMNS, GroupFrame } from "../_group/GroupFrame";
import { pageGroup } from "../_group/pageGroup";
import { AddEntryForm } from "./_ledger/AddEntryForm";
import { Balances } from "./_ledger/Balances";
import { CookAndDishes } from "./_ledger/CookAndDishes";
import { Dishes } from "./_ledger/Dishes";
import { Drinks } from "./_ledger/Drinks";
import { GoodsAndBads } from "./_ledger/GoodsAndBads";
import { LedgerEntries } from "./_ledger/LedgerEntries";
import { OwnFeed } from "./_ledger/OwnFeed";
import { LimitReached, OwnSettings } from "./_ledger/OwnSettings";
import { PayLink } from "./_ledger/PayLink";

export const generateMetadata = (): Metadata => ({ title: rosterWords.header.ledger });

type LedgerQuery = Readonly<Partial<Record<"of" | "from" | "season", string | readonly string[]>>>;

interface LedgerPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<LedgerQuery>;
}

/** A group's ledgers, one at a time: open items and entries. */
export default async function LedgersPage({ params, searchParams }: LedgerPageProps) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const of = await pageGroup(id);
  const { card } = of;
  const usual = card.kind !== "bar" && namesLosers(card.ruleSet) ? "dishes" : "chips";
  const page = LEDGER_PAGES.find((one) => one === asked.of) ?? usual;
  const from = typeof asked.from === "string" ? asked.from : undefined;
  const today = dayOf(new Date(), card.timeZone);
  return (
    <GroupFrame group={card} here={page === "marks" ? "people" : "ledger"} hasColumns={page !== "marks"}>
      {page === "marks" ? (
        <main className="flex-1 pt-3">
          <h2 className="stamp pb-3 text-title leading-none">{ledgerWords.title.marks}</h2>
          <MarksPart of={of} asked={asked} today={today} />
        </main>
      ) : (
        <WrittenPart of={of} page={page} from={from} today={today} />
      )}
    </GroupFrame>
  );
}

interface WrittenPartProps {
  readonly of: GroupContext;
  readonly page: Exclude<LedgerPage, "marks">;
  readonly from: string | undefined;
  readonly today: string;
}

/** A ledger with manual entries: open items, the form, and its entries. */
async function WrittenPart({ of, page, from, today }: WrittenPartProps) {
  const { pass, groupId: group } = of;
  const [lines, open] = await Promise.all([listLedgerEntries(of, page, from), openOf(of, page)]);
  const origin = await originForOthers();
  const active = rosterIn(of).filter(({ retired }) => !retired);
  const own = active.find(({ account }) => account === "yours")?.id ?? null;
  const maySay = canKeep(pass.role) || (canRecord(pass.role) && own !== null);
  return (
    <main className={`${COLUMNS.main} pt-3 md:grid md:grid-cols-2 md:items-start md:gap-x-10`}>
      <div className={COLUMNS.aside}>
        <LedgerTabs group={group} here={page} kind={of.card.kind} />
        {!("units" in open) && (
          <h2 className="stamp pb-2 text-title leading-none">
            {"duties" in open ? sayDishes(open.duties) : ledgerWords.title[page]}
          </h2>
        )}
        {"duties" in open && (
          <Dishes
            group={group}
            duties={open.duties}
            players={active}
            own={canRecord(pass.role) ? own : null}
            today={today}
          />
        )}
        {page === "dishes" && of.card.cookBy !== "off" && <CookAndDishes of={of} />}
        {"units" in open && (
          <Balances
            group={group}
            units={open.units}
            today={today}
            players={canKeep(pass.role) ? active : null}
          />
        )}
        {"drinks" in open && open.drinks.own && <LimitReached own={open.drinks.own} />}
        {"drinks" in open && (
          <Drinks group={group} currency={of.card.money.currency} open={open.drinks.open} />
        )}
      </div>
      <div className={`${COLUMNS.side} max-md:pt-5`}>
        {maySay && (
          <AddEntryForm
            group={group}
            page={page}
            players={active}
            own={canKeep(pass.role) ? null : own}
            today={today}
            money={of.card.money}
          />
        )}
        {page === "dishes" && own !== null && canRecord(pass.role) && (
          <OwnFeed group={group} player={own} origin={origin} />
        )}
        {"drinks" in open && open.drinks.own && <OwnSettings group={group} own={open.drinks.own} />}
        {"units" in open && own !== null && (
          <PayLink group={group} link={of.players.get(own)?.payLink ?? null} />
        )}
      </div>
      <div className={`${COLUMNS.content} md:col-span-2 wide:col-span-1`}>
        <LedgerEntries {...lines} group={group} page={page} older={from !== undefined} today={today} />
      </div>
    </main>
  );
}

async function openOf(of: GroupContext, page: Exclude<LedgerPage, "marks">) {
  if (page === "dishes") return { duties: await dishes(of) };
  return page === "chips" ? { units: await openUnits(of) } : { drinks: await drinks(of) };
}

interface MarksPartProps {
  readonly of: GroupContext;
  readonly asked: LedgerQuery;
  readonly today: string;
}

/** Goods and bads; of the current season by default. */
async function MarksPart({ of, asked, today }: MarksPartProps) {
  const seasons = of.seasons.filter(({ retired }) => !retired);
  const season = askedSeason(seasons, asked.season, today);
  const from = typeof asked.from === "string" ? asked.from : undefined;
  const [sums, { games, next }] = await Promise.all([
    marksIn(of, season ?? ALL),
    marksByGame(of, season, from),
  ]);
  return (
    <GoodsAndBads
      group={of.groupId}
      seasons={seasons}
      season={season}
      marks={sums}
      games={games}
      next={next}
      older={from !== undefined}
      today={today}
    />
  );
}

function askedSeason(
  seasons: readonly SeasonLine[],
  asked: LedgerQuery["season"],
  today: string,
): string | null {
  if (asked === "all") return null;
  return (seasons.find(({ id }) => id === asked) ?? seasonOfDay(seasons, today))?.id ?? null;
}

/** "3 owe dishes" */
function sayDishes(duties: readonly { readonly who: string }[]): string {
  const people = new Set(duties.map(({ who }) => who)).size;
  return people === 0 ? ledgerWords.noDuty : ledgerWords.oweDishes(people);
}

interface LedgerTabsProps {
  readonly group: string;
  readonly here: LedgerPage;
  /** The group's kind: a bar has no dishes, and its money comes first. */
  readonly kind: string;
}

/** Links between a group's ledgers. */
function LedgerTabs({ group, here, kind }: LedgerTabsProps) {
  const pages: readonly LedgerPage[] =
    kind === "bar" && here !== "dishes" ? ["chips", "drinks"] : ["dishes", "drinks", "chips"];
  return (
    <nav aria-label={ledgerWords.pages} className="grid auto-cols-fr grid-flow-col gap-2 pb-4">
      {pages.map((page) => (
        <Link
          key={page}
          href={{ pathname: `/groups/${group}/ledger`, query: { of: page } }}
          prefetch={false}
          {...(page === here && { "aria-current": "page" })}
          className="key min-h-11 min-w-0 px-2 font-semibold text-soft aria-[current]:border-ink! aria-[current]:bg-ink! aria-[current]:text-table!"
        >
          {ledgerWords.page[page]}
        </Link>
      ))}
    </nav>
  );
}
