import type { Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

/** An outcome as a sequence of 900 milliseconds at most: the stamp, then the marks at the seats. */
export function scoredSequence({ all, reveal }: Stage): void {
  reveal(
    all(".table-center .stamped"),
    { transform: "rotate(-12deg) scale(2.2)", opacity: 0 },
    {
      duration: 190,
      stagger: 0,
      easing: "cubic-bezier(0.3, 0, 0.2, 1.4)",
      sound: () => soundLater("verdict"),
    },
  );
  reveal(all(".scores .seat-marks, .scores .seat-stakes"), { opacity: 0.2 }, { duration: 300, stagger: 0 });
}
