import { newId } from "../newId";

/** The path of a transfer link. Its data is in the fragment, which is never sent to a server. */
export const TRANSFER_PAGE = "/transfer";

/** Maximum characters per code that a camera reads well off a small screen. */
const MAX_PART_LENGTH = 760;
const MAX_PARTS = 40;

/** More than any evening needs. */
const MAX_TEXT = 500_000;

/** A scanned code. */
export interface Part {
  /** The id shared by all codes of one transfer. */
  readonly mark: string;
  /** Its index, from 1. */
  readonly place: number;
  readonly of: number;
  readonly text: string;
}

/** The links in order; a round or two fit one. */
export async function codesOf(text: string, origin: string): Promise<readonly string[]> {
  const packed = await pack(text);
  const of = Math.max(1, Math.ceil(packed.length / MAX_PART_LENGTH));
  const length = Math.ceil(packed.length / of);
  const mark = newId().slice(0, 8);
  return Array.from({ length: of }, (_, at) =>
    [`${origin}${TRANSFER_PAGE}#${mark}`, at + 1, of, packed.slice(at * length, (at + 1) * length)].join("."),
  );
}

/** Parses a link's fragment; null if it is not ours. */
export function readCode(hash: string): Part | null {
  const found = /^#([\w-]{8})\.(\d{1,2})\.(\d{1,2})\.([\w-]{1,2000})$/.exec(hash);
  if (!found) return null;
  const [, mark = "", place, of, text = ""] = found;
  const part = { mark, place: Number(place), of: Number(of), text };
  return part.place >= 1 && part.place <= part.of && part.of <= MAX_PARTS ? part : null;
}

/** Joins and unpacks all codes; null if they are not ours, or far too long. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const raw = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
    const unpacked = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream("deflate-raw"))
      .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
      .getReader();
    let text = "";
    for (let next = await unpacked.read(); !next.done; next = await unpacked.read()) {
      text += next.value;
      if (text.length <= MAX_TEXT) continue;
      await unpacked.cancel();
      return null;
    }
    return text;
  } catch {
    return null;
  }
}

/** Packs a text for a link's fragment. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const raw = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
