import { saySaid } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import { betweenWords, consentWords, sayEnding, sayVerdict } from "@/lib/messages/verdict";
import type { RoundConsent } from "@/lib/protocol/aside";
import type { OpenTable } from "@/lib/protocol/entry";
import { disputing } from "@/lib/views/consents";
import { mostDrunkAt } from "@/lib/views/drunk";
import type { TableView } from "@/lib/views/table";

/** What the board shows, in a few words: for whoever hears it. */
export function sayBoard(
  { state, names }: OpenTable,
  view: TableView,
  consents: readonly RoundConsent[],
): string {
  const { phase, settled, voided, round, toAct, latest, challenge, finished } = view;
  if (finished) return sayEnding(state.game, finished, names, mostDrunkAt(state));
  if (challenge && latest)
    return tableWords.shoutTitle(
      challenge.shout,
      challenge.by.map(({ name }) => name),
      latest.name,
    );
  if (phase === "claiming" && toAct)
    return latest
      ? `${saySaid(latest.name, latest.claim)} ${tableWords.toRaise(toAct.name)}.`
      : `${tableWords.toOpen(toAct.name)}.`;
  if (voided !== null) return `${betweenWords.isVoid(round)}.`;
  if (settled) {
    const { story, finding } = sayVerdict(settled, names);
    const disputers = disputing(consents, settled.round, names);
    const dispute = disputers.length > 0 ? ` ${consentWords.disputedBy(disputers)}.` : "";
    return `${story} ${finding}${dispute}`;
  }
  return toAct ? `${betweenWords.startsRound(toAct.name)}.` : betweenWords.whoStarts;
}
