import { refusal } from "./checks";
import type { Option, Options } from "./parts";
import { ok, type Result, refused } from "./result";
import type { House, OptionValue, Refusal } from "./vocabulary";

/** An option's default value. */
export const presetOf = (option: Option): OptionValue =>
  "choices" in option ? option.choices[0] : option.preset;

function allows(option: Option, value: unknown): value is OptionValue {
  if ("choices" in option) return option.choices.includes(value as string);
  if ("longest" in option)
    return typeof value === "string" && value.trim() !== "" && [...value].length <= option.longest;
  if (value === option.also) return value !== undefined;
  return typeof value === "number" && Number.isInteger(value) && value >= option.from && value <= option.to;
}

/**
 * Completes partial house rules with the defaults.
 * Refuses with `unknown-option`, `bad-option-value` (formats §6: words and whole numbers only).
 */
export function resolveHouse(
  options: Options,
  named: Readonly<Record<string, unknown>>,
): Result<House, Refusal> {
  for (const [name, value] of Object.entries(named)) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return refused(refusal("unknown-option", null, { name }));
    if (!allows(option, value))
      return refused(
        refusal("bad-option-value", option.rule, {
          name,
          text: typeof value === "object" ? "that" : String(value),
        }),
      );
  }
  const house = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, named[name] ?? presetOf(option)]),
  );
  return ok(house as House);
}
