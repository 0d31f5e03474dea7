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
  scoreOnly: "Solo puntos",
  round: (round) => `Ronda ${round} · Solo puntos`,
  short: "la ronda",
  stamp: { right: "Acertó", wrong: "Falló" },
  antes: (chips) => `Entradas: ${chips}.`,
  pleaded: (name) => `${name} dice que se revolvieron los dados.`,
  noChange: "Nada cambia de manos.",
  whoChallenged: "¿Quién dudó? Primero el más rápido.",
  whoseClaim: "¿De quién era el canto?",
  turn: "¿En turno?",
  turns: { in: "En turno", out: "Fuera de turno" },
  result: "¿Acertó o falló?",
  off: "¿Por cuánto?",
  asResult: "Anotar los cambios en su lugar",
} satisfies Words["outcomeWords"];

/** Para una persona y para varias; `at`: lo que va delante de quien cantó. */
const CALLED: Readonly<Record<Shout, readonly [one: string, many: string, at: string]>> = {
  bang: ["gritó bang", "gritaron bang", "a"],
  doubt: ["dudó", "dudaron", "de"],
  "spot-on": ["dijo «¡Justo!»", "dijeron «¡Justo!»", "a"],
  concede: ["se lo creyó", "se lo creyeron", "a"],
};

function sayParts(parts: OutcomeParts, names: Names): string {
  const { challengers, claimer, called, right, outOfTurn, loser, winner, off } = parts;
  const name = (player: string) => nameOf(names, player);
  const by = off === null ? "" : `, por ${off}`;
  if (challengers.length === 0 && loser !== null)
    return `${name(loser)} perdió${winner === null ? "" : ` contra ${name(winner)}`}${by}`;
  const many = challengers.length > 1;
  const [one, several, at] = CALLED[called];
  const what = `${many ? several : one}${claimer === null ? "" : ` ${at} ${name(claimer)}`}`;
  const verdict =
    right === null
      ? ""
      : many
        ? ` y ${right ? "acertaron" : "fallaron"}${by}`
        : ` y ${right ? "acertó" : "falló"}${by}`;
  return `${list(challengers.map(name))} ${what}${outOfTurn ? " fuera de turno" : ""}${verdict}`;
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
