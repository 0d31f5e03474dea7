/**
 * Copies text to the clipboard; falls back to the old API on plain http, where browsers block the new one.
 * @param shown The element with the text: it stays selected if nothing else works.
 * @returns true if it was copied.
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
