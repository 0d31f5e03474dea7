import { type Route, routeOf } from "@/app/api/v1/routes";
import { OPERATIONS, type OperationName, type PathOf } from "@/lib/protocol/routes";
import type { Operation } from "@/lib/protocol/routes/operation";

type Path = PathOf<OperationName>;
type Params = Readonly<Record<string, string>>;

/** An operation's handler. */
type Handler = (request: Request, context: { readonly params: Promise<Params> }) => Promise<Response>;

type Routed<At extends Path> = {
  readonly [Method in keyof Route]: `${Method} ${At}` extends OperationName
    ? Handler
    : `${Method} ${At}` extends `HEAD ${infer Read}`
      ? `GET ${Read}` extends OperationName
        ? Handler
        : () => Response
      : () => Response;
};

/**
 * The responses of an API path, by method. A table or a group may be named by `id`, under any parameter name.
 * A response that does not match its declaration fails the test.
 */
export function routeAt<At extends Path>(path: At): Routed<At> {
  const first = /{(\w+)}/.exec(path)?.[1] ?? "id";
  const handlers = Object.entries(routeOf(path)).map(([method, handle]) => {
    const operation: Operation | undefined = OPERATIONS[`${method} ${path}` as OperationName];
    if (operation === undefined && method !== "HEAD") return [method, handle];
    const handler: Handler = async (request, context) => {
      const { id, ...named } = (await context.params) ?? {};
      const params = { ...(id !== undefined && { [first]: id }), ...named };
      const answer = await handle(request, { params: Promise.resolve(params) });
      if (operation && answer.ok && operation.type === undefined) await isAsStated(operation, answer);
      return answer;
    };
    return [method, handler];
  });
  return Object.fromEntries(handlers);
}

async function isAsStated({ answer: shape, summary }: Operation, answer: Response): Promise<void> {
  const read = shape.safeParse(await answer.clone().json());
  if (!read.success) throw new Error(`“${summary}” does not answer so: ${read.error.message}`);
}
