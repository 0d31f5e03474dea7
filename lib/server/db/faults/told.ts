import { faultOf, wasCutOff } from "./faultOf";
import { noticeFault } from "./faults";

/**
 * Asks the database something; a fault of the disk or the database that comes of it is known from then on. That one connection was cut off
 * is none: whoever asked is told, and the next who asks is given another.
 */
export async function told<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (thrown) {
    const fault = faultOf(thrown);
    if (fault !== null && !wasCutOff(thrown)) noticeFault(fault);
    throw thrown;
  }
}
