import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import type { Operation } from "@/lib/protocol/routes/operation";
import { allowOnly, answerPreflight } from "@/lib/server/api/endpoint";
import { type Handler, type Handlers, handlerOf } from "@/lib/server/api/operationHandler";
import { FAST_ROUTES } from "@/lib/server/table/fastRoutes/fastRoutes";
import { accounts } from "./accounts";
import { desk } from "./desk";
import { games } from "./games";
import { groups } from "./groups";
import { imports } from "./imports";
import { installation } from "./installation";
import { ledger } from "./ledger";
import { publicLinks } from "./publicLinks";
import { roster } from "./roster";
import { screens } from "./screens";
import { tables } from "./tables";
import { tokens } from "./tokens";
import { webhooks } from "./webhooks";

const HANDLERS: Handlers<Exclude<OperationName, keyof typeof FAST_ROUTES>> = {
  ...games,
  ...screens,
  ...tables,
  ...groups,
  ...publicLinks,
  ...roster,
  ...ledger,
  ...imports,
  ...accounts,
  ...tokens,
  ...webhooks,
  ...installation,
  ...desk,
};

const handlerNamed = <Name extends keyof typeof HANDLERS>(name: Name) => handlerOf(name, HANDLERS[name]);

const isAnsweredFirst = (name: OperationName): name is keyof typeof FAST_ROUTES =>
  Object.hasOwn(FAST_ROUTES, name);

type Params = Readonly<Record<string, string>>;

/** Handlers of one path, by method; other methods get 405. */
export type Route = Readonly<
  Record<keyof ReturnType<typeof allowOnly>, (...asked: Parameters<Handler>) => Response | Promise<Response>>
>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

function routeAt(path: string): Route {
  const taken: Partial<Record<(typeof METHODS)[number], Handler>> = {};
  for (const method of METHODS) {
    const name = `${method} ${path}`;
    if (!isOperation(name)) continue;
    taken[method] = isAnsweredFirst(name) ? FAST_ROUTES[name] : handlerNamed(name);
    const { type }: Operation = OPERATIONS[name];
    // A live stream never ends: HEAD does not open one.
    if (method === "GET" && type === undefined) taken.HEAD = taken[method];
  }
  const methods = METHODS.filter((method) => taken[method]);
  return { ...allowOnly(...methods), ...taken, OPTIONS: () => answerPreflight(methods) };
}

/** Every declared API path, with named parameters in braces, and its route. */
const routes: ReadonlyMap<string, Route> = new Map(
  Object.keys(OPERATIONS).map((name) => {
    const { path } = partsOf(name as OperationName);
    return [path, routeAt(path)];
  }),
);

/** Builds the route of one path. */
export function routeOf(path: string): Route {
  const route = routes.get(path);
  if (route === undefined) throw new Error(`cannot happen: no operation for ${path}`);
  return route;
}

const inSegments = [...routes].map(([path, route]) => ({ segments: path.split("/"), route }));

/** Finds the route for a request path and its parameters; null if there is none. */
export function findRoute(pathname: string): { readonly route: Route; readonly params: Params } | null {
  const asked = pathname.split("/").map(decoded);
  for (const { segments, route } of inSegments) {
    if (segments.length !== asked.length) continue;
    const params: Record<string, string> = {};
    const fits = segments.every((segment, at) => {
      const there = asked[at];
      if (!there || !segment.startsWith("{")) return there === segment;
      params[segment.slice(1, -1)] = there;
      return true;
    });
    if (fits) return { route, params };
  }
  return null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
