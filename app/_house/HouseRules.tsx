import { useDeferredValue, useState } from "react";
import { NumberField, SelectField, TextField } from "@/app/ui/Field";
import { lazy } from "@/app/ui/lazy";
import { type House, type Option, type OptionValue, optionsOf } from "@/lib/engine";
import { sayOption, sayOptionHint, sayOptionValue } from "@/lib/messages/house";
import { Sources } from "./Sources";

// The code that plays the examples is as large as all fields together, so it loads after them.
const OptionSummary = lazy(async () => (await import("./OptionSummary")).OptionSummary, { quiet: true });

interface HouseRulesProps {
  readonly game: string;
  readonly house: House;
  /** The rule to show first. */
  readonly first?: string | null;
  readonly onHouse: (house: House) => void;
}

/** A game's house rules, one field per engine option, each with an example. */
export function HouseRules({ game, house, first = null, onHouse }: HouseRulesProps) {
  const [changed, setChanged] = useState<string | null>(null);
  // The fields respond at once; the examples follow when they have been computed.
  const played = useDeferredValue(house);
  const options = optionsOf(game);
  if (!options.ok) return null;
  const inOrder = Object.entries(options.value).toSorted(
    ([one], [other]) => Number(other === first) - Number(one === first),
  );
  return (
    <>
      {inOrder.map(([name, option]) => (
        <div key={name} className="flex min-w-0 flex-col gap-2">
          <HouseRule
            name={name}
            option={option}
            value={house[name] ?? ""}
            onValue={(value) => {
              setChanged(name);
              onHouse({ ...house, [name]: value });
            }}
          />
          <OptionSummary
            game={game}
            house={played}
            option={name}
            rule={option.rule}
            changed={changed === name}
          />
        </div>
      ))}
      <Sources />
    </>
  );
}

interface HouseRuleProps {
  readonly name: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly onValue: (value: OptionValue) => void;
}

/** Longer lists get a search field. */
const LONG_LIST = 20;

function HouseRule({ name, option, value, onValue }: HouseRuleProps) {
  const words = { label: sayOption(name), hint: sayOptionHint(name) };
  if ("longest" in option)
    return <TextField {...words} value={String(value)} mostCharacters={option.longest} onType={onValue} />;
  if (!("choices" in option) && option.also === undefined && option.to - option.from > LONG_LIST)
    return (
      <NumberField {...words} value={Number(value)} from={option.from} to={option.to} onNumber={onValue} />
    );
  const values: readonly OptionValue[] =
    "choices" in option
      ? // A game that names its own ladder first lists it again among all ladders.
        [...new Set(option.choices)]
      : [
          ...(option.also === undefined ? [] : [option.also]),
          ...Array.from({ length: option.to - option.from + 1 }, (_, at) => option.from + at),
        ];
  return (
    <SelectField
      {...words}
      value={value}
      options={values.map((one) => ({ value: one, label: sayOptionValue(name, one) }))}
      onChoose={onValue}
    />
  );
}
