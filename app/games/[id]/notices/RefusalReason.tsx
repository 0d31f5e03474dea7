import type { Refusal } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { sayRefusal } from "@/lib/messages/refusals";

/** Why the rules refuse an action, in words. */
export function RefusalReason({ refusal, names }: { readonly refusal: Refusal; readonly names: Names }) {
  return sayRefusal(refusal, names);
}
