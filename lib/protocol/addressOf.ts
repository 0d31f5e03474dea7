import type { OperationName, ParamsOf } from "./routes";

/** The method of an operation, and its path with a name in braces for what the address names. */
export function partsOf(name: OperationName): { readonly method: string; readonly path: string } {
  const at = name.indexOf(" ");
  return { method: name.slice(0, at), path: name.slice(at + 1) };
}

/**
 * The address of an operation, with what its path names, and what it asks behind the question mark. Nothing of the operation but its
 * name is needed, so that a browser need not load the others.
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
