"use client";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { numbered } from "@/app/ui/numbered";
import { Section } from "@/app/ui/Section";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { sayBrowser } from "@/lib/messages/browsers";
import { shareWords } from "@/lib/messages/sheets";
import type { VisitLine } from "@/lib/protocol/tablePhones";
import { sayWho } from "./sayWho";

/** For the scorekeeper: who joined, how, and how it ended; loaded on request, one page at a time. */
export function Visits({ game }: { readonly game: string }) {
  const [visits, setVisits] = useState<readonly VisitLine[]>([]);
  const [next, setNext] = useState<string | null>("");
  const { going, error, run } = useMutation(shareWords.noAnswer);
  const readOn = async () => {
    const page =
      next === null
        ? null
        : await run(() => ask("GET /api/v1/games/{game}/visits", { game }, { from: next }));
    if (page === null) return;
    setVisits([...visits, ...page.visits]);
    setNext(page.next);
  };
  return (
    <Section
      id="visits"
      heading={shareWords.visits}
      look="plain"
      level={3}
      className="mt-6 border-line border-t pt-4 pb-1"
    >
      <ol className="empty:hidden">
        {numbered(visits).map(({ thing: visit, number }) => (
          <VisitRow key={number} visit={visit} />
        ))}
      </ol>
      {next === null && visits.length === 0 && <p className="pb-2 text-soft">{shareWords.noVisits}</p>}
      <FormError sentence={error} className="pb-2" />
      {next !== null && (
        <button
          type="button"
          aria-disabled={going}
          onClick={() => void readOn()}
          className="key min-h-14 w-full px-3 font-semibold"
        >
          {next === "" ? shareWords.showVisits : shareWords.olderVisits}
        </button>
      )}
    </Section>
  );
}

function VisitRow({ visit }: { readonly visit: VisitLine }) {
  const { by, at, browser, ended } = visit;
  return (
    <li className="border-line border-t py-1.5 leading-snug first:border-0 [overflow-wrap:anywhere]">
      {by === "screen"
        ? shareWords.screen.as
        : by === "handed" && visit.seat
          ? visit.seat.name
          : sayWho(visit)}
      {browser !== "" && <span className="text-soft"> · {sayBrowser(browser)}</span>}
      <span className="block text-small text-soft">
        {shareWords.joinedBy[by]}, <When at={at} as="moment" />
        {ended && (
          <>
            {" · "}
            {shareWords.ended[ended.how]}, <When at={ended.at} as="moment" />
          </>
        )}
      </span>
    </li>
  );
}
