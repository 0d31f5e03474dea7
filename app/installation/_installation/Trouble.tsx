import type { Standing } from "./useDeed";

/** Why something was not done. */
export function Trouble({ standing }: { readonly standing: Standing<unknown> }) {
  if (standing.is !== "failed") return null;
  return (
    <p role="alert" className="py-2 text-[0.95rem] text-fire-ink leading-snug">
      {standing.sentence}
    </p>
  );
}
