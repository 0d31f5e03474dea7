import type { z } from "zod";
import { ok, type Refusal, type RefusalCode, type Result, refused } from "@/lib/engine";

/**
 * Validates external input by a shape. Refuses with `unknown-key`, `bad-face`, else `bad-format`. `name`
 * locates the value, as in `entries.0.action.wild`.
 */
export function readShape<Shape>(shape: z.ZodType<Shape>, body: unknown): Result<Shape, Refusal> {
  const read = shape.safeParse(body);
  if (read.success) return ok(read.data);
  // An unknown key is reported first: it is probably a misspelling of the missing one.
  const { issues } = read.error;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue === undefined) throw new Error("cannot happen: zod refused without an issue");
  return refused(asRefusal(issue, []));
}

/** Limits the path in an error, because its keys come from the sender. */
const MAX_PATH_LENGTH = 120;

function asRefusal(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Refusal {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union") {
    // The intended branch of a union is the one that failed latest.
    const [meant] = issue.errors
      .flatMap(([first]) =>
        first && (first.code !== "invalid_type" || first.path.length > 0) ? [first] : [],
      )
      .sort((a, b) => b.path.length - a.path.length);
    if (meant) return asRefusal(meant, path);
  }
  if (issue.code === "unrecognized_keys") return refusal("unknown-key", [...path, ...issue.keys.slice(0, 1)]);
  if (issue.code === "custom" && issue.params?.refusal)
    return refusal(issue.params.refusal as RefusalCode, path);
  return refusal("bad-format", path);
}

function refusal(code: RefusalCode, path: readonly PropertyKey[]): Refusal {
  const name = path.map(String).join(".").slice(0, MAX_PATH_LENGTH);
  return { code, rule: null, values: name === "" ? {} : { name } };
}
