"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SelectField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
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

interface ClosingTimeProps {
  readonly group: string;
  readonly night: NightLine;
  readonly games: readonly OpenGame[];
  readonly people: readonly CountedPerson[];
  /** True where another key is next. */
  readonly isQuiet?: boolean;
}

const WORDS = moneyWords.closing;
/** No single taker: the buy-ins are split among all who bought in. */
const EVERYONE = "";

/** The ways to hand out a game's pot. */
function waysOf({ share, sharers, back, takers, takerNames }: OpenGame) {
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

/** Ends a night: asks about each open game's pot and the buy-ins, ends the games and then the night. */
export function ClosingTime({ group, night, games, people, isQuiet = false }: ClosingTimeProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [taker, setTaker] = useState(EVERYONE);
  const times = night.buyIns.reduce((sum, one) => sum + one.times, 0);
  const asksTaker = night.buyIn > 0 && times > 0 && night.buyIns.every(({ shares }) => shares === 0);

  const endGame = async (game: OpenGame): Promise<boolean> => {
    const ways = waysOf(game);
    const pot = (ways.find(({ value }) => value === chosen[game.game]) ?? ways[0])?.parts;
    const actions: readonly Action[] = [
      ...(game.inRound ? [{ do: "void-round" } as const] : []),
      { do: "end", ...(game.chips > 0 && pot && { pot }) },
    ];
    const entries = actions.map((action, at) => ({ id: newId(), action, after: game.seq + at }));
    return (
      (await mutation.run(() =>
        ask("POST /api/v1/games/{game}/entries", { game: game.game }, { entries }),
      )) !== null
    );
  };
  const giveBuyIns = async (): Promise<boolean> => {
    if (!asksTaker) return true;
    const takers =
      taker === EVERYONE ? night.buyIns.flatMap((one) => (one.times > 0 ? [one.player] : [])) : [taker];
    for (const player of takers) {
      const sent = await mutation.run(() =>
        ask(
          "PUT /api/v1/groups/{group}/nights/{night}/buy-ins",
          { group, night: night.id },
          { player, shares: 1 },
        ),
      );
      if (sent === null) return false;
    }
    return true;
  };
  // Each step is whole by itself. After a refusal the rest can be closed by another tap.
  const close = async () => {
    for (const game of games) if (!(await endGame(game))) return router.refresh();
    if (!(await giveBuyIns())) return router.refresh();
    const ended = await mutation.run(() =>
      ask("PATCH /api/v1/groups/{group}/nights/{night}", { group, night: night.id }, { ended: true }),
    );
    if (ended !== null) setOpen(false);
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
            const pot = game.chips === 0 ? null : sayPot(game.chips, night);
            const isOn = WORDS.isOn(gameName(game.name), pot);
            return pot === null || ways.length === 0 ? (
              <p key={game.game}>
                <span className="block font-semibold">{isOn}</span>
                <span className="text-soft">{WORDS.ends}</span>
              </p>
            ) : (
              <OneOf
                key={game.game}
                legend={isOn}
                options={ways}
                chosen={chosen[game.game] ?? ways[0]?.value ?? ""}
                onChoose={(way) => setChosen((now) => ({ ...now, [game.game]: way }))}
              />
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
          <SubmitKey look="sheet" going={mutation.going}>
            {mutation.going ? WORDS.settling : WORDS.settle}
          </SubmitKey>
        </Form>
      </Sheet>
    </>
  );
}

/** "6 chips, $3.00" */
const sayPot = (chips: number, { chipValue, unit }: NightLine): string =>
  [
    tableWords.stakeCount("chip", chips),
    ...(chipValue === null ? [] : [sayMoney(chips * chipValue, unit)]),
  ].join(", ");
