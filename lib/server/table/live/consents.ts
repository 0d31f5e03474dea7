import { type ConsentWord, isDisputed, type RoundConsent } from "@/lib/protocol/liveState";
import type { Reader } from "../../db/reader";

/**
 * Reads the seats' answers to a game's verdicts, in round order, without unanswered rounds.
 * @param latest Only this many of the latest rounds, plus unresolved disputes.
 */
export async function readConsents(
  db: Reader,
  gameId: string,
  latest?: number,
): Promise<readonly RoundConsent[]> {
  const newest = latest && (await db.roundRow.findFirst({ where: { gameId }, orderBy: { round: "desc" } }));
  const from = newest ? newest.round - (latest ?? 0) : 0;
  const spokenOf = await db.consent.findMany({
    where: { gameId, OR: [{ round: { gt: from } }, { says: "disputed" satisfies ConsentWord }] },
    distinct: ["round"],
    orderBy: { round: "asc" },
    select: { round: true },
  });
  const all = await consentsTo(
    db,
    gameId,
    spokenOf.map(({ round }) => round),
  );
  return all.filter((consent) =>
    consent.round > from ? consent.agreed.length + consent.disputed.length > 0 : isDisputed(consent),
  );
}

/**
 * Reads the answers to the verdicts of these rounds, in the given order. An answer to a verdict that a
 * correction has since changed does not count.
 */
export async function consentsTo(
  db: Reader,
  gameId: string,
  rounds: readonly number[],
): Promise<readonly RoundConsent[]> {
  const of = { where: { gameId, round: { in: [...rounds] } } };
  const verdicts = await db.roundRow.findMany({ ...of, select: { round: true, since: true } });
  const responses = await db.consent.findMany({ ...of, orderBy: { seat: "asc" } });
  const settlements = await db.settlement.findMany(of);
  const sinceOf = new Map(verdicts.map(({ round, since }) => [round, since]));
  const counts = ({ round, after }: Answer) => after >= (sinceOf.get(round) ?? Number.POSITIVE_INFINITY);
  const responsesOf = new Map(rounds.map((round) => [round, [] as typeof responses]));
  for (const one of responses.filter(counts)) responsesOf.get(one.round)?.push(one);
  const noteOf = new Map(settlements.filter(counts).map(({ round, note }) => [round, note]));
  return rounds.map((round) => {
    const by = (word: ConsentWord) =>
      (responsesOf.get(round) ?? []).flatMap(({ says, seat }) => (says === word ? seat : []));
    return {
      round,
      agreed: by("agreed"),
      disputed: by("disputed"),
      settled: noteOf.get(round) ?? null,
    };
  });
}

/** An answer to a verdict. */
interface Answer {
  readonly round: number;
  /** The last entry that its author had seen. */
  readonly after: number;
}
