import { NumberField, SelectField, TextField } from "@/app/_components/Fields";
import { type House, type Option, type OptionValue, optionsOf } from "@/lib/engine";
import { sayOption, sayOptionHint, sayOptionValue } from "@/lib/words/houseRules";

interface HouseRulesProps {
  readonly game: string;
  readonly house: House;
  readonly onHouse: (house: House) => void;
}

/** A game's house rules as the engine describes them, each a field of its kind. */
export function HouseRules({ game, house, onHouse }: HouseRulesProps) {
  const options = optionsOf(game);
  if (!options.ok) return null;
  return Object.entries(options.value).map(([name, option]) => (
    <HouseRule
      key={name}
      name={name}
      option={option}
      value={house[name] ?? ""}
      onValue={(value) => onHouse({ ...house, [name]: value })}
    />
  ));
}

interface HouseRuleProps {
  readonly name: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly onValue: (value: OptionValue) => void;
}

/** More than a thumb looks through in a list. */
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
      ? // A game that names its own ladder first has it among all ladders once more.
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
