import type { Browser, Page } from "playwright-core";
import { Hands } from "../../e2e/hands";
import { endlessRounds } from "../../server/table";
import { startEvening } from "../evening";
import { openPhone } from "../phones";

/** The shortest response that the browser reports. */
const SHORTEST = 16;

const NAMES = ["Ann", "Bob", "Cy"] as const;

/** A tap's response in milliseconds: all of it, before the handlers, in them, and until the next frame. */
export interface TapResponse {
  /** The key's text with # for digits, or its label. */
  readonly key: string;
  readonly all: number;
  readonly waited: number;
  readonly handled: number;
}

declare global {
  interface Window {
    /** The responses so far, by the browser's interaction id. */
    responses?: Map<number, TapResponse>;
  }
}

/**
 * Plays rounds by tapping, on a phone with a quarter of this CPU's speed: every other round die by die, the
 * others by outcome. A response lasts from the touch to the next frame (Event Timing).
 * @returns each tap's response; unreported short ones count as 16.
 */
export async function tapThrough(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<readonly TapResponse[]> {
  const { id, cookie } = await startEvening(origin, NAMES, []);
  const phone = await openPhone(browser, origin, cookie);
  await watchResponses(phone);
  const processor = await phone.context().newCDPSession(phone);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await phone.goto(`/games/${id}`);
  const hands = new Hands(phone);
  await hands.isLive();
  await hands.opens("Ann");
  for (const [at, [, , bang]] of [...endlessRounds(rounds)].entries()) {
    if (bang?.do !== "challenge") throw new Error("a round has a bang");
    await hands.redDie(4);
    await hands.quantity(9);
    await hands.claim(9, 6);
    await hands.bangBy(NAMES[Number(String(bang.by).slice(1)) - 1] as string);
    if (at % 2 === 0) {
      await hands.dice(1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3);
      await hands.press("0 of 9: settle");
    } else {
      await hands.way("Short or there");
      await hands.press(/^Short/);
    }
    await hands.verdict().waitFor();
  }
  const responses = await phone.evaluate(() => [...(window.responses?.values() ?? [])]);
  await phone.context().close();
  const short: TapResponse = { key: "short", all: SHORTEST, waited: 0, handled: 0 };
  return [...responses, ...Array<TapResponse>(Math.max(0, hands.taps - responses.length)).fill(short)];
}

const watchResponses = (phone: Page) =>
  phone.addInitScript(() => {
    const responses = new Map<number, TapResponse>();
    // A key that its own tap removes has no text afterwards.
    const touched: { at: number; key: string }[] = [];
    addEventListener(
      "pointerdown",
      ({ timeStamp, target }) => {
        const key = target instanceof Element ? target.closest("button, a, label") : null;
        const text = key?.textContent || key?.getAttribute("aria-label") || "no key";
        touched.push({ at: timeStamp, key: text.slice(0, 24).replaceAll(/\d+/g, "#") });
      },
      { capture: true },
    );
    window.responses = responses;
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[])
        if (event.interactionId && event.duration > (responses.get(event.interactionId)?.all ?? 0)) {
          const { startTime, processingStart, processingEnd } = event;
          responses.set(event.interactionId, {
            key: touched.findLast(({ at }) => at <= startTime + 1)?.key ?? "no key",
            all: event.duration,
            waited: processingStart - startTime,
            handled: processingEnd - processingStart,
          });
        }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
