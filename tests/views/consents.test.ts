import { expect, test } from "vitest";
import type { RoundConsent } from "@/lib/protocol/liveState";
import { consentTo, disputedRounds, disputing, responseOf } from "@/lib/views/consents";

const CONSENTS: readonly RoundConsent[] = [
  { round: 2, agreed: ["s1"], disputed: ["s2"], settled: null },
  { round: 4, agreed: [], disputed: ["s3"], settled: "Counted again" },
  { round: 5, agreed: ["s1", "s3"], disputed: [], settled: null },
];

test("finds a seat's response to a round, and none without one", () => {
  expect(responseOf(consentTo(CONSENTS, 2), "s2")).toBe("disputed");
  expect(responseOf(consentTo(CONSENTS, 5), "s3")).toBe("agreed");
  expect(responseOf(consentTo(CONSENTS, 5), "s2")).toBeNull();
  expect(consentTo(CONSENTS, 3)).toEqual({ round: 3, agreed: [], disputed: [], settled: null });
});

test("keeps a round disputed until it is resolved", () => {
  expect(disputedRounds(CONSENTS)).toEqual([2]);
});

test("lists who disputes a verdict in seat order, and no one once it is resolved", () => {
  const names = { s1: "Ann", s2: "Bob", s3: "Cy" };
  const both: RoundConsent = { round: 2, agreed: [], disputed: ["s3", "s1"], settled: null };
  expect(disputing([both], 2, names)).toEqual(["Ann", "Cy"]);
  expect(disputing([{ ...both, settled: "Counted again" }], 2, names)).toEqual([]);
  expect(disputing([both], 3, names)).toEqual([]);
});
