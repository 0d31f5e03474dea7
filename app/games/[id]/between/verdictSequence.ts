import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

const UNSEEN = { opacity: 0 };

/**
 * The verdict as a sequence: the dice that count fly in, then the missing ones, a pause, the stamp. Then the
 * consequences appear,
 * and the strip and keys come last. It ends within 1.9 seconds.
 */
export function verdictSequence({ all, come, rest, beside }: Stage): void {
  const later = all(".awards > li");
  const last = [
    ...all(".scores"),
    ...all(".verdict > :not(:first-child, .lit, .hands, :has(.stamped), .awards)"),
  ];
  come(all(".verdict .die"), { transform: "translateY(-3rem) scale(1.2)", opacity: 0 }, FLYING);
  come(all(".lit > svg:not(.die)"), UNSEEN, { lasts: 120, every: 120, most: 240 });
  rest(250);
  come(all(".verdict .stamped"), { transform: "rotate(-12deg) scale(2.2)", opacity: 0 }, STAMPING);
  beside(all(".verdict")[0], [{}, { transform: "translateY(4px)" }, {}], 120);
  come(later, UNSEEN, { lasts: 60, every: 60, most: 120 });
  come(all(".awards path"), { strokeDasharray: "1 1", strokeDashoffset: 1 }, { lasts: 220, every: 0 });
  come([...last, ...all(".thumb-zone > :last-child")], RESTING, { lasts: 120, every: 0 });
}

const FLYING = { lasts: 160, every: 45, most: 480 };
const STAMPING = {
  lasts: 190,
  every: 0,
  easing: "cubic-bezier(0.3, 0, 0.2, 1.4)",
  sound: () => soundLater("verdict"),
};
