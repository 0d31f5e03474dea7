/** «de Ana»: en español no cambia con la última letra. */
export const possessive = (name: string): string => `de ${name}`;

/** «Ana», «Ana y Beto», «Ana, Beto y Ceci»; ante el sonido i, «e». */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const and = /^(i|hi(?![aeou]))/i.test(last) ? "e" : "y";
  return `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}
