import type { Move, Stake } from "@/lib/engine";
import { type Drink, drinkWord } from "./drinks";
import { atHour } from "./numbers";
import { sayAward, sayMove } from "./stakes";

export const moreSheetWords = {
  history: "Todas las rondas, y correcciones",

  void: {
    open: "Anular esta ronda",
    hint: "Sin resultado, nadie puntúa. Quien la empezó empieza otra vez.",
    reasons: ["Alarma", "Dados al suelo", "Cubilete levantado antes de tiempo"],
  },

  penalty: {
    open: "Un castigo",
    who: "¿Quién?",
    what: "¿Qué?",
    stakes: {
      bad: "Mala",
      good: "Buena",
      die: "Pierde dados",
      chip: "Paga fichas",
      life: "Pierde vidas",
      drink: "Tragos",
    },
    howMany: "¿Cuántos?",
    why: "¿Por qué?",
    reasons: ["Espió", "Dados fuera de la mesa", "Cubilete levantado antes de tiempo", "Llegó tarde"],
    otherReason: "Otro motivo",
    save: (name: string, move: Move, drink: Drink) =>
      `${name} ${move.from === "bank" ? `recibe ${sayMove(move, drink)}` : sayAward(move, drink)}`,
    missing: { who: "Di quién", why: "Di por qué" },
  },

  join: {
    open: "Alguien se une",
    name: "Nombre",
    where: "¿Entre quiénes?",
    between: (left: string, right: string) => `${left} y ${right}`,
    save: (name: string) => `${name} se sienta`,
    nameFirst: "Escribe un nombre",
    back: "O alguien vuelve",
    backHint: "Con los puntos con que se fue.",
    comesBack: (name: string) => `${name} ha vuelto`,
  },

  leave: {
    open: "Alguien se va",
    hint: "Sus puntos se conservan, y puede volver.",
  },
  afterTheRound: "cuando acabe la ronda",

  starter: {
    open: "Empieza otra persona",
    hint: (name: string) => `Según las reglas es ${name}.`,
  },

  pause: {
    open: "Hacer una pausa",
    kept: "Todo se conserva. Guarda el teléfono, ciérralo, que se acabe la batería: la partida sigue donde se quedó, en minutos o en horas.",
    since: (time: string, ago: string) => `En pausa desde ${atHour(time)}, ${ago}.`,
    resume: "Volver a la partida",
  },

  stop: {
    open: "Terminar la partida",
    hint: "Queda como está. Se puede deshacer.",
    save: "Acaba aquí",
  },
} as const;

export const sayPenaltyStake = (what: Stake, drink: Drink): string =>
  what === "drink" && drink !== null ? drinkWord(2, drink) : moreSheetWords.penalty.stakes[what];
