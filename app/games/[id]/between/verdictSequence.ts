import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

const UNSEEN = { opacity: 0 };

/**
 * The verdict as a sequence: the dice that count fly in one at a time, and one number climbs with them. Then
 * come the missing ones, a pause, the stamp, and the consequences. The keys are last. It ends within 2.9
 * seconds. Seats that keep their places stay visible.
 */
export function verdictSequence({ all, reveal, pause, animateParallel }: Stage): void {
  const dice = all(".lit > .die");
  const number = all(".climbs")[0]?.firstChild;
  const climbTo = (count: number) => {
    if (number) number.nodeValue = String(count);
  };
  const last = [
    ...all(".settled > .scores, .told-below"),
    ...all(".verdict > :not(:first-child, .lit, .hands, :has(.stamped), .awards, .told, .told-below)"),
  ];
  if (dice.length > 0) climbTo(0);
  reveal(
    dice,
    { transform: "translateY(-3rem) rotate(20deg) scale(1.14)", opacity: 0 },
    {
      duration: 220,
      stagger: 160,
      maxTotal: 1_120,
      onArrival: (arrived) => {
        climbTo(arrived);
        soundLater("die", arrived);
      },
    },
  );
  reveal(all(".lit > svg:not(.die)"), UNSEEN, { duration: 120, stagger: 0 });
  pause(350);
  reveal(all(".verdict .stamped"), { transform: "rotate(-12deg) scale(2.2)", opacity: 0 }, STAMPING);
  animateParallel(all(".verdict")[0], [{}, { transform: "translateY(4px)" }, {}], 120);
  reveal(all(".awards > li"), UNSEEN, { duration: 80, stagger: 80, maxTotal: 160 });
  reveal(all(".awards path"), { strokeDasharray: "1 1", strokeDashoffset: 1 }, { duration: 220, stagger: 0 });
  reveal([...last, ...all(".thumb-zone > :last-child")], RESTING, { duration: 120, stagger: 0 });
}

const STAMPING = {
  duration: 190,
  stagger: 0,
  easing: "cubic-bezier(0.3, 0, 0.2, 1.4)",
  sound: () => soundLater("verdict"),
};
