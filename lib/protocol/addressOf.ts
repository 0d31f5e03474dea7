import type { OperationName, ParamsOf } from "./routes";

/** Splits an operation's name into its method and its path, with parameters in braces. */
export function partsOf(name: OperationName): { readonly method: string; readonly path: string } {
  const at = name.indexOf(" ");
  return { method: name.slice(0, at), path: name.slice(at + 1) };
}

/**
 * Builds an operation's address with its path parameters and query. It needs only the operation's name, so
 * browsers load no contracts.
 */
export function addressOf<Name extends OperationName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Readonly<Record<string, string>> = {},
): string {
  const named: Readonly<Record<string, string>> = params;
  const path = partsOf(name).path.replace(/{(\w+)}/g, (_, key: string) =>
    encodeURIComponent(named[key] ?? ""),
  );
  const asked = new URLSearchParams(query).toString();
  return asked ? `${path}?${asked}` : path;
}
