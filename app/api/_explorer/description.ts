/** The parts of the description of the API that the page shows. */
export interface Description {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: "path" | "query" }[];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly example?: unknown } };
  };
}

/** An operation in the list of the page. */
export interface Listed {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly requires: string;
  readonly parameters: readonly { readonly name: string; readonly in: "path" | "query" }[];
  /** The example of its body; null if it has none. */
  readonly body: string | null;
}

/** Lists the operations of a description. */
export const listed = ({ paths }: Description): readonly Listed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0] ?? "",
      summary: operation.summary,
      requires: operation.description,
      parameters: operation.parameters ?? [],
      body: operation.requestBody
        ? JSON.stringify(operation.requestBody.content["application/json"].example ?? {}, null, 2)
        : null,
    })),
  );
