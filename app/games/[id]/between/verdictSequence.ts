import { RESTING, type Stage } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";

const UNSEEN = { opacity: 0 };

/**
 * The verdict as a sequence: the claimed number flies to its place. Dice that count fly in one at a time, and one number climbs. Then
 * come the missing ones, a pause, the stamp, and the consequences. The keys are last. Seats stay visible.
 */
export function verdictSequence({ all, reveal, pause, animateParallel }: Stage): void {
  const dice = all(".lit > .die");
  const from = seatsOf(dice, all(".lit")[0]);
  const number = all(".climbs")[0]?.firstChild;
  const climbTo = (count: number) => {
    if (number) number.nodeValue = String(count);
  };
  const last = [
    ...all(".settled > .scores, .told-below, .verdict-why"),
    ...all(".verdict > :not(:first-child, .lit, .hands, :has(.stamped), .awards, .told, .told-below)"),
  ];
  if (dice.length > 0) climbTo(0);
  const claimed = all(".tallied > .claimed")[0];
  if (dice.length > 0 && claimed) {
    animateParallel(claimed, fromTheClaim(claimed), 200);
    animateParallel(all(".tallied > .die")[0], [UNSEEN, {}], 200);
    pause(240);
  }
  reveal(dice, (die) => flight(die, from.get(die)), {
    duration: 220,
    stagger: Math.max(70, Math.min(160, 1_280 / dice.length)),
    maxTotal: Number.POSITIVE_INFINITY,
    onArrival: (arrived) => {
      climbTo(arrived);
      soundLater("die", arrived);
    },
  });
  reveal(all(".lit > svg:not(.die)"), UNSEEN, { duration: 120, stagger: 0 });
  pause(350);
  reveal(all(".verdict .stamped"), { transform: "rotate(-12deg) scale(2.2)", opacity: 0 }, STAMPING);
  animateParallel(all(".verdict")[0], [{}, { transform: "translateY(4px)" }, {}], 120);
  animateParallel(all(".lit")[0], [{}, { transform: "translateY(-3px)" }, {}], 120);
  reveal(all(".awards > li"), UNSEEN, { duration: 80, stagger: 80, maxTotal: 160 });
  reveal(all(".awards path"), { strokeDasharray: "1 1", strokeDashoffset: 1 }, { duration: 220, stagger: 0 });
  const marks = all(".awards > [data-to]").flatMap(marksOf);
  reveal(
    marks.map(({ mark }) => mark),
    (mark) => markFlight(mark, marks.find((one) => one.mark === mark)?.from ?? mark),
    { duration: 260, stagger: 80, maxTotal: 160 },
  );
  reveal([...last, ...all(".thumb-zone > :last-child")], RESTING, { duration: 120, stagger: 0 });
}

/** The claimed number was the claim's, about three times as large, in the middle of the felt. */
function fromTheClaim(claimed: Element): Keyframe[] {
  const to = claimed.getBoundingClientRect();
  const felt = claimed.closest(".verdict-box")?.getBoundingClientRect() ?? to;
  const [x, y] = [
    felt.x + felt.width / 2 - to.x - to.width / 2,
    felt.y + felt.height / 2 - to.y - to.height / 2,
  ];
  return [{ transform: `translate(${x}px, ${y}px) scale(2.9)` }, {}];
}

/** Maps each die to its outline at a seat, clockwise from the claimer's left. */
function seatsOf(dice: readonly Element[], lit: Element | undefined): ReadonlyMap<Element, DOMRect> {
  const seats = [...document.querySelectorAll("[data-seat]")];
  const after =
    seats.findIndex((seat) => seat.getAttribute("data-seat") === lit?.getAttribute("data-last")) + 1;
  const outlines = [...seats.slice(after), ...seats.slice(0, after)].flatMap((seat) => [
    ...seat.querySelectorAll(".seat-cup > svg:not(.die)"),
  ]);
  return new Map(
    outlines.length === dice.length
      ? dice.map((die, at) => [die, outlines[at]?.getBoundingClientRect() ?? new DOMRect()])
      : [],
  );
}

/** A die flies in an arc from its seat; without one it appears where it lies. */
function flight(die: Element, from: DOMRect | undefined): readonly Keyframe[] {
  if (!from) return [{ transform: "scale(0.6)", opacity: 0 }, {}];
  const to = die.getBoundingClientRect();
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
  return [
    { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
    { transform: `translate(${x / 2}px, ${y / 2 - ARC}px) rotate(20deg) scale(1.14)` },
    {},
  ];
}

/** The new marks at the seats of an award, each with the mark in the award that it flies from. */
function marksOf(award: Element): readonly { readonly mark: Element; readonly from: Element }[] {
  const given = [...award.querySelectorAll(MARKS)];
  const seats = award.getAttribute("data-to")?.split(" ") ?? [];
  return seats.flatMap((seat) => {
    const marks = [...document.querySelectorAll(`[data-seat="${seat}"] :is(${MARKS})`)].slice(-given.length);
    return marks.flatMap((mark, at) => {
      const from = given[at];
      // Goods that pay for bads leave no mark of their own.
      return from?.localName === mark.localName ? { mark, from } : [];
    });
  });
}

/** The strokes and chips of a tally. */
const MARKS = ".seat-marks path, .seat-marks g, .awards path, .awards g";

/** A mark flies to its seat, in the units of its drawing. */
function markFlight(mark: Element, start: Element): readonly Keyframe[] {
  const [from, to] = [start.getBoundingClientRect(), mark.getBoundingClientRect()];
  const scale = mark instanceof SVGGraphicsElement ? (mark.getScreenCTM()?.a ?? 1) : 1;
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  return [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.1 },
    {},
  ];
}

/** How far a die rises above the straight line, in pixels. */
const ARC = 46;

const STAMPING = {
  duration: 190,
  stagger: 0,
  easing: "cubic-bezier(0.3, 0, 0.2, 1.4)",
  sound: () => soundLater("verdict"),
};
