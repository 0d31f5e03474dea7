"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { MoneyField } from "@/app/ui/MoneyField";
import { OneOf } from "@/app/ui/OneOf";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { readMoney, sayMoney } from "@/lib/messages/amounts";
import { groupWords } from "@/lib/messages/group";
import { ledgerWords } from "@/lib/messages/ledger";
import { moneyWords } from "@/lib/messages/money";
import { tableWords } from "@/lib/messages/table";
import type { DrinkPrice } from "@/lib/protocol/group";
import { MAX_REASON_LENGTH } from "@/lib/protocol/ledger";
import { splitEqually } from "@/lib/views/money/split";
import { useRequestId } from "../_group/useRequestId";

/** Someone who can share a round. */
interface Sharer {
  readonly party: string;
  readonly name: string;
  /** True if they are at the night: chosen at first. */
  readonly isHere: boolean;
  /** True for the reader, who pays at first if they are here. */
  readonly isOwn: boolean;
}

interface AddRoundProps {
  readonly group: string;
  readonly unit: string;
  /** The group's drinks; without any, a round is money. */
  readonly drinks: readonly DrinkPrice[];
  /** In seat order. */
  readonly people: readonly Sharer[];
}

const WORDS = moneyWords.round;

/** Opens the form for a round that one person paid for several. */
export function AddRound(props: AddRoundProps) {
  const [open, setOpen] = useState(false);
  if (props.people.length < 2) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="key min-h-14 w-full px-4 font-semibold"
      >
        {WORDS.add}
      </button>
      <Sheet title={WORDS.add} open={open} onClose={() => setOpen(false)}>
        <RoundFields {...props} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** The reader's own round if they are here, else that of the first who is. */
const firstPayer = (people: readonly Sharer[]): string =>
  (people.find(({ isHere, isOwn }) => isHere && isOwn) ?? people.find(({ isHere }) => isHere) ?? people[0])
    ?.party ?? "";

function RoundFields({
  group,
  unit,
  drinks,
  people,
  onDone,
}: AddRoundProps & { readonly onDone: () => void }) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [kind, setKind] = useState<"money" | "drinks">("money");
  const [drink, setDrink] = useState(drinks[0]?.name ?? null);
  const [typed, setTyped] = useState("");
  const [payer, setPayer] = useState(firstPayer(people));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(people.flatMap(({ party, isHere }) => (isHere ? [party] : []))),
  );
  const [wanted, setSplit] = useState<"equal" | "chosen">("equal");
  const isMoney = kind === "money";
  const split = isMoney ? wanted : "equal";
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState("");
  // Everyone gets one drink of the round.
  const amount = isMoney ? (readMoney(typed, unit) ?? 0) : chosen.size;
  const sharers = people.filter(({ party }) => chosen.has(party));
  const own = sharers.map(({ party }) => readMoney(parts[party] ?? "", unit) ?? 0);
  const left = amount - own.reduce((sum, one) => sum + one, 0);
  const isShared = sharers.some(({ party }) => party !== payer);
  const ready = amount > 0 && isShared && (split === "equal" || left === 0);
  const { idFor } = useRequestId();
  const send = async () => {
    if (!ready) return;
    const round = {
      ...{ payer, amount, ...(isMoney && { unit }), ...(!isMoney && { drink }) },
      sharers: sharers.map(({ party: who }, at) => ({
        who,
        ...(split === "chosen" && { amount: own[at] ?? 0 }),
      })),
      ...(note.trim() !== "" && { note }),
    };
    const id = idFor(round);
    const done = await mutation.run(() =>
      ask("POST /api/v1/groups/{group}/rounds", { group }, { ...round, id }),
    );
    if (done === null) return;
    onDone();
    router.refresh();
  };
  const toggle = (party: string) =>
    setChosen((now) => new Set(now.has(party) ? [...now].filter((one) => one !== party) : [...now, party]));
  const most = isShared
    ? Math.max(
        ...splitEqually(
          amount,
          sharers.map(({ party }) => party),
          payer,
        ).map(([, part]) => part),
      )
    : 0;
  return (
    <Form className="gap-4 pb-1" onSend={() => void send()}>
      {drinks.length > 0 && (
        <OneOf
          legend={WORDS.owedAs}
          inRow
          options={[
            { value: "money", name: moneyWords.settings.legend },
            { value: "drinks", name: ledgerWords.title.drinks },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      {isMoney ? (
        <MoneyField label={WORDS.amount} unit={unit} value={typed} onType={setTyped} />
      ) : (
        <SelectField
          label={WORDS.drink}
          value={drink ?? ""}
          options={drinks.map(({ name }) => ({
            value: name ?? "",
            label: tableWords.stakeCount("drink", 1, name),
          }))}
          onChoose={(name) => setDrink(name === "" ? null : name)}
        />
      )}
      <SelectField
        label={WORDS.paidBy}
        value={payer}
        options={people.map(({ party, name }) => ({ value: party, label: name }))}
        onChoose={setPayer}
      />
      <fieldset className="min-w-0">
        <legend className="pb-1.5 font-semibold">{WORDS.sharedBy}</legend>
        <div className="pairs grid gap-2">
          {people.map(({ party, name }) => (
            <button
              key={party}
              type="button"
              aria-pressed={chosen.has(party)}
              onClick={() => toggle(party)}
              className={`key min-h-12 px-1.5 font-semibold leading-tight ${chosen.has(party) ? "border-ink! bg-ink! text-table!" : "text-soft"}`}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {isMoney && (
        <OneOf
          legend={WORDS.shares}
          inRow
          options={[
            { value: "equal", name: WORDS.equal },
            { value: "chosen", name: WORDS.chosen },
          ]}
          chosen={split}
          onChoose={setSplit}
        />
      )}
      {split === "chosen" &&
        sharers.map(({ party, name }) => (
          <MoneyField
            key={party}
            label={WORDS.part(name)}
            unit={unit}
            value={parts[party] ?? ""}
            onType={(text) => setParts((now) => ({ ...now, [party]: text }))}
          />
        ))}
      <TextField
        label={WORDS.note}
        value={note}
        placeholder={WORDS.notePlaceholder}
        mostCharacters={MAX_REASON_LENGTH}
        onType={setNote}
      />
      <div className="sticky bottom-0 short:static flex flex-col gap-2 bg-table pt-1">
        <p aria-live="polite" className="min-h-6 text-soft">
          {split === "equal"
            ? amount > 0 &&
              isShared &&
              WORDS.each(
                sharers.length,
                isMoney ? sayMoney(most, unit) : tableWords.stakeCount("drink", 1, drink),
              )
            : left !== 0 &&
              (left > 0 ? WORDS.open(sayMoney(left, unit)) : WORDS.over(sayMoney(0 - left, unit)))}
        </p>
        <FormError sentence={mutation.error} />
        <SubmitKey look="sheet" ready={ready} going={mutation.going}>
          {mutation.going ? ledgerWords.writing : ledgerWords.writeNow}
        </SubmitKey>
      </div>
    </Form>
  );
}
