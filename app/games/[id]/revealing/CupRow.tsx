import { Named } from "@/app/ui/Named";

interface CupRowProps {
  readonly name: string;
  /** What lies there, for screen readers. */
  readonly seen: string;
  readonly current: boolean;
  readonly onChoose: () => void;
  /** What counts here, on the right. */
  readonly count: string;
  /** More dice than fit in one line: the row is then as tall as they need. */
  readonly wrapping?: boolean;
  readonly children: React.ReactNode;
}

/** Brings the cup that is being entered into sight above the thumb zone. */
const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** One lifted cup in the list; a tap goes back to it. */
export function CupRow({ name, seen, current, onChoose, count, wrapping, children }: CupRowProps) {
  return (
    <li className={`flex flex-1 ${wrapping ? "" : "max-h-14 short:max-h-none"}`}>
      <button
        type="button"
        ref={current ? intoSight : undefined}
        aria-current={current}
        onClick={onChoose}
        className={`flex min-h-11 w-full scroll-mt-2 scroll-mb-36 items-center gap-3 rounded-xl border px-2.5 py-1 text-left short:flex-wrap short:gap-y-1 ${current ? "border-brass shadow-[inset_0_0_0_1px_var(--brass)]" : "border-transparent"}`}
      >
        <Named name={`${name}: ${seen}`}>
          <span
            title={name}
            className="line-clamp-2 w-[min(7rem,30vw)] min-w-0 shrink-0 font-semibold leading-tight [overflow-wrap:anywhere] sm:w-36 short:line-clamp-none short:w-full flat:w-28"
          >
            {name}
          </span>
          <span className="thrown-into flex min-w-0 flex-1 flex-wrap gap-1.5">{children}</span>
          <span className="stamp min-w-5 shrink-0 text-right text-brass text-lead leading-none">{count}</span>
        </Named>
      </button>
    </li>
  );
}
