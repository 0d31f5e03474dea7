import { database } from "@/lib/server/db/db";
import { onPostgres } from "@/lib/server/db/dialect";

/**
 * Makes the database fail in a transaction that writes or deletes a row of a table.
 * @returns a function that ends it.
 */
export async function crashOn(event: "INSERT" | "DELETE", table: string): Promise<() => Promise<void>> {
  const run = (sql: string) => database().$executeRawUnsafe(sql);
  if (!onPostgres()) {
    await run(
      `CREATE TRIGGER crash BEFORE ${event} ON "${table}" BEGIN SELECT RAISE(ABORT, 'pulled the plug'); END`,
    );
    return async () => void (await run("DROP TRIGGER crash"));
  }
  await run(
    "CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''pulled the plug''; END'",
  );
  await run(`CREATE TRIGGER crash BEFORE ${event} ON "${table}" EXECUTE FUNCTION crash()`);
  return async () => void (await run("DROP FUNCTION crash CASCADE"));
}
