/**
 * Puts text into the clipboard; where browsers forbid it, as on plain http, the older way.
 * @param shown Where the text is read: it is left selected there when nothing else works.
 * @returns whether it was copied.
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  const direct = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (direct) return true;
  const selection = getSelection();
  if (shown && selection) selection.selectAllChildren(shown);
  return document.execCommand("copy");
}
