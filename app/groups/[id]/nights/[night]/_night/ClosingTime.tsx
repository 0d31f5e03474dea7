"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { NumberField, SelectField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { sayMoney } from "@/lib/messages/amounts";
import { list } from "@/lib/messages/anyPage";
import { groupWords } from "@/lib/messages/group";
import { moneyWords } from "@/lib/messages/money";
import { tableWords } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";
import type { NightLine } from "@/lib/protocol/group";
import type { NightSummary } from "@/lib/protocol/nightResult";
import type { CountedPerson } from "./CountRows";

type OpenGame = NightSummary["inPlay"][number];
type PotQuestion = Pick<OpenGame, "share" | "sharers" | "back" | "takers" | "takerNames">;

interface ClosingTimeProps {
  readonly group: string;
  readonly night: NightLine;
  readonly games: readonly OpenGame[];
  readonly people: readonly CountedPerson[];
  /** True where another key is next. */
  readonly isQuiet?: boolean;
}

const WORDS = moneyWords.closing;
const MAX_CHIPS = 1_000_000;
/** No single taker: the buy-ins are split among all who bought in. */
const EVERYONE = "";

/** The stacks are counted at the table. */
const COUNT = "count";

/** The ways to end a game: as recorded, with the pot handed out, or by counted stacks. */
function waysOf({ chips, share, sharers, back, takers, takerNames, stacks }: OpenGame) {
  const pots = chips === 0 ? [] : potWays({ share, sharers, back, takers, takerNames });
  const recorded = { value: "recorded", name: WORDS.recorded, parts: null };
  const count = stacks === null ? [] : [{ value: COUNT, name: WORDS.count, parts: null }];
  return [...(pots.length > 0 || count.length === 0 ? pots : [recorded]), ...count];
}

/** The ways to hand out a game's pot. */
function potWays({ share, sharers, back, takers, takerNames }: PotQuestion) {
  return [
    ...(share && sharers.length > 1
      ? [{ value: "share", name: WORDS.share(list(sharers)), parts: share }]
      : []),
    ...(back ? [{ value: "back", name: WORDS.back, parts: back }] : []),
    ...takers.map((seat, at) => ({
      value: seat,
      name: WORDS.one(takerNames[at] ?? seat),
      parts: { [seat]: 1 } as Readonly<Record<string, number>>,
    })),
  ];
}

/** How many chips are missing from a count; negative if there are too many. */
const missing = ({ chips, takers, stacks }: OpenGame, countOf: (seat: string) => number): number =>
  takers.reduce((sum, seat) => sum + (stacks?.[seat] ?? 0) - countOf(seat), chips);

/** Closes a night in one step: asks how each open game ends and who takes the buy-ins. */
export function ClosingTime({ group, night, games, people, isQuiet = false }: ClosingTimeProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [counted, setCounted] = useState<Readonly<Record<string, Readonly<Record<string, number>>>>>({});
  const [taker, setTaker] = useState(EVERYONE);
  const times = night.buyIns.reduce((sum, one) => sum + one.times, 0);
  const asksTaker = night.buyIn > 0 && times > 0 && night.buyIns.every(({ shares }) => shares === 0);

  const wayOf = (game: OpenGame) => {
    const ways = waysOf(game);
    return ways.find(({ value }) => value === chosen[game.game]) ?? ways[0];
  };
  const countOf = (game: OpenGame, seat: string): number =>
    counted[game.game]?.[seat] ?? game.stacks?.[seat] ?? 0;
  const isCounted = (game: OpenGame): boolean => wayOf(game)?.value === COUNT;
  const ready = games.every((game) => !isCounted(game) || missing(game, (seat) => countOf(game, seat)) === 0);
  const close = async () => {
    if (!ready) return;
    const done = await mutation.run(() =>
      ask(
        "POST /api/v1/groups/{group}/nights/{night}/close",
        { group, night: night.id },
        {
          games: games.map((game) => {
            const pot = game.chips > 0 ? wayOf(game)?.parts : null;
            const stacks = Object.fromEntries(game.takers.map((seat) => [seat, countOf(game, seat)]));
            const how = isCounted(game) ? { stacks } : pot ? { pot } : {};
            return { game: game.game, after: game.seq, ...how };
          }),
          ...(asksTaker && { taker: taker === EVERYONE ? null : taker }),
        },
      ),
    );
    if (done !== null) {
      setOpen(false);
      // The payments are at the top.
      scrollTo({ top: 0 });
    }
    router.refresh();
  };
  return (
    <>
      <button
        type="button"
        {...((games.length > 0 || asksTaker) && { "aria-haspopup": "dialog" })}
        aria-disabled={mutation.going}
        onClick={() => {
          mutation.clear();
          if (games.length > 0 || asksTaker) setOpen(true);
          else void close();
        }}
        className={`key min-h-14 flex-1 px-4 font-semibold ${isQuiet ? "" : "key-next"}`}
      >
        {WORDS.key}
      </button>
      {!open && <FormError sentence={mutation.error} />}
      <Sheet title={WORDS.key} open={open} onClose={() => setOpen(false)}>
        <Form className="gap-4 pb-1" onSend={() => void close()}>
          {games.map((game) => {
            const ways = waysOf(game);
            const isOn = WORDS.isOn(gameName(game.name), game.chips === 0 ? null : sayPot(game.chips, night));
            if (ways.length === 0)
              return (
                <p key={game.game}>
                  <span className="block font-semibold">{isOn}</span>
                  <span className="text-soft">{WORDS.ends}</span>
                </p>
              );
            return (
              <div key={game.game} className="grid min-w-0 gap-3">
                <OneOf
                  legend={isOn}
                  options={ways}
                  chosen={wayOf(game)?.value ?? ""}
                  onChoose={(way) => setChosen((now) => ({ ...now, [game.game]: way }))}
                />
                {isCounted(game) && (
                  <Count
                    game={game}
                    countOf={(seat) => countOf(game, seat)}
                    onCount={(seat, count) =>
                      setCounted((now) => ({ ...now, [game.game]: { ...now[game.game], [seat]: count } }))
                    }
                  />
                )}
              </div>
            );
          })}
          {asksTaker && (
            <SelectField
              label={WORDS.buyIns(sayMoney(times * night.buyIn, night.unit))}
              value={taker}
              options={[
                { value: EVERYONE, label: WORDS.everyone },
                ...people.map(({ id, shown }) => ({ value: id, label: shown })),
              ]}
              onChoose={setTaker}
            />
          )}
          <FormError sentence={mutation.error} />
          <SubmitKey look="sheet" ready={ready} going={mutation.going}>
            {mutation.going ? WORDS.settling : WORDS.settle}
          </SubmitKey>
        </Form>
      </Sheet>
    </>
  );
}

interface CountProps {
  readonly game: OpenGame;
  readonly countOf: (seat: string) => number;
  readonly onCount: (seat: string, count: number) => void;
}

/** The counted chips of each player, the pot among them. */
function Count({ game, countOf, onCount }: CountProps) {
  const left = missing(game, countOf);
  return (
    <div className="grid gap-2">
      <div className="pairs grid gap-2">
        {game.takers.map((seat, at) => (
          <NumberField
            key={seat}
            label={game.takerNames[at] ?? seat}
            value={countOf(seat)}
            from={0}
            to={MAX_CHIPS}
            onNumber={(count) => onCount(seat, count)}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-6 text-soft">
        {left === 0
          ? WORDS.complete
          : left > 0
            ? WORDS.missing(tableWords.stakeCount("chip", left))
            : left < 0 && WORDS.over(tableWords.stakeCount("chip", 0 - left))}
      </p>
    </div>
  );
}

/** "6 chips, $3.00" */
const sayPot = (chips: number, { chipValue, unit }: NightLine): string =>
  [
    tableWords.stakeCount("chip", chips),
    ...(chipValue === null ? [] : [sayMoney(chips * chipValue, unit)]),
  ].join(", ");
