import type { Action } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { sayGiftShort, sayStepShort } from "./cupSteps";
import { sayAction, type Telling } from "./screens";

/** What the table says when something out of the ordinary happened: undo, rulings, people coming and going, breaks, the end. */
export const moreWords = {
  more: "More",
  titles: {
    menu: "What else happened?",
    void: "Why is the round void?",
    penalty: "The table’s own penalty",
    join: "Who sits down?",
    leave: "Who leaves?",
    starter: "Who starts the round?",
    pause: "A break",
    stop: "The game ends here?",
  },
  resumed: (time: string, ago: string) =>
    `Nothing was recorded since ${time}, ${ago}. The game goes on where it stopped.`,

  undo: "Undo",
  undoWhat: (what: string) => `Undo: ${what}`,
  takenBack: (what: string) => `Taken back: ${what}.`,
  takenBackElsewhere: (what: string) => `Taken back from another phone: ${what}.`,
  putBack: "Put it back",
  cannotUndo: "No connection, so nothing was taken back. Try again when the line is there.",
  cannotCorrect: "No connection, so nothing was recorded. Try again when the line is there.",
  correct: "Correct",
  correctName: (round: number) => `Correct round ${round}`,
  letStand: "It happened: let it stand",
  /** The reason that is recorded with a ruling. */
  ruling: "The table let it stand",
  ruled: "let stand",

  skip: "Skip to last claim",
  whoSaid: "Who said the last claim?",
  whoSaidHint: "The claims before it are left unheard. Then tap the claim.",
  said: (name: string) => `${name} said`,
  unseen: "passed on unseen",
  unheard: "claims before it not heard",
  notSkipped: (name: string) => `Back to ${name}`,

  movedOn: (what: string) => `Just as you tapped, the table moved on: ${what}. Yours was not recorded.`,
} as const;

/** A few letters for the undo key: "10 fives", "the bang". */
export function sayShort(
  action: Action,
  names: Names,
  { doubt = "bang", drink = null }: Telling = {},
): string {
  switch (action.do) {
    case "claim":
      return sayAction(action, names).replace(/^.* said /, "");
    case "start-round":
      return action.wild === undefined ? "the start" : "the red die";
    case "challenge":
      return doubt === "bang" ? "the bang" : "the call";
    case "re-roll":
      return "the roll";
    case "reveal":
      return "the cups";
    case "void-round":
      return "the void";
    case "adjust":
      return "the penalty";
    case "join":
    case "leave":
      return nameOf(names, action.player);
    case "end":
      return "the end";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
}
