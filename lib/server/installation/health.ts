import { ok } from "@/lib/engine";
import { database } from "../db";
import { type Done, notDone } from "../notDone";
import { VERSION } from "./version";

/** Somebody who asks whether all is well does not want to wait much longer for a no. */
const PATIENCE_MS = 3_000;

/** Whether the program can read its database. Refuses with `no-database`. Open to everybody: it tells nothing else. */
export async function readHealth(patienceMs = PATIENCE_MS): Promise<Done<{ readonly version: string }>> {
  let impatient: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    impatient = setTimeout(() => resolve(false), patienceMs);
  });
  const answers = database()
    .installation.count()
    .then(
      () => true,
      (thrown: unknown) => {
        console.error(thrown);
        return false;
      },
    );
  const well = await Promise.race([answers, tooLate]);
  clearTimeout(impatient);
  return well ? ok({ version: VERSION }) : notDone("no-database");
}
