"use client";
import { useEffect, useState } from "react";
import { SelectField } from "@/app/ui/Field";
import { MoneyField } from "@/app/ui/MoneyField";
import { currencyName, readMoney, typedMoney } from "@/lib/messages/amounts";
import { CURRENCIES } from "@/lib/messages/currencies";
import { moneyWords } from "@/lib/messages/money";
import type { GroupMoney } from "@/lib/protocol/group";
import { DrinkFields, readDrinks, type TypedDrink, typedDrinks } from "./DrinkFields";

/** A group's money as typed. */
interface TypedMoney {
  readonly currency: string;
  readonly chipValue: string;
  readonly buyIn: string;
  readonly drinks: readonly TypedDrink[];
}

/** The fields' texts for a group's settings. */
export const typedSettings = ({ currency, chipValue, buyIn, drinks }: GroupMoney): TypedMoney => ({
  currency,
  chipValue: chipValue === null ? "" : typedMoney(chipValue, currency),
  buyIn: buyIn === 0 ? "" : typedMoney(buyIn, currency),
  drinks: typedDrinks(drinks, currency),
});

/** Reads the fields; null if one is no amount. An empty one is no value, or no buy-in. */
export function readSettings({ currency, chipValue, buyIn, drinks: typed }: TypedMoney) {
  const [chip, price] = [chipValue, buyIn].map((text) =>
    text.trim() === "" ? 0 : readMoney(text, currency),
  );
  if (chip === null || chip === undefined || price === null || price === undefined) return null;
  const drinks = readDrinks(typed, currency);
  return drinks && { currency, chip_value: chip === 0 ? null : chip, buy_in: price, drinks };
}

interface MoneyFieldsProps {
  readonly money: TypedMoney;
  readonly onMoney: (money: TypedMoney) => void;
}

const WORDS = moneyWords.settings;

/** A group's currency, the value of a chip, the usual buy-in, and its drinks. */
export function MoneyFields({ money, onMoney }: MoneyFieldsProps) {
  const { currency, chipValue, buyIn, drinks } = money;
  const [options, setOptions] = useState([{ value: currency, label: currency }]);
  // The browser has its own names of currencies.
  useEffect(
    () =>
      setOptions(
        CURRENCIES.map((value) => ({ value, label: currencyName(value) })).toSorted((a, b) =>
          a.label.localeCompare(b.label),
        ),
      ),
    [],
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{WORDS.legend}</legend>
      <SelectField
        label={WORDS.currency}
        hint={WORDS.later}
        value={currency}
        options={options}
        onChoose={(chosen) => onMoney({ ...money, currency: chosen })}
      />
      <MoneyField
        label={WORDS.chipValue}
        hint={WORDS.chipHint}
        unit={currency}
        value={chipValue}
        onType={(text) => onMoney({ ...money, chipValue: text })}
      />
      <MoneyField
        label={WORDS.buyIn}
        unit={currency}
        value={buyIn}
        onType={(text) => onMoney({ ...money, buyIn: text })}
      />
      <DrinkFields unit={currency} drinks={drinks} onDrinks={(now) => onMoney({ ...money, drinks: now })} />
    </fieldset>
  );
}
