import { describe, expect, test } from "vitest";
import { unplayedRound } from "@/app/_verdict/unplayedRound";
import { sayTv } from "@/app/games/[id]/tv/_tv/tvSentences";
import { type RecordOutcome, type Scored, toAct } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { sayEntry, sayRound, sayVerdictChange } from "@/lib/messages/history";
import { nameOf } from "@/lib/messages/names";
import { sayScored } from "@/lib/messages/outcomes";
import { sayMarks, sayShort } from "@/lib/messages/table";
import { setLocale } from "@/lib/messages/translated";
import { sayNews } from "@/lib/messages/verdict";
import { viewTable } from "@/lib/views/table";
import { recorded, tableOf } from "../engine/tableOf";
import { restoresLanguage } from "../speaking";

restoresLanguage();

const NAMES = { h: "Hale", d: "Diaz", r: "Ruiz" };
type House = Record<string, string | number>;

/** Plays an outcome at a fresh table. */
function scored(facts: Partial<RecordOutcome>, game = "firehouse", house: House = {}): Scored {
  const { facts: all } = recorded(tableOf(Object.keys(NAMES), house, game), { do: "outcome", ...facts });
  const fact = all.find((one) => one.fact === "scored");
  if (fact?.fact !== "scored") throw new Error("no outcome");
  return fact.scored;
}
const LATE = { challengers: ["r"], claimer: "h", right: true };

const STORIES: readonly [what: string, round: () => Scored, en: string, de: string, es: string][] = [
  [
    "a bang out of turn",
    () => scored(LATE),
    "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Hale: 1 bad.",
    "Ruiz rief bei Hale außer der Reihe „Bang!“ und lag richtig. Ruiz: 2 Gute. Hale: 1 Mieser.",
    "Ruiz gritó bang a Hale fuera de turno y acertó. Ruiz: 2 buenas. Hale: 1 mala.",
  ],
  [
    "several bangs, all wrong",
    () => scored({ challengers: ["r", "d"], claimer: "h", right: false }),
    "Diaz and Ruiz banged Hale and were wrong. Diaz: 1 bad.",
    "Diaz und Ruiz riefen bei Hale „Bang!“ und lagen falsch. Diaz: 1 Mieser.",
    "Diaz y Ruiz gritaron bang a Hale y fallaron. Diaz: 1 mala.",
  ],
  [
    "a doubt by the difference",
    () => scored({ challengers: ["d"], claimer: "h", right: true, off: 3 }, "bar", { loses: "difference" }),
    "Diaz challenged Hale and was right, off by 3. Hale: −3 dice.",
    "Diaz zweifelte Hale an und lag richtig, um 3 daneben. Hale: −3 Würfel.",
    "Diaz dudó de Hale y acertó, por 3. Hale: −3 dados.",
  ],
  [
    "only a loser",
    () => scored({ loser: "d" }, "mia"),
    "Diaz: −1 life.",
    "Diaz: −1 Leben.",
    "Diaz: −1 vida.",
  ],
  [
    "a loser and a winner, over disturbed dice",
    () => scored({ loser: "d", winner: "r", messed_up: true }, "pass-the-cup"),
    "Diaz lost to Ruiz. Diaz says the dice got messed up. Diaz: 2 drinks.",
    "Diaz verlor gegen Ruiz. Diaz sagt, die Würfel sind verrutscht. Diaz: 2 Schlucke.",
    "Diaz perdió contra Ruiz. Diaz dice que se revolvieron los dados. Diaz: 2 tragos.",
  ],
  [
    "a calza of a claim that no one knows the claimer of, with nothing to win back",
    () => scored({ challengers: ["d"], kind: "spot-on", right: true }, "perudo"),
    "Diaz called spot on and was right. Nothing changes hands.",
    "Diaz rief „Genau!“ und lag richtig. Niemand bekommt oder verliert etwas.",
    "Diaz dijo «¡Justo!» y acertó. Nada cambia de manos.",
  ],
  [
    "Mia believed",
    () => scored({ challengers: ["d"], kind: "concede" }, "mia"),
    "Diaz believed Hale. Diaz: −1 life.",
    "Diaz glaubte Hale. Diaz: −1 Leben.",
    "Diaz se lo creyó a Hale. Diaz: −1 vida.",
  ],
  [
    "antes first",
    () => scored({ loser: "r" }, "closed-cup"),
    "Antes: 3. Ruiz: −1 life.",
    "Einsätze: 3. Ruiz: −1 Leben.",
    "Entradas: 3. Ruiz: −1 vida.",
  ],
];

describe.each(STORIES)("S26 %s", (_what, round, english, german, spanish) => {
  test("in English", () => expect(sayScored(round(), NAMES)).toBe(english));
  test("in German", () => {
    setLocale(() => German);
    expect(sayScored(round(), NAMES)).toBe(german);
  });
  test("in Spanish", () => {
    setLocale(() => Spanish);
    expect(sayScored(round(), NAMES)).toBe(spanish);
  });
});

describe("S26 an outcome as it was recorded", () => {
  const late: RecordOutcome = { do: "outcome", ...LATE, out_of_turn: true, ruling: "The table allowed it" };
  test("says what the table entered, and why it was allowed anyway", () => {
    expect(sayEntry(late, NAMES)).toBe("Ruiz banged Hale out of turn and was right");
    expect(sayMarks(late)).toBe("allowed: The table allowed it");
    expect(sayEntry({ do: "outcome", loser: "d", off: 2 }, NAMES)).toBe("Diaz lost, off by 2");
    expect(sayEntry({ ...late, kind: "spot-on" }, NAMES, { doubt: "doubt" })).toMatch(
      /^Ruiz called Hale spot on/,
    );
    expect(sayShort(late, NAMES)).toBe("the round");
  });
  test("labels its round, and a correction has both versions", () => {
    expect(sayRound("scored", 3)).toBe("Round 3 · Score only");
    expect(sayVerdictChange(scored(LATE), scored({ ...LATE, right: false }), NAMES)).toBe(
      "Round 1: Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Hale: 1 bad. → Ruiz banged Hale out of turn and was wrong. Ruiz: 2 bads.",
    );
    expect(sayVerdictChange(scored(LATE), null, NAMES)).toMatch(/→ no verdict$/);
  });
  test("is read aloud with whose turn it is, and shown on the TV, without a claim or a die", () => {
    const opening = tableOf(Object.keys(NAMES));
    const last: RecordOutcome = { do: "outcome", ...LATE };
    const { state } = recorded(opening, last);
    const round = scored(LATE);
    const next = nameOf(NAMES, toAct(state) ?? "");
    const news = {
      game: "firehouse",
      names: NAMES,
      last,
      settled: null,
      scored: round,
      finished: null,
      next,
    };
    expect(sayNews(news)).toBe(
      "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Hale: 1 bad. Ruiz’s turn.",
    );
    const table = {
      ...{ id: "g", seq: 1, state, names: NAMES, round: [], last: null, rounds: [], table: "t", next: null },
      ...{
        told: [{ round: 1, moves: round.moves, scored: round }],
        playoffOf: null,
        group: null,
        cloth: null,
      },
      may: { record: true, share: true, as: [] },
    };
    expect(sayTv(table, viewTable(table), { consents: [], tones: null } as never)).toBe(
      "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Hale: 1 bad. Score only.",
    );
    expect(unplayedRound({ moves: round.moves }, NAMES, null).label).toBe("Result only");
    // Before the first round, phones that keep only the score ask for no starter.
    const first = { ...table, state: opening, told: [] };
    expect(sayTv(first, viewTable(first), { consents: [], tones: null, scoreOnly: true })).toBe("Round 1");
  });
});
