import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

const UNSEEN = { opacity: 0 };

/**
 * The verdict as a sequence: the dice that count fly in, then the missing ones, a pause, the stamp. Then the
 * consequences appear, and the strip and keys come last. It ends within 1.9 seconds.
 */
export function verdictSequence({ all, reveal, pause, animateParallel }: Stage): void {
  const later = all(".awards > li");
  const last = [
    ...all(".scores"),
    ...all(".verdict > :not(:first-child, .lit, .hands, :has(.stamped), .awards)"),
  ];
  reveal(all(".verdict .die"), { transform: "translateY(-3rem) scale(1.2)", opacity: 0 }, FLYING);
  reveal(all(".lit > svg:not(.die)"), UNSEEN, { duration: 120, stagger: 120, maxTotal: 240 });
  pause(250);
  reveal(all(".verdict .stamped"), { transform: "rotate(-12deg) scale(2.2)", opacity: 0 }, STAMPING);
  animateParallel(all(".verdict")[0], [{}, { transform: "translateY(4px)" }, {}], 120);
  reveal(later, UNSEEN, { duration: 60, stagger: 60, maxTotal: 120 });
  reveal(all(".awards path"), { strokeDasharray: "1 1", strokeDashoffset: 1 }, { duration: 220, stagger: 0 });
  reveal([...last, ...all(".thumb-zone > :last-child")], RESTING, { duration: 120, stagger: 0 });
}

const FLYING = { duration: 160, stagger: 45, maxTotal: 480 };
const STAMPING = {
  duration: 190,
  stagger: 0,
  easing: "cubic-bezier(0.3, 0, 0.2, 1.4)",
  sound: () => soundLater("verdict"),
};
