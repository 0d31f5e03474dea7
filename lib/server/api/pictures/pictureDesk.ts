import type { ApiResult } from "@/lib/protocol/apiResult";
import { oneForAll } from "../../process/oneForAll";

/** Pictures of a hundred kilobytes. */
const KEPT = 40;

type Picture = Promise<ApiResult<Uint8Array>>;

interface Desk {
  readonly begun: Map<string, Picture>;
  readonly drawn: Map<string, Picture>;
}

const desk = (): Desk => oneForAll("Pictures", () => ({ begun: new Map(), drawn: new Map() }));

/**
 * A picture, drawn once however many ask for it; the latest are kept. Refuses whoever waited for it as `draw` does.
 * @param mark Another one for every other picture.
 */
export function drawnOnce(mark: string, draw: () => Picture): Picture {
  const { drawn, begun } = desk();
  const known = drawn.get(mark) ?? begun.get(mark);
  if (known) return known;
  const picture = draw()
    .then((done) => {
      if (done.ok) drawn.set(mark, picture);
      const [oldest] = drawn.keys();
      if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
      return done;
    })
    .finally(() => begun.delete(mark));
  begun.set(mark, picture);
  return picture;
}
