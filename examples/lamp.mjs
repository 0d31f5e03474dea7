// A lamp over the table that turns red on a bang, and off with the verdict. It follows a group's event stream.
// TOKEN=lt_… node lamp.mjs https://dice.example.org/groups/GROUP http://lamp.lan     (a token that may read the group)

const [address, lamp] = process.argv.slice(2);
const { origin, pathname } = new URL(address);
const group = pathname.split("/").at(-1);
const headers = { authorization: `Bearer ${process.env.TOKEN}` };
let last = null;

/** Most lamps that speak http have such an address; yours may name it differently. */
const light = (color) => fetch(`${lamp}/light?color=${color}`, { method: "POST" }).catch(console.error);

async function* events(body) {
  const text = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    const parts = (rest + text.decode(piece, { stream: true })).split("\n\n");
    rest = parts.pop();
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data && /^id: /m.test(part)) yield JSON.parse(data);
    }
  }
}

while (true) {
  // After a lost connection it continues behind the last event that it has.
  const after = last === null ? {} : { "last-event-id": String(last) };
  const answer = await fetch(`${origin}/api/v1/groups/${group}/events`, {
    headers: { ...headers, ...after },
  }).catch(() => null);
  if (answer?.status === 401 || answer?.status === 403) throw new Error((await answer.json()).message);
  if (answer?.ok) console.log("The lamp follows the group.");
  try {
    for await (const { seq, event } of events(answer?.body ?? [])) {
      last = seq;
      if (event === "bang") await light("red");
      if (event === "verdict") await light("off");
    }
  } catch {}
  await new Promise((waited) => setTimeout(waited, 1_000));
}
