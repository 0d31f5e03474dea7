import { NumberField } from "@/app/ui/Field";
import { OneOf } from "@/app/ui/OneOf";
import { CLAIM_WORDS, DISHES, LADDERS, type RuleSetData, STARTERS, type WildData } from "@/lib/engine";
import { questionWords, answerWords as WORDS } from "@/lib/messages/own";
import type { OwnGame } from "@/lib/protocol/ruleSets/look";
import type { Question } from "@/lib/views/ownGame/draft";
import { withChallenge, withClaims, withCups, withEnding, withPalifico } from "@/lib/views/ownGame/draft";
import { wildIn } from "./answersOf";
import { Prices } from "./Prices";

interface AnswerProps {
  readonly rules: OwnGame;
  readonly onRules: (rules: OwnGame) => void;
}

/** The choices of one question. Each applies at once. */
export function Answer({ question, ...props }: AnswerProps & { readonly question: Question }) {
  const Choices = CHOICES[question];
  return (
    <div className="flex flex-col gap-5 [&_fieldset:first-child>legend]:sr-only">
      <Choices {...props} />
    </div>
  );
}

const CHOICES: Readonly<Record<Question, (props: AnswerProps) => React.ReactNode>> = {
  claims: Claims,
  cups: Cups,
  wild: Wild,
  challenges: Challenges,
  cost: Prices,
  starter: Starter,
  ending: Ending,
};

const named = <const Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, name: names[value] }));

function Claims({ rules, onRules }: AnswerProps) {
  const { claims } = rules;
  return (
    <>
      <OneOf
        legend={questionWords.claims}
        options={(["counts", "hands", "two-dice"] as const).map((value) => ({ value, ...WORDS[value] }))}
        chosen={claims.kind}
        onChoose={(kind) => onRules(withClaims(rules, { kind }))}
      />
      {claims.kind === "counts" && (
        <OneOf
          legend={WORDS.raise.legend}
          options={named(LADDERS, WORDS.raise)}
          chosen={claims.raise ?? LADDERS[0]}
          onChoose={(raise) => onRules({ ...rules, claims: { ...claims, raise } })}
        />
      )}
      {claims.kind === "hands" && (
        <OneOf
          legend={WORDS.straights.legend}
          options={named(CLAIM_WORDS.hands.straights, WORDS.straights)}
          chosen={claims.straights ?? "none"}
          onChoose={(straights) =>
            onRules({
              ...rules,
              claims: { ...claims, straights, ...(straights === "none" && { ace_straight: "off" }) },
            })
          }
        />
      )}
      {claims.kind === "two-dice" && (
        <OneOf
          legend={WORDS.equal.legend}
          options={named(["no", "yes"], WORDS.equal)}
          chosen={claims.equal_ok ?? "no"}
          onChoose={(equal_ok) => onRules({ ...rules, claims: { ...claims, equal_ok } })}
          inRow
        />
      )}
    </>
  );
}

function Cups({ rules, onRules }: AnswerProps) {
  const { claims, cups } = rules;
  const kinds =
    claims.kind === "hands"
      ? (["own", "passed"] as const)
      : claims.kind === "counts"
        ? (["own"] as const)
        : (["passed"] as const);
  return (
    <>
      <OneOf
        legend={questionWords.cups}
        options={named(kinds, WORDS)}
        chosen={cups.kind}
        onChoose={(kind) => onRules(withCups(rules, { kind }))}
      />
      {cups.kind === "own" && claims.kind === "counts" && (
        <NumberField
          label={WORDS.dice}
          hint={typeof cups.dice === "object" ? WORDS.rows : undefined}
          value={typeof cups.dice === "object" ? (cups.dice[0]?.dice ?? 5) : (cups.dice ?? 5)}
          from={1}
          to={10}
          onNumber={(dice) => onRules({ ...rules, cups: { ...cups, dice } })}
        />
      )}
      {cups.kind === "passed" && claims.kind === "hands" && (
        <OneOf
          legend={WORDS.rollTable.legend}
          options={named(["no", "yes"], WORDS.rollTable)}
          chosen={cups.roll_table ?? "no"}
          onChoose={(roll_table) => {
            const { table_lock: _, ...others } = cups;
            onRules({ ...rules, cups: { ...(roll_table === "yes" ? cups : others), roll_table } });
          }}
        />
      )}
    </>
  );
}

function Wild({ rules, onRules }: AnswerProps) {
  if (rules.claims.kind !== "counts") return <p>{WORDS.onlyCounts}</p>;
  return (
    <>
      <OneOf
        legend={questionWords.wild}
        options={named(["none", "ones", "plain", "refused", "red-die"], WORDS.wild)}
        chosen={wildIn(rules)}
        onChoose={(chosen) => {
          const { palifico = "off", named_wild } = rules.wild ?? {};
          const others = { palifico, ...(chosen !== "none" && named_wild && { named_wild }) };
          const wild: WildData =
            chosen === "plain" || chosen === "refused"
              ? { kind: "ones", opening_ones: chosen, ...others }
              : { kind: chosen, ...others };
          onRules({ ...rules, wild });
        }}
      />
      {"without" in rules.ending && rules.ending.without === "die" && (
        <OneOf
          legend={WORDS.palifico.legend}
          options={named(["off", "on"], WORDS.palifico)}
          chosen={rules.wild?.palifico ?? "off"}
          onChoose={(palifico) => onRules(withPalifico(rules, palifico))}
        />
      )}
    </>
  );
}

function Challenges({ rules, onRules }: AnswerProps) {
  const { claims, cups, challenges } = rules;
  const by = (kind: "doubt" | "spot-on" | "concede") => {
    const found = challenges.find((one) => one.kind === kind);
    return found === undefined ? "off" : (found.by ?? "next");
  };
  const who = cups.kind === "own" ? (["next", "anyone"] as const) : (["next"] as const);
  return (
    <>
      <OneOf
        legend={WORDS.kind.doubt}
        options={named(who, WORDS.by)}
        chosen={by("doubt")}
        onChoose={(chosen) => onRules(withChallenge(rules, "doubt", chosen === "anyone" ? chosen : "next"))}
      />
      {claims.kind === "counts" && (
        <OneOf
          legend={WORDS.kind["spot-on"]}
          options={named(["off", ...who], WORDS.by)}
          chosen={by("spot-on")}
          onChoose={(chosen) => onRules(withChallenge(rules, "spot-on", chosen === "off" ? null : chosen))}
        />
      )}
      {claims.kind === "two-dice" && (
        <OneOf
          legend={WORDS.kind.concede}
          options={[
            { value: "off", name: WORDS.equal.no },
            { value: "next", name: WORDS.by.on },
          ]}
          chosen={by("concede")}
          onChoose={(chosen) => onRules(withChallenge(rules, "concede", chosen === "off" ? null : "next"))}
          inRow
        />
      )}
    </>
  );
}

function Starter({ rules, onRules }: AnswerProps) {
  const { starter } = rules;
  return (
    <>
      {typeof starter !== "string" && <p className="text-soft">{WORDS.severalStarters}</p>}
      <OneOf
        legend={questionWords.starter}
        options={named(STARTERS, WORDS.starter)}
        chosen={typeof starter === "string" ? starter : ("" as (typeof STARTERS)[number])}
        onChoose={(chosen) => onRules({ ...rules, starter: chosen })}
      />
    </>
  );
}

const ENDINGS = [
  "last-in.die",
  "last-in.life",
  "last-in.chip",
  "first-out.die",
  "first-out.life",
  "first-out.chip",
  "dishes",
  "never",
] as const;

function Ending({ rules, onRules }: AnswerProps) {
  const { cups, ending, deal } = rules;
  const chosen = "without" in ending ? (`${ending.kind}.${ending.without}` as const) : ending.kind;
  return (
    <>
      <OneOf
        legend={questionWords.ending}
        options={named(
          ENDINGS.filter((one) => cups.kind === "own" || !one.endsWith(".die")),
          WORDS.ending,
        )}
        chosen={chosen}
        onChoose={(one) => {
          const [kind, without] = one.split(".");
          onRules(withEnding(rules, { kind, ...(without && { without }) } as RuleSetData["ending"]));
        }}
      />
      {deal?.lives !== undefined && (
        <NumberField
          label={WORDS.lives}
          value={deal.lives}
          from={1}
          to={99}
          onNumber={(lives) => onRules({ ...rules, deal: { ...deal, lives } })}
        />
      )}
      {deal?.chips !== undefined && (
        <NumberField
          label={WORDS.chips}
          value={deal.chips}
          from={1}
          to={1000}
          onNumber={(chips) => onRules({ ...rules, deal: { ...deal, chips } })}
        />
      )}
      {ending.kind === "dishes" && (
        <NumberField
          label={WORDS.bads}
          value={ending.alone ?? DISHES.alone}
          from={1}
          to={99}
          onNumber={(alone) => onRules({ ...rules, ending: { ...ending, alone } })}
        />
      )}
    </>
  );
}
