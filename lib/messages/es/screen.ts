import { list } from "./anyPage";

export const screenWords = {
  title: "La pantalla grande de la mesa",

  code: {
    heading: "¿Qué mesa muestra esta pantalla?",
    scan: "Escanéalo con un móvil que lleve la mesa.",
    type: "O escribe allí el código, en Compartir:",
    qr: "Código QR que da una mesa a esta pantalla",
    coming: "Un momento…",
    lost: "Sin conexión con el servidor. Esta pantalla lo vuelve a intentar sola.",
    hidden: "Los móviles no pueden abrir esta dirección: este ordenador no está en ninguna red que alcancen.",
  },

  house: {
    due: "Según la cuenta le toca a",
    last: "La última partida",
    results: "Los últimos resultados",
    none: "Aquí todavía no se ha jugado nada.",
    stopped: (round: number) => `Se quedó en la ronda ${round}.`,
    washed: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "lavó" : "lavaron"}`,
    won: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "ganó" : "ganaron"}`,
    sit: "Siéntate con tu móvil",
    qr: "Código QR del enlace para sentarse",
  },

  give: {
    heading: "Mostrar una mesa en esta pantalla",
    sees: "Solo si estás delante y muestra este código. Entonces mostrará la mesa y sus partidas a quien la mire.",
    key: (table: string) => `Mostrar ${table}`,
    hint: "en esta pantalla",
    going: "Un momento…",
    given: (table: string) => `La pantalla ya muestra ${table}.`,
    away: "Para despedirla, abre Compartir en la mesa.",
    toTable: "A la mesa",
    field: "El código de la pantalla",
    codeFirst: "Escribe los seis signos que muestra la pantalla.",
    noAnswer:
      "No llegó respuesta, así que no es seguro que se haya hecho. Mira la pantalla e inténtalo otra vez.",
    none: {
      title: "Este móvil no lleva ninguna mesa",
      what: "A una pantalla grande le da su mesa el móvil que empezó allí la partida, o alguien que lleve el grupo.",
      safe: "No se cambió nada. La pantalla sigue mostrando su código.",
    },
    signIn: "Entrar",
  },
};

export const sayTable = (name: string | null, group: string | null, others: string): string =>
  group === null ? others : name === null ? group : `${name}, ${group}`;
