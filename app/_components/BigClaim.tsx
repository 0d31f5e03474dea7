import type { CountClaim, Face } from "@/lib/engine";
import { Die } from "./Die";

/** A claim as large as its stage allows: a narrow numeral beside a die. Silent: whoever draws it says it. */
export function BigClaim({ claim, wild }: { readonly claim: CountClaim; readonly wild: Face | null }) {
  return (
    <div aria-hidden="true" className="figure flex items-center justify-center gap-[0.13em]">
      <span className="stamp leading-[0.86] tracking-[-0.035em]">{claim.count}</span>
      <Die face={claim.face} look={claim.face === wild ? "wild" : "plain"} size="size-[0.74em]" silent />
    </div>
  );
}
