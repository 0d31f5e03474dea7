import { Named } from "@/app/ui/Named";
import type { CupOnFelt } from "./lifted";

/** Scrolls the current cup into view above the thumb zone. */
const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** One revealed cup in a list; a tap returns to it. */
export function CupRow({ name, seen, current, onChoose, dice, wrapping }: CupOnFelt) {
  return (
    <li className={`flex flex-1 ${wrapping ? "" : "max-h-14 short:max-h-none"}`}>
      <button
        type="button"
        ref={current ? intoSight : undefined}
        aria-current={current}
        onClick={onChoose ?? undefined}
        className={`flex min-h-11 w-full scroll-mt-2 scroll-mb-36 items-center gap-3 rounded-xl border px-2.5 py-1 text-left short:flex-wrap short:gap-y-1 ${current ? "border-brass shadow-[inset_0_0_0_1px_var(--brass)]" : "border-transparent"}`}
      >
        <Named name={`${name}: ${seen}`}>
          <span
            title={name}
            className="line-clamp-2 w-[min(7rem,30vw)] min-w-0 shrink-0 font-semibold leading-tight [overflow-wrap:anywhere] sm:w-36 short:line-clamp-none short:w-full flat:w-28"
          >
            {name}
          </span>
          <span className="thrown-into flex min-w-0 flex-1 flex-wrap gap-1.5 text-[min(2.15rem,8.8vw)]">
            {dice}
          </span>
        </Named>
      </button>
    </li>
  );
}
