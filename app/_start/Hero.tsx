import Link from "next/link";
import { Die } from "@/app/ui/Dice";
import { START_WORDS } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import { DEMO_ROUND } from "@/lib/views/demoRound";
import { DemoRound } from "./DemoRound";
import type { GroupFact } from "./groupFact";

interface HeroProps {
  /** True once the phone has tables or groups: the name, or tonight, instead of a demo round. */
  readonly small: boolean;
  /** The group that the felt is about. */
  readonly tonight: (GroupFact & { readonly group: string }) | null;
}

/** The felt of the start page: what this is, with a demo round; for a member, what is on tonight. */
export function Hero({ small, tonight }: HeroProps) {
  if (!small) return <FirstVisit />;
  const [first, ...more] = tonight?.says ?? [];
  return (
    <header className="felt px-5 pt-5 pb-6 lg:sticky lg:top-12 lg:row-span-2 lg:flex lg:h-[calc(100dvh-6rem)] lg:max-h-[48rem] lg:min-h-[34rem] lg:flex-col lg:justify-end">
      {tonight === null ? (
        <>
          <div aria-hidden="true" className="absolute top-5 right-5 flex gap-2">
            <Rolled turn="-rotate-9" face={5} />
            <Rolled turn="rotate-14" face={5} />
            <Rolled turn="-rotate-4" face={4} wild />
          </div>
          <h1 className="stamp text-huge leading-[0.86] lg:text-hero">
            {START_WORDS.name.split(" ").map((word) => (
              <span key={word} className="block">
                {word}{" "}
              </span>
            ))}
          </h1>
          <p className="pt-3 text-felt-soft text-small">{START_WORDS.promise}</p>
        </>
      ) : (
        <>
          <h1 className="stamp pb-3 text-lead leading-none lg:mb-auto">{START_WORDS.name}</h1>
          <Link
            href={`/groups/${tonight.group}`}
            prefetch={false}
            className="block min-h-11 text-center lg:my-auto"
          >
            <span className="block text-felt-soft text-small [overflow-wrap:anywhere]">{tonight.about}</span>
            <span className="stamp block text-balance text-huge leading-none [overflow-wrap:anywhere] lg:text-shout">
              {first}
            </span>
            {more.map((line) => (
              <span key={line} className="block pt-2 text-lead leading-tight [overflow-wrap:anywhere]">
                {line}
              </span>
            ))}
          </Link>
        </>
      )}
      <Link
        href="/rules"
        prefetch={false}
        className="hidden min-h-12 items-center self-start pt-2 font-semibold underline underline-offset-4 lg:inline-flex"
      >
        {START_WORDS.howToPlay}
      </Link>
    </header>
  );
}

/** The slogan, the purpose and a demo round. */
function FirstVisit() {
  return (
    <header className="felt px-6 pt-4 pb-5 low:pt-3 low:pb-4 flat:grid flat:grid-cols-[auto_1fr] flat:items-center flat:gap-x-6 flat:pt-3 flat:pb-3 lg:sticky lg:top-12 lg:row-span-2 lg:flex lg:h-[calc(100dvh-6rem)] lg:max-h-[48rem] lg:min-h-[39rem] lg:flex-col">
      <h1 className="stamp pb-2 text-lead leading-none low:pb-1 flat:pb-0">{START_WORDS.name}</h1>
      <p className="stamp text-balance text-[min(12vw,3.75rem)] leading-[0.92] low:text-large flat:text-large">
        {START_WORDS.slogan}
      </p>
      <div className="pt-2 leading-snug low:pt-1 flat:col-span-2 flat:pt-0 flat:text-small">
        <p className="low:text-small">{START_WORDS.promise}</p>
        <p className="text-felt-soft text-small flat:hidden">{START_WORDS.forWhom}</p>
      </div>
      <DemoRound claim={<Claim />} bang={tableWords.shouts("bang", "firehouse")} />
    </header>
  );
}

/** A claim, a challenge, and the wild face. */
function Claim() {
  const { claimer, claim, wild } = DEMO_ROUND;
  return (
    <div className="at-tr flex flex-col items-center flat:row-span-2">
      <p className="text-felt-soft">
        <strong className="font-semibold text-ink">{claimer}</strong> {tableWords.saysBefore}
        <span className="sr-only"> {sayClaim(claim)}?</span>
      </p>
      <p
        aria-hidden="true"
        className="anim-land stamp flex items-center gap-[0.13em] text-[min(24vw,5.25rem)] leading-none"
      >
        {claim.count}
        <span className="anim-tumble flex">
          <Die face={claim.face} size="size-[0.7em]" shadow="cast" silent />
        </span>
        ?
      </p>
      <p className="flex items-center gap-2 text-felt-soft text-small">
        <Die face={wild} look="wild" size="size-6.5" silent />
        {tableWords.wildShort(wild)}
      </p>
    </div>
  );
}

interface RolledProps {
  readonly face: 4 | 5;
  readonly turn: string;
  readonly wild?: boolean;
}

function Rolled({ face, turn, wild = false }: RolledProps) {
  return (
    <span className={turn}>
      <Die face={face} size="size-9" look={wild ? "wild" : "plain"} silent />
    </span>
  );
}
