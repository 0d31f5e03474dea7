import type { Action } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { sayGiftShort, sayStepShort } from "./cupSteps";
import type { Drink } from "./drinks";
import { atHour } from "./numbers";
import { sayAction } from "./screens";

export const moreWords = {
  more: "Más",
  titles: {
    menu: "¿Qué más pasó?",
    void: "¿Por qué es nula la ronda?",
    penalty: "El castigo de la propia mesa",
    join: "¿Quién se sienta?",
    leave: "¿Quién se va?",
    starter: "¿Quién empieza la ronda?",
    pause: "Una pausa",
    stop: "¿La partida acaba aquí?",
  },
  resumed: (time: string, ago: string) =>
    `No se anotó nada desde ${atHour(time)}, ${ago}. La partida sigue donde se quedó.`,

  undo: "Atrás",
  undoWhat: (what: string) => `Atrás: ${what}`,
  takenBack: (what: string) => `Retirado: ${what}.`,
  takenBackElsewhere: (what: string) => `Retirado desde otro teléfono: ${what}.`,
  putBack: "Volver a ponerlo",
  cannotUndo: "Sin conexión, así que no se retiró nada. Inténtalo cuando vuelva la línea.",
  cannotCorrect: "Sin conexión, así que no se anotó nada. Inténtalo cuando vuelva la línea.",
  correct: "Corregir",
  correctName: (round: number) => `Corregir la ronda ${round}`,
  letStand: "Pasó así: que valga",
  ruling: "La mesa lo dejó valer",
  ruled: "se dejó valer",

  skip: "Ir al último canto",
  whoSaid: "¿Quién dijo el último canto?",
  whoSaidHint: "Los cantos anteriores quedan sin oír. Luego toca el canto.",
  said: (name: string) => `${name} dijo`,
  unheard: "sin oír los cantos anteriores",
  unseen: "pasado sin mirar",
  notSkipped: (name: string) => `Volver a ${name}`,

  movedOn: (what: string) => `Justo al tocar, la mesa avanzó: ${what}. Lo tuyo no se anotó.`,
} as const;

interface Telling {
  readonly doubt?: "bang" | "doubt" | "spot-on" | "concede";
  readonly drink?: Drink;
}

export function sayShort(
  action: Action,
  names: Names,
  { doubt = "bang", drink = null }: Telling = {},
): string {
  switch (action.do) {
    case "claim":
      return sayAction(action, names).replace(/^.* dijo /, "");
    case "start-round":
      return action.wild === undefined ? "el comienzo" : "el dado rojo";
    case "challenge":
      return doubt === "bang" ? "el bang" : "el reto";
    case "re-roll":
      return "la tirada";
    case "reveal":
      return "los cubiletes";
    case "void-round":
      return "la nula";
    case "adjust":
      return "el castigo";
    case "join":
    case "leave":
      return nameOf(names, action.player);
    case "end":
      return "el final";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
}
