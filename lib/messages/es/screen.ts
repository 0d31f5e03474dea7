import { list } from "./anyPage";

export const screenWords = {
  title: "TV",

  code: {
    heading: "Pon una mesa en esta TV",
    scan: "Escanea con el teléfono que anota o con el de un admin del grupo.",
    type: "O escribe allí el código, en Compartir:",
    qr: "Código QR para poner una mesa en esta TV",
    coming: "Cargando…",
    lost: "Sin conexión con el servidor. Intentando otra vez…",
    hidden: "Los teléfonos no llegan a este equipo. Conéctalo al wifi.",
  },

  idle: {
    due: "Le toca lavar a",
    last: "Última partida",
    results: "Últimos resultados",
    none: "Aquí aún no hay partidas.",
    stopped: (round: number) => `Terminada en la ronda ${round}.`,
    washed: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "lavó" : "lavaron"}`,
    won: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "ganó" : "ganaron"}`,
    sit: "Escanea para jugar",
    qr: "Código QR para jugar",
  },

  give: {
    heading: "Mostrar una mesa en esta TV",
    sees: "Revisa que la TV muestre este código. Todos allí verán la mesa.",
    key: (table: string) => `Mostrar ${table}`,
    hint: "en esta TV",
    going: "Conectando…",
    given: (table: string) => `La TV ya muestra ${table}.`,
    away: "Para desconectarla, abre Compartir en la mesa.",
    toTable: "Abrir mesa",
    field: "Código de la TV",
    codeFirst: "Escribe los seis caracteres de la TV.",
    noAnswer: "Sin respuesta. Mira la TV e inténtalo otra vez.",
    none: {
      title: "Ninguna mesa que mostrar",
      what: "Solo puede hacerlo quien anota en la mesa o un admin del grupo.",
      safe: "La TV sigue mostrando su código.",
    },
    signIn: "Entrar",
  },
};

export const sayTable = (name: string | null, group: string | null, others: string): string =>
  group === null ? others : name === null ? group : `${name}, ${group}`;
