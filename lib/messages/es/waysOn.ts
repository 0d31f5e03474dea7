import type { RefusalCode } from "@/lib/engine";

export const sayWayOn = (code: RefusalCode): string => WAYS_ON[code] ?? "";

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Haz el primer canto, o ve al último.",
  "wrong-phase": "Termina la ronda, o anúlala en Más.",
  "round-not-started": "Empieza antes la ronda.",
  "already-challenged": "Anota los dados, o retira el reto con Atrás.",
  "not-between-rounds": "Termina la ronda, o anúlala en Más.",
  "game-over": "Jugad otra vez, o retira lo último con Atrás.",
  "not-active": "Elige a alguien que esté en juego, o que vuelva con Más.",
  "nothing-to-give": "Revisa quién y cuánto.",
  "duplicate-player": "Los nombres se distinguen sin mirar mayúsculas.",
} as const;
