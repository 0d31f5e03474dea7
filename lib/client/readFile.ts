/** How much of a file has arrived. */
export interface Arrived {
  readonly games: number;
  /** The number of games in the file; null if the server does not say. */
  readonly of: number | null;
}

/** Begins a game in a group’s archive (docs/formats.md). */
const GAME_LINE = '{"game":';

/**
 * Reads a file whose length the server does not know, and counts its games as they arrive. Throws if the connection
 * breaks, the answer is an error or the signal aborts: half a file is never saved.
 */
export async function readFile(
  href: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (arrived: Arrived) => void },
): Promise<Blob> {
  const answer = await fetch(href, { signal });
  if (!answer.ok || answer.body === null) throw new Error(`answered ${answer.status}`);
  const total = answer.headers.get("x-games");
  const of = total === null ? null : Number(total);
  onProgress({ games: 0, of });
  const text = new TextDecoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  let games = 0;
  // The start of a line that has not arrived completely.
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    const lines = (rest + text.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    games += lines.filter((line) => line.startsWith(GAME_LINE)).length;
    onProgress({ games, of });
  }
  return new Blob(parts, { type: answer.headers.get("content-type") ?? "" });
}
