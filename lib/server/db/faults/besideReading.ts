import { faultOf } from "./faultOf";

/**
 * Writes what is only noted while something is read, such as when somebody was last here: on a full disk it is left out, and the
 * reading goes on. Throws whatever else goes wrong.
 */
export async function besideReading(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (faultOf(thrown) === null) throw thrown;
  }
}
