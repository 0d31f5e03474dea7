import { RuleChip } from "@/app/ui/RuleChip";
import { Section } from "@/app/ui/Section";
import { cardWords, sayCosts, sayStarts, sayWay } from "@/lib/messages/rules";
import { sayClaim } from "@/lib/messages/terms";
import type { ChallengeCosts } from "@/lib/views/rules/costs";

/** What each way to challenge costs whom, right and wrong, and who starts afterwards. */
export function Challenges({ challenges }: { readonly challenges: readonly ChallengeCosts[] }) {
  return (
    <Section id="challenges" heading={cardWords.challenges} look="card" className="break-inside-avoid">
      <dl className="flex flex-col gap-1.5 leading-snug">
        {challenges.map(({ kind, outOfTurn, of, right, wrong }) => (
          <div key={`${kind}${outOfTurn}${of === null ? "" : sayClaim(of)}`}>
            <dt className="font-semibold">
              {sayWay(kind, outOfTurn, of)}{" "}
              {[...new Set([...(right?.rules ?? []), ...(wrong?.rules ?? [])])].map((id) => (
                <RuleChip key={id} id={id} />
              ))}
            </dt>
            {[right && ([cardWords.right, right] as const), wrong && ([cardWords.wrong, wrong] as const)].map(
              (told) =>
                told && (
                  <dd key={told[0]} className="pl-3">
                    {right !== null && <span className="text-soft">{told[0]}: </span>}
                    {sayCosts(told[1].costs)} {sayStarts(told[1].starter)}
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
