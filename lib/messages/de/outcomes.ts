import type { Shout } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Names, nameOf } from "../names";
import {
  areMovesEnough,
  isBalance,
  type OutcomeParts,
  partsOfAction,
  partsOfMoves,
  partsOfRound,
  pleader,
} from "../outcomeParts";
import { list } from "./anyPage";
import { sayStakeCount } from "./terms";

type Words = WordsOf<"outcomes">;

export const outcomeWords = {
  scoreOnly: "Nur Punkte",
  round: (round) => `Runde ${round} · Nur Punkte`,
  short: "die Runde",
  stamp: { right: "Richtig", wrong: "Falsch" },
  antes: (chips) => `Einsätze: ${chips}.`,
  pleaded: (name) => `${name} sagt, die Würfel sind verrutscht.`,
  noChange: "Niemand bekommt oder verliert etwas.",
  whoChallenged: "Wer hat angezweifelt? Wer am schnellsten war, zuerst.",
  whoseClaim: "Wessen Ansage?",
  turn: "An der Reihe?",
  turns: { in: "In der Reihe", out: "Außer der Reihe" },
  result: "Richtig oder falsch?",
  off: "Um wie viel daneben?",
  asResult: "Stattdessen die Änderungen eintragen",
} satisfies Words["outcomeWords"];

/** Für eine und für mehrere; was getrennt steht, kommt ans Ende: „zweifelte Bea an“. */
const CALLED: Readonly<Record<Shout, readonly [one: string, many: string, end: string]>> = {
  bang: ["rief", "riefen", " „Bang!“"],
  doubt: ["zweifelte", "zweifelten", ""],
  "spot-on": ["rief", "riefen", " „Genau!“"],
  concede: ["glaubte", "glaubten", ""],
};

function sayCalled(called: Shout, claimer: string | null, many: boolean, late: string): string {
  const [one, several, end] = CALLED[called];
  const verb = many ? several : one;
  if (called === "concede") return `${verb} ${claimer ?? "es"}`;
  if (called === "doubt") return `${verb}${late}${claimer === null ? "" : ` ${claimer} an`}`;
  return `${verb}${claimer === null ? "" : ` bei ${claimer}`}${late}${end}`;
}

function sayParts(parts: OutcomeParts, names: Names): string {
  const { challengers, claimer, called, right, outOfTurn, loser, winner, off } = parts;
  const name = (player: string) => nameOf(names, player);
  const by = off === null ? "" : `, um ${off} daneben`;
  if (challengers.length === 0 && loser !== null)
    return `${name(loser)} verlor${winner === null ? "" : ` gegen ${name(winner)}`}${by}`;
  const many = challengers.length > 1;
  const late = outOfTurn ? " außer der Reihe" : "";
  const what = sayCalled(called, claimer === null ? null : name(claimer), many, late);
  const verdict = right === null ? "" : ` und ${many ? "lagen" : "lag"} ${right ? "richtig" : "falsch"}${by}`;
  return `${list(challengers.map(name))} ${what}${verdict}`;
}

export const sayRecordedOutcome: Words["sayRecordedOutcome"] = (action, names, doubt = "bang") =>
  sayParts(partsOfAction(action, doubt), names);

export const sayScoredStory: Words["sayScoredStory"] = (scored, names) =>
  [
    `${sayParts(partsOfRound(scored), names)}.`,
    ...pleader(scored).map((player) => outcomeWords.pleaded(nameOf(names, player))),
  ].join(" ");

export const sayScoredMoves: Words["sayScoredMoves"] = (scored, names, drink = null) => {
  const { antes, moves } = partsOfMoves(scored);
  const sentences = [
    ...(antes > 0 ? [outcomeWords.antes(antes)] : []),
    ...moves.map(
      ({ player, move, count }) =>
        `${nameOf(names, player)}: ${sayStakeCount(move.what, count, drink, isBalance(move))}.`,
    ),
  ];
  return sentences.join(" ") || outcomeWords.noChange;
};

export const sayScored: Words["sayScored"] = (scored, names, drink = null) =>
  [
    ...(areMovesEnough(scored) ? [] : [sayScoredStory(scored, names)]),
    sayScoredMoves(scored, names, drink),
  ].join(" ");
