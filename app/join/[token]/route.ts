import { withDevice } from "@/lib/server/becomeKnown";
import { byAddress, forgive, overLimit } from "@/lib/server/limits";
import { plainPage, type Said } from "@/lib/server/plainPage";
import { gameBehind, joinByLink } from "@/lib/server/tableLink";
import { holdersOf, visitorOf } from "@/lib/server/visitor";
import { doorWords } from "@/lib/words/door";

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** Browsers that fetch a link before anybody opens it say so in one of these. */
const PREFETCH_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz", "next-router-prefetch"];

/**
 * Opens a table's link: whoever follows it sits down or watches, and is sent there. It may be opened any number of times, so
 * that a preview that opens it first takes nothing from anybody. What leads nowhere is a guess: so many a minute from one
 * address. A bar full of guests behind one address may all come in at once.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (PREFETCH_HEADERS.some((header) => /^1$|prefetch|preview/.test(request.headers.get(header) ?? ""))) {
    return new Response(null, { status: 503, headers: { "cache-control": "no-store" } });
  }
  try {
    const { token } = await params;
    const guess = [byAddress(request)];
    const wait = await overLimit("invitation", guess);
    if (wait !== null) return tooMany(wait, doorWords.tooManyGuesses);
    const asks = await visitorOf(request);
    const crowd = holdersOf(asks).length === 0 ? await overLimit("newcomer", guess) : null;
    if (crowd !== null) return tooMany(crowd, doorWords.tooManyAtOnce);
    const { visitor, setCookie } = await withDevice(asks);
    const gameId = await joinByLink(visitor, token);
    if (gameId === null) return noSuchLink();
    await forgive("invitation", guess);
    // The location is relative: the phone stays at the address it came by, whatever this server calls itself.
    const headers = {
      location: `/games/${gameId}`,
      ...setCookie,
      "cache-control": "no-store",
    };
    return new Response(null, { status: 303, headers });
  } catch (thrown) {
    console.error(thrown);
    return plainPage(500, doorWords.wentWrong);
  }
}

/** Looks without joining: link checkers ask so. */
export async function HEAD(request: Request, { params }: Context): Promise<Response> {
  const guess = [byAddress(request)];
  const wait = await overLimit("invitation", guess);
  const behind = wait === null && (await gameBehind((await params).token));
  if (behind) await forgive("invitation", guess);
  return new Response(null, {
    status: wait !== null ? 429 : behind ? 204 : 404,
    headers: { "cache-control": "no-store" },
  });
}

const noSuchLink = () => plainPage(404, doorWords.noSuchLink);

const tooMany = (seconds: number, said: Said) => {
  const page = plainPage(429, said);
  page.headers.set("retry-after", String(seconds));
  return page;
};
