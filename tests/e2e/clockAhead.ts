/** Shifts a program's clock by `CLOCK_AHEAD` milliseconds. */
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

/** Node arguments that load the clock shift. */
export const CLOCK_AHEAD = ["--import", `data:text/javascript,${encodeURIComponent(`(${move})()`)}`];

/** The setting that makes it this moment in that program. */
export const itIs = (moment: Date) => ({ CLOCK_AHEAD: String(moment.getTime() - Date.now()) });
