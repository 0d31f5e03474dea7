export const ownLanguage = {
  code: "es",
  locale: "es-419",
  justNow: "ahora mismo",
  choose: "Idioma",
  notChosen: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",
} as const;

/** «de Ana»: en español no cambia con la última letra. */
export const possessive = (name: string): string => `de ${name}`;

/** «Ana», «Ana y Beto», «Ana, Beto y Ceci»; ante el sonido i, «e». */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const and = /^(i|hi(?![aeou]))/i.test(last) ? "e" : "y";
  return `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

const NUMBERS = [
  "nada",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
] as const;

/** «dos» hasta diez; después, cifras. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** Delante de un nombre: «un dado», «una ficha», «dos vidas». */
export const countWord = (count: number, feminine: boolean): string =>
  count === 1 ? (feminine ? "una" : "un") : numberWord(count);

/** «la 01:40», «las 12:40»: una hora tras «desde». */
export const atHour = (time: string): string => `${/^0?1:/.test(time) ? "la" : "las"} ${time}`;

/** «1 dado», «3 dados». */
export const diceWord = (count: number): string => (count === 1 ? "1 dado" : `${count} dados`);

export const browserWords = {
  any: "Un navegador",
  on: (browser: string, system: string) => `${browser} en ${system}`,
  systems: {
    iPhone: "un iPhone",
    iPad: "un iPad",
    Android: "Android",
    Windows: "Windows",
    Chromebook: "un Chromebook",
    Mac: "un Mac",
    Linux: "Linux",
  },
};

export const plainWords = {
  home: "Inicio",
  notFound: {
    title: "Nada bajo este cubilete",
    what: "Esta página no existe, o este teléfono aún no está en esa mesa.",
    safe: "Para entrar, escanea el código QR de un teléfono de la mesa, en Compartir.",
  },
  wentWrong: {
    title: "Ese se cayó de la mesa",
    what: "Algo salió mal. Tus partidas están a salvo.",
    again: "Intentar otra vez",
  },
};

export const laterWords = {
  coming: "Cargando…",
  failed: "No se pudo cargar. Revisa la conexión.",
  again: "Intentar otra vez",
};

export const linkWords = {
  open: "Compartir",
  title: "Invita a jugar",
  pass: "A un teléfono sin conexión",
  watching: "Estás mirando.",
  watchingHint: "Pide el enlace para jugar.",
  rounds: "Todas las rondas",
  roundOf: (round: number) => `Ronda ${round}`,
  awaited: "Se destapan los cubiletes.",

  asking: "Revisando tu acceso…",
};

export const tvLine = {
  lost: (time: string) => `Sin conexión. Última actualización: ${time}.`,
  sound: (on: boolean) => (on ? "Sonido: sí" : "Activar sonido"),
};
