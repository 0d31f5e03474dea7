import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

/** The end as a sequence: the lamp closes on a name, plates drop onto the stack, then the rest appears. */
export function endSequence({ all, reveal, animateParallel }: Stage): void {
  animateParallel(all(".closing")[0], [{ opacity: 0 }, {}], 600);
  reveal(all(".ending > .named"), { transform: "scale(0.8)", opacity: 0 }, NAMING);
  reveal(all(".plates > .drops"), { transform: "translateY(-9rem)", opacity: 0 }, DROPPING);
  reveal([...all(".ending > :not(.plates, .named)"), ...all(".thumb-zone > :last-child")], RESTING, {
    duration: 160,
    stagger: 0,
  });
}

const NAMING = { duration: 400, stagger: 0, easing: "cubic-bezier(0.2, 0.9, 0.25, 1.15)" };
const DROPPING = {
  duration: 200,
  stagger: 90,
  easing: "cubic-bezier(0.5, 0, 0.8, 1)",
  sound: () => soundLater("plate"),
};
