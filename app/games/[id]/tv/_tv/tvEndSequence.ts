import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

/** The end on a TV: plates drop onto the stack, then the name appears. */
export function tvEndSequence({ all, reveal }: Stage): void {
  reveal(all(".plates > .drops"), { transform: "translateY(-9rem)", opacity: 0 }, DROPPING);
  reveal(all(".tv-ending"), { transform: "scale(0.8)", opacity: 0 }, NAMING);
  reveal(all(".tv-ending ~ .tv-note"), RESTING, { duration: 160, stagger: 0 });
}

const DROPPING = {
  duration: 200,
  stagger: 90,
  easing: "cubic-bezier(0.5, 0, 0.8, 1)",
  sound: () => soundLater("plate"),
};
const NAMING = { duration: 400, stagger: 0, easing: "cubic-bezier(0.2, 0.9, 0.25, 1.15)" };
