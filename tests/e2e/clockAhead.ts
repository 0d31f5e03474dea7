/** Moves the clock of a program by `CLOCK_AHEAD` milliseconds: what its machine tells the time by. */
function move(): void {
  const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
  const real = Date;
  const now = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (made, passed, kind) =>
      Reflect.construct(made, passed.length === 0 ? [now()] : passed, kind) as object,
    apply: () => new real(now()).toString(),
    get: (made, name) => (name === "now" ? now : Reflect.get(made, name)),
  });
}

/** What Node loads before a program whose clock is ahead. */
export const CLOCK_AHEAD = ["--import", `data:text/javascript,${encodeURIComponent(`(${move})()`)}`];

/** The setting that makes it this moment where that program runs. */
export const itIs = (moment: Date) => ({ CLOCK_AHEAD: String(moment.getTime() - Date.now()) });
