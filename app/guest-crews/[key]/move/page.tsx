import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHeader, PageName } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { moveWords } from "@/lib/messages/night";
import { crewWords, sayCrew } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { access, accessAccount, accessGroup, canKeep, canRecord } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { crewDuty } from "@/lib/server/roster/crewDuty";
import { groupContext } from "@/lib/server/roster/groupContext";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { movableTables } from "@/lib/server/roster/tablePeople";
import { ownTablesOf } from "@/lib/server/table/crewOf";
import { MoveForm } from "./_move/MoveForm";

export const generateMetadata = (): Metadata => ({ title: moveWords.title });

interface MovePageProps {
  /** `key`: any game the crew started. */
  readonly params: Promise<{ readonly key: string }>;
  readonly searchParams: Promise<{ readonly group?: string | readonly string[] }>;
}

/** Games from before tables existed each have a table of their own: years of them move in several batches. */
const MAX_AT_ONCE = 100;

const WAY = "inline-flex min-h-12 items-center font-semibold underline underline-offset-4";

/** Moves a crew's games into a group and matches players to its roster. */
export default async function MovePage({ params, searchParams }: MovePageProps) {
  const [{ key }, { group: asked }] = await Promise.all([params, searchParams]);
  const visitor = await readVisitor(await cookies());
  const pass = await access(visitor, key, "read");
  if (!pass.ok) notFound();
  const { names, tables } = await ownTablesOf(pass.value);
  const account = accessAccount(visitor);
  const groups = account.ok
    ? (await groupsOf(account.value)).groups.filter(({ role }) => canRecord(role))
    : [];
  const chosen = groups.find(({ id }) => id === asked) ?? groups[0];
  const plays = chosen ? await accessGroup(visitor, chosen.id, "play") : null;
  const of = plays?.ok ? await groupContext(plays.value) : null;
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <PageHeader href={`/guest-crews/${key}`} label={tableWords.backTo(crewWords.title)}>
        <PageName>{moveWords.title}</PageName>
      </PageHeader>
      <main className="flex flex-1 flex-col gap-5">
        <PageTitle>{sayCrew(names, 12)}</PageTitle>
        {tables.length === 0 ? (
          <p>{moveWords.notScorekeeper}</p>
        ) : !account.ok ? (
          <>
            <p>{moveWords.signIn}</p>
            <p>
              <Link
                href={{ pathname: "/sign-in", query: { next: `/guest-crews/${key}/move` } }}
                prefetch={false}
                className={WAY}
              >
                {moveWords.toSignIn}
              </Link>
            </p>
          </>
        ) : chosen === undefined || of === null ? (
          <>
            <p>{moveWords.noGroup}</p>
            <p>
              <Link href={`/guest-crews/${key}`} prefetch={false} className={WAY}>
                {moveWords.makeGroup}
              </Link>
            </p>
          </>
        ) : (
          <MoveForm
            key={chosen.id}
            crew={key}
            group={chosen}
            groups={groups}
            tables={await movableTables(visitor, tables.slice(0, MAX_AT_ONCE), chosen.id)}
            more={tables.length > MAX_AT_ONCE}
            roster={rosterIn(of).map(({ id, shown }) => ({ id, shown }))}
            shifts={of.card.kind === "crew" ? crewDuty(of).shifts : []}
            isDated={of.shifts.rotation !== null || of.shifts.set !== null}
            canAdd={canKeep(chosen.role)}
          />
        )}
      </main>
    </div>
  );
}
