"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { groupWords } from "@/lib/messages/group";
import { nightResultWords } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import type { NightSummary } from "@/lib/protocol/nightResult";

const WORDS = nightResultWords.stranded;

/** Games that were stopped with chips in the pot: one tap assigns them (S28). */
export function StrandedPots({
  pots,
  canRecord,
}: {
  readonly pots: NightSummary["stranded"];
  readonly canRecord: boolean;
}) {
  const router = useRouter();
  const { run, error } = useMutation(groupWords.noAnswer);
  if (pots.length === 0) return null;
  const give = async (pot: NightSummary["stranded"][number], parts: Readonly<Record<string, number>>) => {
    const entries = [{ id: newId(), action: { do: "end" as const, pot: parts }, after: pot.seq }];
    await run(() => ask("POST /api/v1/games/{game}/entries", { game: pot.game }, { entries }));
    router.refresh();
  };
  return (
    <div className="mb-5 rounded-xl border border-line px-3 pb-3">
      <ul aria-label={WORDS.title} className="divide-y divide-line">
        {pots.map((pot) => (
          <li key={pot.game} className="grid gap-2 pt-3 pb-1">
            <p className="leading-snug [overflow-wrap:anywhere]">
              {WORDS.lies(gameName(pot.name), pot.chips, pot.over)}
            </p>
            {pot.over && canRecord && (
              <div className="flex flex-wrap gap-2">
                {pot.share && (
                  <button type="button" onClick={() => void give(pot, pot.share ?? {})} className={KEY}>
                    {WORDS.share(pot.sharers)}
                  </button>
                )}
                {pot.back && (
                  <button type="button" onClick={() => void give(pot, pot.back ?? {})} className={KEY}>
                    {WORDS.back}
                  </button>
                )}
              </div>
            )}
            {canRecord && (
              <Link
                href={`/games/${pot.game}`}
                className="flex min-h-11 items-center text-soft underline underline-offset-4"
              >
                {pot.over ? WORDS.one : WORDS.open}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="text-small text-soft leading-snug">{WORDS.until}</p>
      <FormError sentence={error} />
    </div>
  );
}

const KEY = "key min-h-12 px-4 font-semibold leading-tight [overflow-wrap:anywhere]";
