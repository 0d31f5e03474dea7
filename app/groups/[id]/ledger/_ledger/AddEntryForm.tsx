"use client";
import { useState } from "react";
import { DayField, NumberField, SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { MoneyField } from "@/app/ui/MoneyField";
import { OneOf } from "@/app/ui/OneOf";
import { Sheet } from "@/app/ui/Sheet";
import { readMoney, signOf } from "@/lib/messages/amounts";
import { ledgerWords } from "@/lib/messages/ledger";
import { moneyWords } from "@/lib/messages/money";
import { nightResultWords } from "@/lib/messages/night";
import { standingWords } from "@/lib/messages/wall";
import type { GroupMoney, RosterPlayer } from "@/lib/protocol/group";
import { type Ledger, MAX_REASON_LENGTH } from "@/lib/protocol/ledger";
import { type Lines, useLedgerEntry } from "./useLedgerEntry";

interface AddEntryFormProps {
  readonly group: string;
  readonly page: "dishes" | "chips" | "drinks";
  /** Everyone an entry can name. */
  readonly players: readonly RosterPlayer[];
  /** The member's own player, who can enter only their own debts; null for an admin. */
  readonly own: string | null;
  readonly today: string;
  readonly money: GroupMoney;
}

const WORDS = ledgerWords;
/** The most chips, drinks or washes of one entry. */
const MOST = 1_000_000;

/** Opens the form for a manual entry: who owes what, and why. */
export function AddEntryForm(line: AddEntryFormProps) {
  const lines = useLedgerEntry(line.group);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          lines.clear();
          setOpen(true);
        }}
        className="key mt-5 min-h-14 w-full px-4 font-semibold"
      >
        {WORDS.write}
      </button>
      <p role="status" className={lines.message === "" ? "sr-only" : "pt-2 text-good"}>
        {lines.message}
      </p>
      <Sheet title={WORDS.write} open={open} onClose={() => setOpen(false)}>
        {line.players.length < 2 ? (
          <p>{WORDS.noRoster}</p>
        ) : (
          <LineFields {...line} lines={lines} onDone={() => setOpen(false)} />
        )}
      </Sheet>
    </>
  );
}

interface LineFieldsProps extends AddEntryFormProps {
  readonly lines: Lines;
  readonly onDone: () => void;
}

function LineFields({ page, players, own, today, money, lines, onDone }: LineFieldsProps) {
  const [from, setFrom] = useState(own ?? players[0]?.id ?? "");
  const [to, setTo] = useState(players.find(({ id }) => id !== from)?.id ?? "");
  const { currency: unit } = money;
  const [kind, setKind] = useState<"chips" | "money">("money");
  const [count, setCount] = useState(1);
  const [drink, setDrink] = useState("");
  const drinks = money.drinks.flatMap(({ name }) => name ?? []);
  const [typed, setTyped] = useState("");
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState("");
  const ledger: Ledger = page === "chips" ? kind : page;
  const amount = ledger === "money" ? (readMoney(typed, unit) ?? 0) : count;
  const dishes = ledger === "dishes";
  // Dishes of a past day are washed already.
  const past = dishes && day < today;
  const ready =
    (past || reason.trim() !== "") &&
    Number.isInteger(amount) &&
    amount >= 1 &&
    (dishes ? day !== "" : from !== to);
  const people = players.map(({ id, shown }) => ({ value: id, label: shown }));
  const send = async () => {
    if (!ready) return;
    const done = await lines.write({
      ledger,
      deed: past ? "done" : "owed",
      from,
      to: dishes ? "bank" : to,
      amount,
      ...(reason.trim() !== "" && { note: reason }),
      ...(dishes && { day }),
      ...(ledger === "money" && { unit }),
      ...(ledger === "drinks" && drink !== "" && { unit: drink }),
    });
    if (done) onDone();
  };
  return (
    <Form className="gap-4 pb-1" onSend={() => void send()}>
      <p className="text-soft leading-snug">{WORDS.writeHint}</p>
      {page === "chips" && money.chipValue === null && (
        <OneOf
          legend={WORDS.kind}
          inRow
          options={[
            { value: "money", name: signOf(unit) },
            { value: "chips", name: WORDS.chips },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      <SelectField
        label={past ? standingWords.who.washed : WORDS.from[page]}
        value={from}
        options={people.filter(({ value }) => own === null || value === own)}
        onChoose={setFrom}
      />
      {!dishes && (
        <SelectField
          label={WORDS.to}
          value={to}
          options={[...people, { value: "bank", label: nightResultWords.parties.bank }].filter(
            ({ value }) => (page === "chips" || value !== "bank") && value !== own,
          )}
          onChoose={setTo}
        />
      )}
      {page === "drinks" && drinks.length > 0 && (
        <SelectField
          label={WORDS.whichDrink}
          value={drink}
          options={[
            { value: "", label: WORDS.aDrink },
            ...drinks.map((name) => ({ value: name, label: name })),
          ]}
          onChoose={setDrink}
        />
      )}
      {ledger === "money" ? (
        <MoneyField label={moneyWords.round.amount} unit={unit} value={typed} onType={setTyped} />
      ) : (
        <NumberField label={WORDS.count} value={count} from={1} to={MOST} onNumber={setCount} />
      )}
      {dishes && <DayField label={WORDS.whichDay} value={day} onDay={setDay} />}
      <TextField
        label={WORDS.reason}
        value={reason}
        placeholder={WORDS.reasonPlaceholder}
        mostCharacters={MAX_REASON_LENGTH}
        onType={setReason}
      />
      <FormError sentence={lines.error} />
      <SubmitKey look="sheet" ready={ready} going={lines.going}>
        {lines.going ? WORDS.writing : WORDS.writeNow}
      </SubmitKey>
    </Form>
  );
}
