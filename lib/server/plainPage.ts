/** A page that needs nothing but itself: a title and one sentence, both written by us. */
export function plainPage(status: number, title: string, sentence: string): Response {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Start page</a></p>
</html>
`;
  return new Response(page, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
