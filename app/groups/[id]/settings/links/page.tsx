import type { Metadata } from "next";
import { PublicLinks } from "@/app/_share/PublicLinks";
import { publicLinkWords } from "@/lib/messages/publicLinks";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { publicLinksOf, withoutPaths } from "@/lib/server/publicLinks/publicLinks";
import { groupContext } from "@/lib/server/roster/groupContext";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { GroupFrame } from "../../_group/GroupFrame";
import { pagePass } from "../../_group/pageGroup";

export const generateMetadata = (): Metadata => ({ title: publicLinkWords.title });

interface LinksPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group's public links, for those who keep it; 404 for others. */
export default async function LinksPage({ params }: LinksPageProps) {
  const { id } = await params;
  const pass = await pagePass(id, "keep");
  const of = await groupContext(pass);
  const [links, origin] = await Promise.all([publicLinksOf(pass), originForOthers()]);
  return (
    <GroupFrame group={of.card} here="more">
      <main className="max-w-2xl flex-1">
        <PublicLinks
          of={{
            group: id,
            seasons: of.seasons.map((season) => ({ id: season.id, name: season.name })),
            players: rosterIn(of).flatMap((player) =>
              player.retired ? [] : { id: player.id, name: player.shown },
            ),
          }}
          links={withoutPaths(links)}
          origin={origin}
        />
      </main>
    </GroupFrame>
  );
}
