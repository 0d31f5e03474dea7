import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { sayShortDay } from "@/lib/messages/calendar";
import { sayFineShare } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import { sayClaim } from "@/lib/messages/terms";
import { pageQuery } from "@/lib/protocol/historyPage";
import type { BestFeat } from "@/lib/server/figures/person";
import { FigureRow } from "./FigureRow";

interface PersonRecordsProps {
  readonly who: string;
  readonly bluff: BestFeat | null;
  readonly bang: BestFeat | null;
}

const { parts: PARTS, figures: FIGURES } = figureWords;

/** A person's best bluff and boldest right call, each linked to its round. */
export function PersonRecords({ who, ...feats }: PersonRecordsProps) {
  return (
    <Section id="feats" heading={PARTS.feats} look="title" level={3} className="pt-6">
      {(["bluff", "bang"] as const).map((which) => {
        const feat = feats[which];
        const words = FIGURES[which];
        if (feat === null) return null;
        return (
          <FigureRow
            key={which}
            name={words.name}
            value={sayClaim(feat.claim)}
            rests={[
              ...(feat.against === null ? [] : [figureWords.against(feat.against)]),
              sayFineShare(feat.chance),
            ]}
            means={words.means(who, sayFineShare(feat.chance))}
          >
            <Link
              href={`/games/${feat.gameId}/history${pageQuery({ at: "round", number: feat.round })}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {figureWords.toRound(feat.round, sayShortDay(feat.day))}
            </Link>
          </FigureRow>
        );
      })}
    </Section>
  );
}
