/** Pictures drawn at once: drawing one takes all of a core for a moment, and the tables are to be answered meanwhile. */
const AT_ONCE = 2;
/** Those that wait behind them; whoever comes later comes back in a moment. */
const MOST_WAITING = 50;
/** Pictures of a hundred kilobytes. */
const KEPT = 40;

interface Desk {
  drawing: number;
  readonly waiting: (() => void)[];
  readonly begun: Map<string, Promise<Buffer>>;
  readonly drawn: Map<string, Buffer>;
}

// The app's modules are loaded more than once in one process: they draw at one desk.
const shared = globalThis as typeof globalThis & { liarsTablePictures?: Desk };
const desk = (): Desk => {
  shared.liarsTablePictures ??= { drawing: 0, waiting: [], begun: new Map(), drawn: new Map() };
  return shared.liarsTablePictures;
};

/**
 * A picture, drawn once however many ask for it: two at a time, the latest are kept.
 * @param mark Another one for every other picture.
 * @returns null when too many others wait to be drawn.
 */
export async function drawnOnce(mark: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
  const { drawn, begun, drawing, waiting } = desk();
  const known = drawn.get(mark) ?? begun.get(mark);
  if (known) return known;
  if (drawing >= AT_ONCE && waiting.length >= MOST_WAITING) return null;
  const picture = inTurn(draw).finally(() => begun.delete(mark));
  begun.set(mark, picture);
  const done = await picture;
  drawn.set(mark, done);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return done;
}

async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  const { waiting } = desk();
  if (desk().drawing >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else desk().drawing++;
  try {
    return await draw();
  } finally {
    // Whoever waits longest takes the place over; nobody else can come between.
    const next = waiting.shift();
    if (next) next();
    else desk().drawing--;
  }
}
