import { doorWords } from "@/lib/words/door";
import { ownLanguage } from "@/lib/words/ownLanguage";

/** What a plain page says: a title and one sentence, both written by us. */
export interface Said {
  readonly title: string;
  readonly what: string;
}

/** A page that needs nothing but itself. */
export function plainPage(status: number, { title, what }: Said): Response {
  const page = `<!doctype html>
<html lang="${ownLanguage.code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
<main>
<h1>${title}</h1>
<p>${what}</p>
<p><a href="/">${doorWords.startPage}</a></p>
</main>
</html>
`;
  return new Response(page, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
