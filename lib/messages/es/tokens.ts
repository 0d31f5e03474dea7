import type { WordsOf } from "../dictionary";

type Words = WordsOf<"tokens">;

export const tokenWords = {
  title: "Programas",
  open: "Programas y tokens",
  what: "Un bot, una lámpara o un anunciador de chat usa un token en vez de una contraseña.",
  ofAccount: "Estos tokens hacen lo que les permitas, donde tú también puedes.",
  ofGroup: "Estos tokens solo llegan a este grupo. Cada uno termina cuando se va quien lo creó.",
  tokens: "Tokens",
  none: "Todavía no hay.",
  make: "Crear un token",
  makeNow: "Crear token",
  label: "¿Para qué es?",
  example: "Lámpara sobre la mesa",
  scopes: "¿Qué puede hacer?",
  scope: {
    watch: { name: "Mirar las mesas", means: "Lee las partidas mientras se juegan." },
    record: {
      name: "Anotar en las mesas",
      means: "Juega un lugar, anota rondas y comparte los enlaces de la mesa.",
    },
    group: { name: "Leer el grupo", means: "Lista, noches, resultados y cuentas." },
    manage: { name: "Administrar", means: "Todo eso y lo que hace un admin. Nunca elimina un grupo." },
  },
  lasts: "Dura",
  days: { 7: "una semana", 30: "30 días", 90: "90 días", 365: "un año" },
  once: "Cópialo ahora. Solo se muestra esta vez.",
  copy: "Copiar token",
  copied: "Copiado",
  selected: "Seleccionado. Cópialo con el menú de tu teléfono.",
  used: "último uso",
  unused: "nunca usado",
  until: "hasta",
  by: (maker) => `de ${maker}`,
  only: (group) => `solo ${group}`,
  revoke: "Revocar",
  revokeName: (label) => `Revocar ${label}`,
  revoked: "Token revocado.",
} satisfies Words["tokenWords"];
