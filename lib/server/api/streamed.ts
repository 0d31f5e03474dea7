/** Text is sent in parts of at least this many characters. */
const PART = 64 * 1024;

/** Answers with a file that is written while it is sent. A reader who goes away stops it. */
export function streamed(
  lines: AsyncGenerator<string>,
  name: string,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(to) {
      let part = "";
      while (part.length < PART) {
        const { value, done } = await lines.next();
        if (done) {
          if (part !== "") to.enqueue(encoder.encode(part));
          to.close();
          return;
        }
        part += value;
      }
      to.enqueue(encoder.encode(part));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
