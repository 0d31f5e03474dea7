import { readFileSync } from "node:fs";
import path from "node:path";
import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import { hasCode } from "../process/operatorError";
import { HEALTH_PATHS } from "./healthPaths";

/** The pattern of every address without a route, such as those that scanners try. */
export const NO_ROUTE = "other";

/** Files of the build. */
const BUILT = "/_next/*";

/** The part of Next's manifest of a build that names its pages. Next lists specific ones first. */
interface Manifest {
  readonly staticRoutes: readonly Page[];
  readonly dynamicRoutes: readonly Page[];
}

interface Page {
  readonly page: string;
  readonly regex: string;
}

/**
 * Returns a function that finds the pattern of a request's route: "/games/[id]" for a page,
 * "/api/v1/games/{game}" for an operation, else `NO_ROUTE`.
 * @param folder The folder with `.next`. Without a build, all pages are `NO_ROUTE`.
 */
export function routePatterns(folder = "."): (target: string) => string {
  const fixed = new Map<string, string>(HEALTH_PATHS.map((one) => [one, one]));
  const patterns: (readonly [RegExp, string])[] = [];
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    const { path: operation } = partsOf(name);
    if (operation.includes("{")) patterns.push([regexOf(operation), operation]);
    else fixed.set(operation, operation);
  }
  // The API's catch-all of the app answers 404 to the rest.
  const { staticRoutes, dynamicRoutes } = readManifest(folder);
  for (const { page } of staticRoutes) if (!page.startsWith("/_")) fixed.set(page, page);
  for (const { page, regex } of dynamicRoutes)
    if (page !== "/api/[...path]") patterns.push([new RegExp(regex), page]);
  return (target) => {
    const [asked = ""] = target.split("?", 1);
    if (asked.startsWith("/_next/")) return BUILT;
    return fixed.get(asked) ?? patterns.find(([regex]) => regex.test(asked))?.[1] ?? NO_ROUTE;
  };
}

const regexOf = (operation: string): RegExp =>
  new RegExp(`^${operation.replaceAll(".", "\\.").replaceAll(/{\w+}/g, "[^/]+")}$`);

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, ".next", "routes-manifest.json"), "utf8"));
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return { staticRoutes: [], dynamicRoutes: [] };
    throw thrown;
  }
}
