import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

/** The end as a sequence: the lamp closes on a name, plates drop onto the stack, then the rest appears. */
export function endSequence({ all, come, beside }: Stage): void {
  beside(all(".closing")[0], [{ opacity: 0 }, {}], 600);
  come(all(".ending > .named"), { transform: "scale(0.8)", opacity: 0 }, NAMING);
  come(all(".plates > .drops"), { transform: "translateY(-9rem)", opacity: 0 }, DROPPING);
  come([...all(".ending > :not(.plates, .named)"), ...all(".thumb-zone > :last-child")], RESTING, {
    lasts: 160,
    every: 0,
  });
}

const NAMING = { lasts: 400, every: 0, easing: "cubic-bezier(0.2, 0.9, 0.25, 1.15)" };
const DROPPING = {
  lasts: 200,
  every: 90,
  easing: "cubic-bezier(0.5, 0, 0.8, 1)",
  sound: () => soundLater("plate"),
};
