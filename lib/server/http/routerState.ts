// Next's own check, by a path it does not promise to keep: Next is pinned, and a test asks for both answers. A copy of
// the shape would go wrong unnoticed when Next changes it.
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/**
 * Whether Next can read a `Next-Router-State-Tree` header, with which a browser says what it already shows. To one that
 * it cannot read Next answers 500, as though the fault were ours.
 */
export function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}
