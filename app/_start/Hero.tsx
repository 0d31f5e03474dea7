import Link from "next/link";
import { Die } from "@/app/ui/Dice";
import { START_WORDS } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import { DEMO_ROUND } from "@/lib/views/demoRound";
import { DemoRound } from "./DemoRound";

/**
 * The name on felt, with a demo round below it; smaller, with a roll next to it, once the phone has tables.
 */
export function Hero({ small }: { readonly small: boolean }) {
  return (
    <header
      className={`felt lg:sticky lg:top-12 lg:row-span-2 lg:flex lg:h-[calc(100dvh-6rem)] lg:max-h-[48rem] lg:flex-col ${
        small
          ? "px-5 pt-5 pb-6 lg:min-h-[34rem] lg:justify-end"
          : "px-6 pt-5 pb-5 flat:grid flat:grid-cols-[auto_1fr] flat:items-center flat:gap-x-6 flat:pt-3 flat:pb-3 lg:min-h-[39rem]"
      }`}
    >
      {small && (
        <div aria-hidden="true" className="absolute top-5 right-5 flex gap-2">
          <Rolled turn="-rotate-9" face={5} />
          <Rolled turn="rotate-14" face={5} />
          <Rolled turn="-rotate-4" face={4} wild />
        </div>
      )}
      <h1
        className={`stamp leading-[0.86] ${small ? "text-huge lg:text-hero" : "text-[min(14vw,4.75rem)] flat:text-title"}`}
      >
        {START_WORDS.name.split(" ").map((word) => (
          <span key={word} className={small ? "block" : undefined}>
            {word}{" "}
          </span>
        ))}
      </h1>
      <p
        className={`text-felt-soft ${small ? "pt-3 text-small" : "pt-3 low:pt-2 low:text-small flat:pt-0 flat:text-small lg:text-lead"}`}
      >
        {START_WORDS.promise}
      </p>
      {small && (
        <Link
          href="/rules"
          prefetch={false}
          className="hidden min-h-12 items-center self-start pt-2 font-semibold underline underline-offset-4 lg:inline-flex"
        >
          {START_WORDS.howToPlay}
        </Link>
      )}
      {!small && <DemoRound claim={<Claim />} bang={tableWords.shouts("bang", "firehouse")} />}
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
