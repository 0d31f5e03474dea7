import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { PlainLink } from "@/app/ui/PlainLink";
import { PrintKey } from "@/app/ui/PrintKey";
import { replayWords } from "@/lib/messages/replay";
import { readNumber } from "@/lib/server/http/readNumber";
import { access } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { readReplay } from "@/lib/server/table/history/readHistoryPage";
import { roundQuery } from "@/lib/views/replay/replayRound";
import { Replay } from "./_replay/Replay";

export const generateMetadata = (): Metadata => ({ title: replayWords.title });

interface ReplayPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** A round of a game, claim by claim, for visitors with access. */
export default async function ReplayPage({ params, searchParams }: ReplayPageProps) {
  const [{ id }, { round, step }] = await Promise.all([params, searchParams]);
  const pass = await access(await readVisitor(await cookies()), id, "read");
  if (!pass.ok) notFound();
  const asked = readNumber(String(round ?? ""));
  const read = await readReplay(pass.value, asked);
  const shown = read.ok ? (read.value.round?.round ?? null) : null;
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-3 flat:max-w-none lg:max-w-6xl">
      <header className="page-header px-1">
        <PlainLink
          href={`/games/${id}/history${roundQuery(shown)}`}
          aria-label={replayWords.back}
          className="icon-button print:hidden"
        >
          <BackIcon />
        </PlainLink>
        <PageTitle>{replayWords.title}</PageTitle>
        {shown !== null && <PrintKey />}
      </header>
      <main className="flex flex-1 flex-col">
        {read.ok ? (
          <Replay key={`${id} ${shown}`} page={read.value} step={readNumber(String(step ?? ""))} />
        ) : (
          <p role="alert" className="pb-6">
            {read.refusal.message}
          </p>
        )}
      </main>
    </div>
  );
}
