import { useDeferredValue, useState } from "react";
import { NumberField, SelectField, TextField } from "@/app/ui/Field";
import { lazy } from "@/app/ui/lazy";
import { SearchField } from "@/app/ui/SearchField";
import { type House, type Option, type OptionValue, optionsOf } from "@/lib/engine";
import { ruleGroupWords, sayOption, sayOptionHint, sayOptionValue } from "@/lib/messages/house";
import { houseWith } from "@/lib/protocol/houseRules";
import { RULE_GROUPS, type RuleGroup, ruleGroupOf } from "@/lib/protocol/ruleGroups";
import { Sources } from "./Sources";

// The code that plays the examples is as large as all fields together, so it loads after them.
const OptionSummary = lazy(async () => (await import("./OptionSummary")).OptionSummary, { quiet: true });

interface HouseRulesProps {
  readonly game: string;
  readonly house: House;
  /** The headings to show; all by default. */
  readonly only?: readonly RuleGroup[];
  /** The rule to show first. */
  readonly first?: string | null;
  readonly onHouse: (house: House) => void;
}

/** A game's house rules under headings, one field per engine option, each with an example. A search finds one. */
export function HouseRules({ game, house, only = RULE_GROUPS, first = null, onHouse }: HouseRulesProps) {
  const [changed, setChanged] = useState<string | null>(null);
  // The fields respond at once; the examples follow when they have been computed.
  const played = useDeferredValue(house);
  const [sought, setSought] = useState("");
  const [onlyOurs, setOnlyOurs] = useState(false);
  const options = optionsOf(game);
  if (!options.ok) return null;
  const standard = houseWith(game, {});
  const isOurs = (name: string) => house[name] !== undefined && house[name] !== standard[name];
  const all = Object.entries(options.value)
    .filter(([name]) => only.includes(ruleGroupOf(name)))
    .toSorted(([one], [other]) => Number(other === first) - Number(one === first));
  const ours = all.filter(([name]) => isOurs(name)).length;
  const found = all.filter(([name, option]) => (!onlyOurs || isOurs(name)) && matches(name, option, sought));
  // The heading of the rule to show first comes first, too.
  const groups = RULE_GROUPS.toSorted(
    (one, other) => Number(other === firstGroup(first)) - Number(one === firstGroup(first)),
  ).flatMap((group) => {
    const rules = found.filter(([name]) => ruleGroupOf(name) === group);
    return rules.length > 0 ? [{ group, rules }] : [];
  });
  const words = ruleGroupWords;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SearchField
          label={words.find}
          placeholder={words.example}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          // Enter in the search must not send the form around it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        {(ours > 0 || onlyOurs) && (
          <label className="flex min-h-11 items-center gap-2 text-small">
            <input
              type="checkbox"
              checked={onlyOurs}
              onChange={({ target }) => setOnlyOurs(target.checked)}
              className="size-6 shrink-0 accent-(--brass)"
            />
            {words.ours(ours)}
          </label>
        )}
      </div>
      {groups.length === 0 && <p className="text-soft">{words.none}</p>}
      {groups.map(({ group, rules }) => (
        <section key={group} aria-label={words.groups[group]} className="flex min-w-0 flex-col gap-5">
          <h3 className="stamp flex items-baseline justify-between border-line border-b pb-1 text-large leading-tight">
            {words.groups[group]}
            <span aria-hidden="true" className="font-normal font-text text-small text-soft">
              {rules.length}
            </span>
          </h3>
          {rules.map(([name, option]) => (
            <div
              key={name}
              className={`flex min-w-0 flex-col gap-2 ${isOurs(name) ? "border-brass border-l-2 pl-3" : ""}`}
            >
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
        </section>
      ))}
      <Sources />
    </>
  );
}

const firstGroup = (first: string | null) => (first === null ? null : ruleGroupOf(first));

/** True if all words sought are in the rule's name, its hint or its choices. */
function matches(name: string, option: Option, sought: string): boolean {
  const text = [
    sayOption(name),
    sayOptionHint(name) ?? "",
    ruleGroupWords.groups[ruleGroupOf(name)],
    ...("choices" in option ? option.choices.map((one) => sayOptionValue(name, one)) : []),
  ]
    .join(" ")
    .toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
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
