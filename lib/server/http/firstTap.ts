/**
 * A script at the head of each page: a tap on a key that comes before anything can answer is kept, and done when the page asks
 * for it (`app/ui/FirstTap.tsx`). One that was not answered is often tapped again: the first counts, as one tap.
 */
export const FIRST_TAP = `{
  let tapped;
  const keep = (event) => {
    const key = event.target.closest("button");
    if (!key) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped ??= key;
  };
  addEventListener("click", keep, true);
  globalThis.answerFirstTap = () => {
    delete globalThis.answerFirstTap;
    removeEventListener("click", keep, true);
    if (tapped?.isConnected) tapped.click();
  };
}`.replace(/\s*\n\s*/g, " ");
