import type { z } from "zod";
import { ok, type Refusal, type RefusalCode, type Result, refused } from "@/lib/engine";

/**
 * Reads anything that came from outside by a shape. Refuses with `unknown-key`, `bad-face`, else `bad-format`; the value
 * `name` says where, as in `entries.0.action.wild`.
 */
export function readShape<Shape>(shape: z.ZodType<Shape>, body: unknown): Result<Shape, Refusal> {
  const read = shape.safeParse(body);
  if (read.success) return ok(read.data);
  // A key nobody knows explains best what else is missing: it was meant to be it.
  const { issues } = read.error;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue === undefined) throw new Error("cannot happen: refused without an issue");
  return refused(asRefusal(issue, []));
}

/** A path is shown to people, and its keys are the sender's: no longer than this. */
const MAX_PATH_LENGTH = 120;

function asRefusal(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Refusal {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union") {
    // The branch that was meant is the one that got furthest before it failed.
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
