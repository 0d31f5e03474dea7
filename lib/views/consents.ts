import type { PlayerId } from "@/lib/engine";
import { CONSENTS, type ConsentWord, isDisputed, type RoundConsent } from "@/lib/protocol/liveState";

/** What is said to a round's verdict; nothing, where nobody said anything. */
export const consentTo = (consents: readonly RoundConsent[], round: number): RoundConsent =>
  consents.find((one) => one.round === round) ?? { round, agreed: [], disputed: [], settled: null };

/** Who disputes its verdict, as long as nobody has settled that, in the order of the seats. */
export function disputing(
  consents: readonly RoundConsent[],
  round: number,
  names: Readonly<Record<PlayerId, string>>,
): readonly string[] {
  const consent = consentTo(consents, round);
  if (!isDisputed(consent)) return [];
  return Object.entries(names).flatMap(([seat, name]) => (consent.disputed.includes(seat) ? [name] : []));
}

/** What one seat says to it. */
export const saidBy = (consent: RoundConsent, seat: PlayerId): ConsentWord | null =>
  CONSENTS.find((word) => consent[word].includes(seat)) ?? null;

/** The rounds that are disputed and not settled. */
export const disputedRounds = (consents: readonly RoundConsent[]): readonly number[] =>
  consents.filter(isDisputed).map(({ round }) => round);
