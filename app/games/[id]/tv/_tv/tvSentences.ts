import { unplayedIn } from "@/app/_verdict/unplayedRound";
import { sayEnding } from "@/lib/messages/endings";
import { sayClaimBy } from "@/lib/messages/notices";
import { tonesWords } from "@/lib/messages/sheets";
import { tableWords } from "@/lib/messages/table";
import { betweenWords, consentWords, sayVerdict, sayWildCalled } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import { frozenSince, type LiveState } from "@/lib/protocol/liveState";
import { disputing } from "@/lib/views/consents";
import { factsAtEnd } from "@/lib/views/endFacts";
import type { TableView } from "@/lib/views/table";
import { outOnCall } from "@/lib/views/tones";

/** The TV in a few words, for screen readers. */
export function sayTv(
  { state, names, washes }: OpenTable,
  view: TableView,
  { consents, tones, scoreOnly }: Pick<LiveState, "consents" | "tones" | "scoreOnly">,
): string {
  const { phase, settled, voided, round, toAct, latest, wild, wildCalled, challenge, finished } = view;
  if (finished) return sayEnding(state.game, { ...finished, washes }, names, factsAtEnd(state));
  if (frozenSince(tones, phase) !== null) {
    const out = outOnCall(view, tones).map(({ name }) => name);
    return [tonesWords.title, ...(out.length > 0 ? [tonesWords.away(out)] : [])].join(" ");
  }
  if (challenge && latest)
    return tableWords.shoutTitle(
      challenge.shout,
      challenge.by.map(({ name }) => name),
      latest.name,
      state.game,
    );
  if (phase === "claiming" && toAct)
    return latest
      ? [
          sayClaimBy(latest.name, latest.claim),
          ...(wildCalled && wild ? [sayWildCalled(wild)] : []),
          `${tableWords.toRaise(toAct.name)}.`,
        ].join(" ")
      : `${tableWords.toOpen(toAct.name)}.`;
  if (voided !== null) return `${betweenWords.isVoid(round)}.`;
  if (settled) {
    const { story, finding } = sayVerdict(settled, names, view.drink);
    const disputers = disputing(consents, settled.round, names);
    const dispute = disputers.length > 0 ? ` ${consentWords.disputedBy(disputers)}.` : "";
    return `${story} ${finding}${dispute}`;
  }
  const unplayed = unplayedIn(view, names);
  if (unplayed) return `${unplayed.line.replace(/\.$/, "")}. ${unplayed.label}.`;
  if (toAct) return `${betweenWords.startsRound(toAct.name)}.`;
  return scoreOnly ? tableWords.round(round) : betweenWords.whoStarts;
}
