import type { RefusalCode } from "@/lib/engine";
import { sayRefusal } from "@/lib/messages/refusals";
import { ruleSetWords } from "@/lib/messages/ruleSets";
import { readRuleSet } from "./readRuleSet";
import { type RandomGame, tryOut } from "./tryOut";

/** Why a group may not use a rule set. */
interface Problem {
  readonly code: Extract<RefusalCode, "bad-rule-set"> | "dead-state" | "no-end";
  /** The bad key. */
  readonly path: string;
  readonly message: string;
  /** A game that shows it, as a record. */
  readonly example?: RandomGame & { readonly format: "dice-record/2"; readonly rules: unknown };
}

export interface RuleSetCheck {
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  /** Random games played: none if a key is bad. */
  readonly games: number;
  readonly medianRounds: number | null;
}

/** Checks if a group may use a rule set: its keys, then 300 random games. Never throws. */
export function checkRuleSet(input: unknown): RuleSetCheck {
  const rules = readRuleSet(input);
  if (!rules.ok) {
    const { code, values } = rules.refusal;
    const message = sayRefusal(rules.refusal, {});
    const problems = code === "bad-rule-set" ? [{ code, path: values.name ?? "", message }] : [];
    return { ok: false, problems, games: 0, medianRounds: null };
  }
  const { games, medianRounds, deadState, noEnd } = tryOut(rules.value);
  const problems: readonly Problem[] = [
    ...(deadState === null
      ? []
      : [
          {
            code: "dead-state",
            path: "",
            message: ruleSetWords.deadState,
            example: {
              format: "dice-record/2",
              rules: input,
              players: deadState.players,
              actions: deadState.actions,
            },
          } as const,
        ]),
    ...(noEnd ? [{ code: "no-end", path: "ending", message: ruleSetWords.noEnd } as const] : []),
  ];
  return { ok: problems.length === 0, problems, games, medianRounds };
}
