import { PageTitle } from "@/app/ui/PageTitle";
import { plainWords } from "@/lib/messages/anyPage";

interface PlainPageProps {
  readonly title: string;
  readonly what: string;
  /** Says that no data is lost. */
  readonly safe?: string;
  /** Another link, above the one to the start page. */
  readonly children?: React.ReactNode;
}

/** An error page: missing dice, what happened, what is safe, and a link to the start page. */
export function PlainPage({ title, what, safe, children }: PlainPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-4 py-10">
      <div className="flex gap-3" aria-hidden="true">
        {["-rotate-6", "rotate-4", "rotate-11"].map((turn) => (
          <span key={turn} className={`size-14 rounded-xl border-2 border-dashed border-edge ${turn}`} />
        ))}
      </div>
      <PageTitle>{title}</PageTitle>
      <p className="text-lead leading-snug">{what}</p>
      {safe !== undefined && <p className="text-soft">{safe}</p>}
      {children}
      {/* A full page load: the router would carry the broken state along. */}
      <a href="/" className="key min-h-14 px-5 text-lead font-semibold">
        {plainWords.home}
      </a>
    </main>
  );
}
