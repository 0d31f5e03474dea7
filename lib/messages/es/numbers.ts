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
