import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { main } from "@/lib/cli/main";
import { groupWords } from "@/lib/messages/group";
import { GROUP_ROLES, type GroupRole } from "@/lib/protocol/membership";
import { closeDatabase, database } from "@/lib/server/db/db";
import { originAt } from "@/lib/server/process/address";
import { readEnvironment } from "@/lib/server/process/env";
import { startOurs } from "../bench/program";
import { cookieOf, signedInAs } from "../server/people";
import { type Seeded, seed } from "./seed/seed";

/** A crew and a bar: groups alternate by kind. */
const FILLED = { entries: 6_000, groups: 2, largest: 60, seed: 7 };

const nameOf = (role: GroupRole): string => groupWords.roles[role].name;

// npm run demo: serves a filled crew and a filled bar from a temporary folder, with a link per role to sign in.
// Each start makes the same data again.
await main(async () => {
  const { host, port } = readEnvironment();
  const dataDir = mkdtempSync(path.join(tmpdir(), "liars-table-demo-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  // The database may be set for the real server.
  Object.assign(process.env, { DATABASE_URL: "", PUBLIC_URL: "", HTTPS: "" });
  const cookies = await signIns(await seed(dataDir, FILLED));
  const env = { DATABASE_URL: "", HTTPS: "", HOST: host, PORT: String(port) };
  const server = await startOurs(dataDir, env);
  const doors = await openDoors(cookies, new URL(server.origin).port, host, port === 0 ? 0 : port + 1);
  console.log(`A crew and a bar, deleted when this ends: ${server.origin}`);
  for (const role of GROUP_ROLES) console.log(`Sign in as ${nameOf(role)}: ${doors.origin}/${role}`);
  const stop = () => void server.stop().finally(() => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, stop);
  server.process.once("exit", (code) => process.exit(code ?? 1));
});

/** One account per role, a member of all groups: its session cookie. */
async function signIns({ owner }: Seeded): Promise<ReadonlyMap<string, string>> {
  const groups = await database().group.findMany({ select: { id: true } });
  const cookies = new Map<string, string>();
  for (const role of GROUP_ROLES) {
    const id = role === "owner" ? owner : await makeAccount(role);
    for (const { id: groupId } of groups)
      await database().membership.upsert({
        where: { groupId_accountId: { groupId, accountId: id } },
        create: { groupId, accountId: id, role },
        update: { role },
      });
    cookies.set(role, await cookieOf(await signedInAs(id)));
  }
  await closeDatabase();
  return cookies;
}

async function makeAccount(role: GroupRole): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await database().account.create({ data: { id, name: `Demo ${nameOf(role)}` } });
  return id;
}

/**
 * A second port whose links sign a browser in: cookies of a host count for all its ports. The server itself
 * has no such door.
 */
async function openDoors(
  cookies: ReadonlyMap<string, string>,
  served: string,
  host: string,
  port: number,
): Promise<{ readonly origin: string }> {
  const doors = createServer((request, response) => {
    const cookie = cookies.get((request.url ?? "").slice(1));
    if (cookie === undefined) return response.writeHead(404).end();
    const { hostname } = new URL(`http://${request.headers.host ?? "localhost"}`);
    response
      .writeHead(302, {
        "Set-Cookie": `${cookie}; Path=/; HttpOnly; SameSite=Lax`,
        Location: `http://${hostname}:${served}/`,
      })
      .end();
  }).listen(port, host);
  await once(doors, "listening");
  const at = doors.address();
  if (at === null || typeof at === "string") throw new Error("not listening on a port");
  return { origin: originAt("localhost", at.port) };
}
