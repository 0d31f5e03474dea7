import { ok, type Result } from "@/lib/engine";

/** Status code for an unreadable body. */
export type Unreadable = 400 | 413 | 415;

/** Deeper than any legitimate body. */
const DEEPEST = 12;

/**
 * Reads a request's JSON body up to a limit in bytes. It counts while reading, because Content-Length can
 * lie. Refuses with 415 (another content type), 413 (too long), 400 (incomplete).
 */
export async function readBytes(
  request: Request,
  mostBytes: number,
): Promise<Result<Uint8Array, Unreadable>> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") return { ok: false, refusal: 415 };
  try {
    const bytes = await received(request, mostBytes);
    return bytes === null ? { ok: false, refusal: 413 } : ok(bytes);
  } catch {
    return { ok: false, refusal: 400 };
  }
}

/** Parses JSON. Refuses with 400 for invalid UTF-8, invalid JSON, or values that `isPlain` rejects. */
export function parseJson(bytes: Uint8Array): Result<unknown, 400> {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isPlain(value, DEEPEST) ? ok(value) : { ok: false, refusal: 400 };
  } catch {
    return { ok: false, refusal: 400 };
  }
}

/** Reads a request's body as JSON up to a limit in bytes. Refuses as `readBytes` and `parseJson` do. */
export async function readJson(request: Request, mostBytes: number): Promise<Result<unknown, Unreadable>> {
  const bytes = await readBytes(request, mostBytes);
  return bytes.ok ? parseJson(bytes.value) : bytes;
}

/**
 * Reads a request's body as form fields or JSON, up to a limit in bytes. The last of repeated fields wins.
 * Refuses as `readJson` does.
 */
export async function readForm(request: Request, mostBytes: number): Promise<Result<unknown, Unreadable>> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded") return readJson(request, mostBytes);
  try {
    const bytes = await received(request, mostBytes);
    if (bytes === null) return { ok: false, refusal: 413 };
    const fields = new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const value = Object.fromEntries(fields);
    return isPlain(value, 1) ? ok(value) : { ok: false, refusal: 400 };
  } catch {
    return { ok: false, refusal: 400 };
  }
}

async function received(request: Request, most: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body ?? []) {
    length += piece.byteLength;
    // Leaving the loop cancels the stream, so the rest is not received.
    if (length > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Accepts bounded nesting, no `__proto__`, and only text that every database and phone can store. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(
      ([key, inner]) => key !== "__proto__" && isPlain(key, 0) && isPlain(inner, depth - 1),
    )
  );
}
