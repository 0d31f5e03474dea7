import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { importWords } from "@/lib/messages/imports";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { accessAccount, accessGroup, canRecord } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupContext } from "@/lib/server/roster/groupContext";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { dayOf } from "@/lib/views/dayOf";
import { games } from "../groups/choices";
import { ImportGames } from "./_import/ImportGames";

export const generateMetadata = (): Metadata => ({ title: importWords.title });

// With the keyboard open, the button stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

interface ImportPageProps {
  readonly searchParams: Promise<{
    readonly group?: string | readonly string[];
    /** A text that another app shares. */
    readonly text?: string | readonly string[];
  }>;
}

/** Imports games of others: into a group of the visitor, or to a new table of their own. */
export default async function ImportPage({ searchParams }: ImportPageProps) {
  const { group: asked, text } = await searchParams;
  const visitor = await readVisitor(await cookies());
  const account = accessAccount(visitor);
  const own = account.ok ? (await groupsOf(account.value)).groups : [];
  const pass = typeof asked === "string" ? await accessGroup(visitor, asked, "play") : null;
  if (pass?.ok === false) redirect("/import");
  const of = pass?.ok ? await groupContext(pass.value) : null;
  return (
    <main>
      <ImportGames
        words={{ ...importWords }}
        group={of?.card.id ?? ""}
        groups={[
          { value: "", label: importWords.noGroup },
          ...own.flatMap(({ id, name, role }) => (canRecord(role) ? { value: id, label: name } : [])),
        ]}
        games={games()}
        game={of?.card.ruleSet ?? games()[0]?.value ?? ""}
        today={dayOf(new Date(), of?.card.timeZone ?? "UTC")}
        players={
          of === null
            ? []
            : rosterIn(of).flatMap(({ id, shown, retired }) => (retired ? [] : { value: id, label: shown }))
        }
        shared={typeof text === "string" ? text : ""}
      />
    </main>
  );
}
