import { plainWords } from "@/lib/messages/anyPage";

interface PlainPageProps {
  readonly title: string;
  readonly what: string;
  /** What is safe, or how to go on. */
  readonly safe?: string;
  /** Another way on, above the way home. */
  readonly children?: React.ReactNode;
}

/** A page for what went wrong: dice that are not there, what happened, what is safe, and the way home. */
export function PlainPage({ title, what, safe, children }: PlainPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-6 py-10">
      <div className="flex gap-3" aria-hidden="true">
        {["-rotate-6", "rotate-4", "rotate-11"].map((turn) => (
          <span key={turn} className={`size-14 rounded-xl border-2 border-dashed border-edge ${turn}`} />
        ))}
      </div>
      <h1 className="page-title">{title}</h1>
      <p className="text-lead leading-snug">{what}</p>
      {safe !== undefined && <p className="text-soft">{safe}</p>}
      {children}
      {/* Not a Link: what went wrong here is not carried on. */}
      <a href="/" className="plate min-h-14 px-5 text-lead font-semibold">
        {plainWords.home}
      </a>
    </main>
  );
}
