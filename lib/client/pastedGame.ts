// A game that is pasted on any page, for the import.

/** True for a game as text, a record or a journal: what people copy from here and from chats. */
export const isGameText = (text: string): boolean =>
  /^\s*(?:game: *\w|rules: *\{|[[{\s]*"format"\s*:\s*"dice-)/i.test(text);

const PASTED = "pasted-game";

/** Stores a pasted game for the next page in this tab. False if the browser refuses. */
export function storePasted(text: string): boolean {
  try {
    sessionStorage.setItem(PASTED, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes the pasted game, once; null if there is none. */
export function takePasted(): string | null {
  try {
    const text = sessionStorage.getItem(PASTED);
    sessionStorage.removeItem(PASTED);
    return text;
  } catch {
    return null;
  }
}
