"use client";
import { readMoney, signOf, typedMoney } from "@/lib/messages/amounts";
import { moneyWords } from "@/lib/messages/money";
import { TextField } from "./Field";

interface MoneyFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly unit: string;
  /** As typed. */
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** An example amount in each number of decimals: 3.50. */
const EXAMPLE = 350;

/** An input for an amount, as the reader writes it. A text that is none gets an example. */
export function MoneyField({ label, hint, unit, value, onType }: MoneyFieldProps) {
  const isBad = value.trim() !== "" && readMoney(value, unit) === null;
  return (
    <TextField
      label={`${label} (${signOf(unit)})`}
      hint={isBad ? moneyWords.example(typedMoney(EXAMPLE, unit)) : hint}
      value={value}
      mostCharacters={20}
      inputMode="decimal"
      onType={onType}
    />
  );
}
