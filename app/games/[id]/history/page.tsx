import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { PublicLinks } from "@/app/_share/lazyPublicLinks";
import { SyncStatus } from "@/app/_sync/SyncStatus";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { PlainLink } from "@/app/ui/PlainLink";
import { Section } from "@/app/ui/Section";
import { historyWords } from "@/lib/messages/history";
import { gameCardWords } from "@/lib/messages/stories";
import { tableWords } from "@/lib/messages/table";
import { addressOf } from "@/lib/protocol/addressOf";
import { pageQuery } from "@/lib/protocol/historyPage";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { access } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { publicLinksTo, withoutPaths } from "@/lib/server/publicLinks/publicLinks";
import { deletableTable } from "@/lib/server/table/deleted/deleteTable";
import { pageAsked, readHistoryPage } from "@/lib/server/table/history/readHistoryPage";
import { isUnplayed } from "@/lib/views/openTable";
import { AsText } from "./_history/AsText";
import { ShareGame } from "./_history/afterRounds";
import { DeleteKeys } from "./_history/DeleteKeys";
import { History } from "./_history/History";

export const generateMetadata = (): Metadata => ({ title: historyWords.title });

interface HistoryPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The rounds of a game with their entries, for visitors with access. */
export default async function HistoryPage({ params, searchParams }: HistoryPageProps) {
  const { id } = await params;
  const visitor = await readVisitor(await cookies());
  const pass = await access(visitor, id, "read");
  if (!pass.ok) notFound();
  const at = pageAsked(await searchParams);
  const read = await readHistoryPage(pass.value, at);
  const whose = read.ok ? read.value.group : null;
  const group = read.ok && read.value.resultOnly ? whose : null;
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-3 pb-[max(2rem,env(safe-area-inset-bottom))] md:max-w-5xl">
      <header className="page-header px-1">
        <PlainLink
          href={group ? `/groups/${group.id}` : `/games/${id}`}
          aria-label={group ? tableWords.backTo(group.name) : historyWords.back}
          className="icon-button"
        >
          <BackIcon />
        </PlainLink>
        <PageTitle>{historyWords.title}</PageTitle>
      </header>
      <main className="flex-1 md:grid md:grid-cols-[minmax(0,1fr)_16rem] md:items-start md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <SyncStatus />
          {read.ok ? (
            <History
              key={id + pageQuery(at)}
              page={read.value}
              at={at}
              canFix={pass.value.purposes.includes("record")}
            />
          ) : (
            <p role="alert" className="pb-6">
              {read.refusal.message}
            </p>
          )}
        </div>
        <div className="min-w-0 md:[&>:first-child]:border-0 md:[&>:first-child]:pt-0">
          {read.ok && read.value.state.phase === "finished" && (
            <Section
              id="card"
              heading={gameCardWords.heading}
              look="label"
              className="border-line border-t py-4"
            >
              <ShareGame game={id} />
            </Section>
          )}
          {pass.value.purposes.includes("relink") && (
            <PublicLinks
              of={{ game: id, canMake: whose !== null }}
              links={withoutPaths(await publicLinksTo(pass.value))}
              origin={await originForOthers()}
              className="border-line border-t py-4"
            />
          )}
          <Downloads id={id} />
          {(pass.value.purposes.includes("relink") ||
            (pass.value.purposes.includes("record") && read.ok && isUnplayed(read.value.state))) && (
            <DeleteKeys game={id} group={whose?.id ?? null} table={await deletableTable(pass.value)} />
          )}
        </div>
      </main>
    </div>
  );
}

/** The game as downloads, to keep, replay or import. */
function Downloads({ id }: { readonly id: string }) {
  return (
    <Section
      id="downloads"
      heading={historyWords.downloads}
      look="label"
      className="border-line border-t pt-4"
    >
      <ul className="grid gap-2 sm:grid-cols-2 md:grid-cols-1">
        {(
          [
            ["GET /api/v1/games/{game}/record", historyWords.record, historyWords.recordHint],
            ["GET /api/v1/games/{game}/journal", historyWords.journal, historyWords.journalHint],
          ] as const
        ).map(([file, name, hint]) => (
          <li key={file}>
            <a href={addressOf(file, { game: id })} download className="key min-h-14 flex-col px-4 py-2">
              <span className="font-semibold">{name}</span>
              <span className="text-small text-soft">{hint}</span>
            </a>
          </li>
        ))}
        <li className="col-span-full">
          <AsText game={id} />
        </li>
      </ul>
    </Section>
  );
}
