import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { PlainPage } from "@/app/_start/PlainPage";
import { sayTable, screenWords } from "@/lib/messages/screen";
import { sayCrew } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import { readScreenCode } from "@/lib/protocol/screenCode";
import { readVisitor } from "@/lib/server/identity/visitor";
import { type OwnTable, ownTables } from "@/lib/server/table/screens/ownTables";
import { GiveTable } from "./_give/GiveTable";

const WORDS = screenWords.give;

export const generateMetadata = (): Metadata => ({
  title: WORDS.heading,
  robots: { index: false, follow: false },
});

interface GivePageProps {
  readonly params: Promise<{ readonly code: string }>;
}

const MAX_NAMES = 4;

/**
 * The target of a TV's QR code: a scorekeeper assigns it a table. Opening it assigns nothing, and does not
 * reveal if a TV shows that code.
 */
export default async function GivePage({ params }: GivePageProps) {
  const code = readScreenCode((await params).code);
  const visitor = await readVisitor(await cookies());
  const tables = await ownTables(visitor);
  if (tables.length === 0)
    return (
      <PlainPage {...WORDS.none}>
        {visitor.account === null && code !== null && (
          <Link
            href={{ pathname: "/sign-in", query: { next: `/tv/${code}` } }}
            prefetch={false}
            className="key key-next min-h-14 px-5 font-semibold text-lead"
          >
            {WORDS.signIn}
          </Link>
        )}
      </PlainPage>
    );
  return <GiveTable code={code} tables={tables.map((table) => ({ id: table.id, ...namesOf(table) }))} />;
}

/** A table's name here, and its last lineup. */
function namesOf({ name, group, last }: OwnTable): { readonly name: string; readonly hint: string | null } {
  const crew = last && sayCrew(last.names, MAX_NAMES);
  return {
    name: sayTable(name, group, crew ?? screenWords.idle.none),
    hint: group !== null ? crew : last && gameName(last.game),
  };
}
