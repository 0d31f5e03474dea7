/** What went wrong, told at once. */
export function Trouble({ sentence }: { readonly sentence: string | null }) {
  return sentence === null ? null : (
    <p role="alert" className="text-fire-ink leading-snug">
      {sentence}
    </p>
  );
}
