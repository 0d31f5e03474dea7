// Announces a group's events in a chat. It receives the group's webhook, and checks that the server sent it.
// SECRET=whsec_… CHAT=https://chat.example.org/hook PORT=8080 node announcer.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const key = Buffer.from(process.env.SECRET.replace("whsec_", ""), "base64");
const seen = new Set();

const SENTENCES = {
  bang: ({ people }) => `Bang by ${people.join(" and ")}!`,
  verdict: ({ claimer, right, people }) =>
    right === null ? "The round is settled." : `${right ? people.join(" and ") : claimer} was right.`,
  "verdict-corrected": (event) =>
    event.people.length === 0
      ? `Round ${event.round} is open again.`
      : `Correction to round ${event.round}: ${SENTENCES.verdict(event)}`,
  "game-over": ({ people }) => `The game is over for ${people.join(" and ")}.`,
  "game-over-corrected": (event) =>
    event.people.length === 0 ? "The game goes on." : `Correction: ${SENTENCES["game-over"](event)}`,
  washer: ({ people }) => `${people.join(" and ")} washes today.`,
  "washer-corrected": (event) =>
    event.people.length === 0 ? "No one washes yet." : `Correction: ${SENTENCES.washer(event)}`,
  "night-settled": () => "The night is over. Settle up!",
};

function isSigned({ headers }, body) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature = "" } = headers;
  const expected = `v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`;
  const isNow = Math.abs(Date.now() / 1000 - Number(at)) < 300;
  return (
    isNow &&
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}

const server = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  if (!isSigned(request, body)) return response.writeHead(401).end();
  const event = JSON.parse(body);
  // The same event may come twice, with the same id.
  if (!seen.has(event.id)) {
    const text = SENTENCES[event.event](event);
    const said = await fetch(process.env.CHAT, { method: "POST", body: JSON.stringify({ text }) }).catch(
      () => null,
    );
    // Any other answer than 2xx: the server tries again later.
    if (!said?.ok) return response.writeHead(502).end();
    seen.add(event.id);
  }
  response.writeHead(204).end();
});
server.listen(process.env.PORT ?? 8080, () => console.log(`Announcing on port ${server.address().port}.`));
