import type { NotDone } from "@/lib/protocol/entry";
import type { ButWePlay } from "@/lib/views/butWePlay";
import { ask } from "./ask";

/** Asks for the link by which anybody may read the verdict of a round. */
export const sendShareVerdict = (game: string, round: number) =>
  ask<{ readonly url: string }>("POST", `games/${game}/verdicts`, { round });

/** Takes the link of a verdict back. */
export const sendTakeVerdictBack = (game: string, place: number) =>
  ask("DELETE", `games/${game}/verdicts/${place}`);

/** Reads what each other house rule would have made of a round. Rejects when no answer came. */
export async function readElsewhere(
  game: string,
  round: number,
): Promise<{ readonly ok: true; readonly elsewhere: ButWePlay } | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/rounds/${round}/elsewhere`, {
    credentials: "same-origin",
    cache: "no-store",
  });
  return (await answer.json()) as { ok: true; elsewhere: ButWePlay } | NotDone;
}
