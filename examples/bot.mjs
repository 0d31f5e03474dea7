// A bot that plays a seat: it makes the lowest raise, and bangs when the claim is unlikely.
// TOKEN=lt_… node bot.mjs https://dice.example.org/games/GAME Bot     (a token that may record at tables)

const [address, name] = process.argv.slice(2);
const { origin, pathname } = new URL(address);
const game = pathname.split("/").at(-1);
const headers = { authorization: `Bearer ${process.env.TOKEN}`, "content-type": "application/json" };

async function call(method, path, body) {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const read = await answer.json();
  if (read.ok === false && answer.status !== 409) throw new Error(read.message);
  return read;
}

const { table } = await call("GET", `games/${game}`);
const seat = Object.keys(table.names).find((key) => table.names[key] === name);
if (seat === undefined) throw new Error(`No one at the table is called ${name}.`);
await call("PUT", `games/${game}/seat`, { seat });

async function play() {
  const record = await call("GET", `games/${game}/record`);
  const { phase, toAct, standing } = await call("POST", "replay", record);
  if (phase !== "claiming" || toAct !== name) return;
  const { table } = await call("GET", `games/${game}`);
  const dice_in_play = Object.values(standing).reduce((sum, player) => sum + player.dice, 0);
  const { game: rules, house } = record;
  const { claim: latest = null } = table.state.round.latest ?? {};
  const odds =
    latest &&
    (await call("POST", "settle", { ask: "odds", game: rules, house, claim: latest, dice_in_play }));
  const { claim } = await call("POST", "settle", {
    ask: "lowest",
    game: rules,
    house,
    from: latest,
    dice_in_play,
  });
  const bangs = latest && (!claim || odds.chance < 0.25);
  const action = bangs ? { do: "challenge", by: seat } : { do: "claim", by: seat, claim };
  const entry = { id: crypto.randomUUID(), action, after: table.seq };
  await call("POST", `games/${game}/entries`, { entries: [entry] });
  console.log(JSON.stringify(action));
}

console.log(`${name} sits down.`);
const { body } = await fetch(`${origin}/api/v1/games/${game}/stream`, { headers });
const text = new TextDecoder();
for await (const piece of body)
  if (text.decode(piece, { stream: true }).includes("event: entry")) await play();
