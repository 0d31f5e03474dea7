"use client";
import { TextField } from "@/app/ui/Field";
import { MoneyField } from "@/app/ui/MoneyField";
import { readMoney, typedMoney } from "@/lib/messages/amounts";
import { moneyWords } from "@/lib/messages/money";
import type { DrinkPrice } from "@/lib/protocol/group";
import { MAX_DRINK_LENGTH, MAX_DRINK_NAMES } from "@/lib/protocol/ledger";

/** A drink as typed: the first has no name of its own. */
export interface TypedDrink {
  readonly name: string;
  readonly price: string;
}

/** The fields' texts for a group's drinks, the one without a name first. */
export function typedDrinks(drinks: readonly DrinkPrice[], currency: string): readonly TypedDrink[] {
  const typed = (price: number | null | undefined) => (price == null ? "" : typedMoney(price, currency));
  return [
    { name: "", price: typed(drinks.find(({ name }) => name === null)?.price) },
    ...drinks.flatMap(({ name, price }) => (name === null ? [] : [{ name, price: typed(price) }])),
  ];
}

/** Reads the fields; null if a price is no amount. Rows without a name are left out. */
export function readDrinks(typed: readonly TypedDrink[], currency: string): readonly DrinkPrice[] | null {
  const drinks = typed.map(({ name, price }, at) => ({
    name: at === 0 ? null : name.trim(),
    price: price.trim() === "" ? null : readMoney(price, currency),
    isTyped: price.trim() !== "",
  }));
  if (drinks.some(({ price, isTyped }) => isTyped && (price === null || price === 0))) return null;
  return drinks
    .filter(({ name, price }) => (name === null ? price !== null : name !== ""))
    .map(({ name, price }) => ({ name, price }));
}

interface DrinkFieldsProps {
  readonly unit: string;
  readonly drinks: readonly TypedDrink[];
  readonly onDrinks: (drinks: readonly TypedDrink[]) => void;
}

const WORDS = moneyWords.settings;

/** A group's own drinks and their prices. A drink without a price settles in drinks only. */
export function DrinkFields({ unit, drinks, onDrinks }: DrinkFieldsProps) {
  const change = (at: number, more: Partial<TypedDrink>) =>
    onDrinks(drinks.map((one, index) => (index === at ? { ...one, ...more } : one)));
  return (
    <>
      {drinks.map(({ name, price }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
        <div key={at} className="grid min-w-0 gap-3">
          {at > 0 && (
            <TextField
              label={WORDS.drinkName}
              value={name}
              placeholder={WORDS.drinkPlaceholder}
              mostCharacters={MAX_DRINK_LENGTH}
              onType={(text) => change(at, { name: text })}
            />
          )}
          <MoneyField
            label={at === 0 || name.trim() === "" ? WORDS.drinkPrice : WORDS.priceOf(name.trim())}
            {...(at === 0 && { hint: WORDS.drinkHint })}
            unit={unit}
            value={price}
            onType={(text) => change(at, { price: text })}
          />
        </div>
      ))}
      {drinks.length < MAX_DRINK_NAMES && (
        <button
          type="button"
          onClick={() => onDrinks([...drinks, { name: "", price: "" }])}
          className="key min-h-12 w-full px-4 font-semibold"
        >
          {WORDS.addDrink}
        </button>
      )}
    </>
  );
}
