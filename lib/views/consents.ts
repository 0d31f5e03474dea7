import type { PlayerId } from "@/lib/engine";
import { CONSENTS, type ConsentWord, isDisputed, type RoundConsent } from "@/lib/protocol/liveState";

/** The responses to a round's verdict; empty without any. */
export const consentTo = (consents: readonly RoundConsent[], round: number): RoundConsent =>
  consents.find((one) => one.round === round) ?? { round, agreed: [], disputed: [], settled: null };

/** The players who dispute its verdict, until it is resolved, in seat order. */
export function disputing(
  consents: readonly RoundConsent[],
  round: number,
  names: Readonly<Record<PlayerId, string>>,
): readonly string[] {
  const consent = consentTo(consents, round);
  if (!isDisputed(consent)) return [];
  return Object.entries(names).flatMap(([seat, name]) => (consent.disputed.includes(seat) ? [name] : []));
}

/** A seat's response to it. */
export const responseOf = (consent: RoundConsent, seat: PlayerId): ConsentWord | null =>
  CONSENTS.find((word) => consent[word].includes(seat)) ?? null;

/** Rounds with an open dispute. */
export const disputedRounds = (consents: readonly RoundConsent[]): readonly number[] =>
  consents.filter(isDisputed).map(({ round }) => round);
