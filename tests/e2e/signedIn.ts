import type { Page } from "playwright-core";
import { closeDatabase, database } from "@/lib/server/db/db";
import type { Visitor } from "@/lib/server/identity/visitor";
import { cookieOf, signedUp } from "../server/people";
import type { ServerPlace } from "./server";

/** Runs a query in a running server's database. */
export async function withServerDatabase<Done>(
  { dataDir }: ServerPlace,
  query: (db: ReturnType<typeof database>) => Promise<Done>,
): Promise<Done> {
  process.env.DATA_DIR = dataDir;
  try {
    return await query(database());
  } finally {
    await closeDatabase();
  }
}

/** Creates an account of that name, and signs this phone in. */
export async function signIn(server: ServerPlace, phone: Page, name: string): Promise<Visitor> {
  return withServerDatabase(server, async () => {
    const visitor = await signedUp(name);
    const [cookie = "", value = ""] = (await cookieOf(visitor)).split("=");
    // The origin as the phone knows it.
    const url = new URL(await phone.evaluate(() => location.href).catch(() => server.origin));
    const at = url.protocol === "about:" ? server.origin : url.origin;
    await phone.context().addCookies([{ name: cookie, value, url: at, httpOnly: true, sameSite: "Lax" }]);
    return visitor;
  });
}
