/** Elements that Enter activates by itself. */
const ACTIVE = "a, button, input, select, textarea, summary";
/** Fields that take letters and digits. */
const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea";

/**
 * Presses the keys of a table by keyboard: each key names its shortcut (`aria-keyshortcuts`). Arrows change the
 * quantity, or move between seats. An open sheet keeps its own keys.
 * @returns a function that stops it.
 */
export function followKeyboard(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const focused = document.activeElement;
    if (ctrlKey || metaKey || altKey || focused?.matches(key === "Enter" ? ACTIVE : TYPED)) return;
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
    const done = way === undefined ? !event.repeat && tap(key) : !isRadio(focused) && step(way);
    if (done) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** Taps the visible key with this shortcut, or for Enter the brass one; false without one. */
function tap(shortcut: string): boolean {
  const keys = shortcut === "Enter" ? ".thumb-zone .key-next" : ".table-screen [aria-keyshortcuts]";
  const key = [...document.querySelectorAll<HTMLElement>(keys)].find(
    (one) =>
      one.checkVisibility() &&
      (shortcut === "Enter" || one.getAttribute("aria-keyshortcuts") === shortcut.toLowerCase()),
  );
  key?.click();
  return key !== undefined;
}

/** Moves along the row of numbers, or the seats; false without both. */
function step(by: number): boolean {
  const row = document.querySelector(".thumb-zone .rail") ?? document.querySelector(".seats");
  const stops = [...(row?.querySelectorAll<HTMLElement>("input, button") ?? [])];
  const now = stops.findIndex((stop) => stop === document.activeElement || (isRadio(stop) && stop.checked));
  const first = stops.findIndex(({ dataset }) => dataset.claimed === "true");
  const next = stops[now < 0 ? Math.max(0, first) : (now + by + stops.length) % stops.length];
  if (isRadio(next)) next.click();
  else next?.focus();
  next?.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
  return next !== undefined;
}

const isRadio = (one: Element | null | undefined): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === "radio";
