import { BigClaim } from "@/app/ui/Claim";
import { Die } from "@/app/ui/Dice";
import { RuleChip } from "@/app/ui/RuleChip";
import { moreWords, tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import type { OpenTable } from "@/lib/protocol/entry";
import { CROWD, type TableView } from "@/lib/views/table";
import { OwnKeysButton } from "../_seat/OwnKeysButton";
import type { OwnSeat } from "../_seat/useOwnSeat";
import { termsOf } from "../_table/terms";
import { LogButton } from "../beside/LogButton";
import { OpenDice } from "./chunks";
import type { DieKeys } from "./cup/OpenDice";

interface ClaimHeroProps {
  readonly table: OpenTable;
  readonly view: TableView;
  readonly seat: OwnSeat;
  /** What a touch of a die in the open does; left out where they are only looked at. */
  readonly dieKeys?: DieKeys | undefined;
}

/** The felt: the claim to beat, as large as it will go, with the wild face or the dice in the open below it. */
export function ClaimHero({ table, view, seat, dieKeys }: ClaimHeroProps) {
  const { latest, wild, wildCalled } = view;
  const crowd = view.seats.length > CROWD;
  return (
    <div className="flex min-w-0 flex-1 flex-col px-3 lg:px-0">
      <section
        className={`felt flex flex-1 short:min-h-72 low:min-h-24 flex-col ${view.cup ? "min-h-40" : "min-h-48"} ${crowd ? "crowd mid:min-h-24" : ""}`}
      >
        <div className="relative flex-1">
          <div className="stage px-4 pt-3 low:pt-1">
            {latest ? (
              <>
                <p className="flex max-w-full gap-1.5 text-lg">
                  <strong className="truncate font-bold" title={latest.name}>
                    {latest.name}
                  </strong>
                  <span className="text-felt-soft">{tableWords.saysBefore}</span>
                  <span className="sr-only">{sayClaim(latest.claim)}</span>
                </p>
                <BigClaim
                  key={`${latest.player} ${sayClaim(latest.claim)}`}
                  claim={latest.claim}
                  wild={wild}
                />
              </>
            ) : (
              <Opening view={view} />
            )}
          </div>
        </div>
        <div className="felt-foot">
          <LogButton table={table} consents={seat.aside.consents} />
          {seat.mine !== null && !seat.alone && <OwnKeysButton seat={seat} />}
          {view.cup && <OpenDice cup={view.cup} keys={dieKeys} />}
          <Marks table={table} />
          {/* Beside the dice in the open there is no room: the pot stands in the header then. */}
          {!view.cup && <TableTerms view={view} />}
          {latest && wild && (
            <p className="flex items-center gap-2 p-1 text-fine text-felt-soft leading-tight">
              <Die face={wild} look="wild" size="size-[2.25rem]" silent />
              {wildCalled ? (
                <strong className="w-min max-w-16 font-semibold text-on-felt">
                  {tableWords.onlyCount(wild)}
                </strong>
              ) : (
                <span className="w-min max-w-16 low:sr-only">{tableWords.wildBeside(wild)}</span>
              )}
            </p>
          )}
        </div>
      </section>
    </div>
  );
}

/** What lies on the table besides the claim. */
function TableTerms({ view }: { readonly view: TableView }) {
  const terms = termsOf(view);
  if (terms.length === 0) return null;
  return (
    <p className="flex min-h-11 min-w-0 max-w-36 flex-col justify-center p-1 text-center text-fine text-felt-soft leading-tight">
      {terms.map((term) => (
        <span key={term}>{term}</span>
      ))}
    </p>
  );
}

/** What sets the claim apart: the table let it stand (S10), those before it were not heard (S11), nobody looked (M2, P3). */
function Marks({ table }: { readonly table: OpenTable }) {
  const claim = table.round.findLast(({ action }) => action.do === "claim")?.action;
  if (claim?.do !== "claim") return null;
  const marks = [
    ...(claim.ruling === undefined ? [] : [{ words: moreWords.ruled, rule: "S10" }]),
    ...(claim.skipped ? [{ words: moreWords.unheard, rule: "S11" }] : []),
    ...(claim.accept === "blind" ? [{ words: moreWords.unseen, rule: null }] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <p className="flex min-h-11 min-w-0 flex-1 basis-20 flex-col items-center justify-center gap-0.5 text-center text-fine leading-tight low:sr-only">
      {marks.map(({ words, rule }) => (
        <span key={words}>
          {words} {rule && <RuleChip id={rule} />}
        </span>
      ))}
    </p>
  );
}

/** Nothing is claimed yet: the red die lies there as it was rolled. */
function Opening({ view: { toAct, wild } }: { readonly view: TableView }) {
  return (
    <>
      <p className="flex max-w-full gap-1.5 text-lg">
        <strong className="truncate font-bold" title={toAct?.name}>
          {toAct?.name}
        </strong>
        <span className="text-felt-soft">{tableWords.opensBefore}</span>
      </p>
      {wild && (
        <>
          <span className="figure">
            <Die face={wild} look="wild" size="size-[0.74em]" silent />
          </span>
          <p className="text-felt-soft">{tableWords.facesAreWild(wild)}</p>
        </>
      )}
    </>
  );
}
