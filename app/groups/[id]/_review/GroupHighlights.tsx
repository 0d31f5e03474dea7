import Link from "next/link";
import { sayDayHeading } from "@/lib/messages/night";
import { sayGroupStory, lookBackWords as WORDS } from "@/lib/messages/stories";
import type { GroupStory } from "@/lib/protocol/story";

/** The highlights of some games, each with a link. */
export function GroupHighlights({ stories }: { readonly stories: readonly GroupStory[] }) {
  return (
    <ul className="grid gap-2 pt-1">
      {stories.map((story) => (
        <li
          key={story.story}
          className="break-inside-avoid rounded-2xl bg-raised px-4 py-3 print:border print:border-line"
        >
          <h4 className="font-semibold text-small text-soft">{WORDS.headings[story.story]}</h4>
          <p className="leading-snug [overflow-wrap:anywhere]">{sayGroupStory(story)}</p>
          <p className="text-small text-soft">
            <Where story={story} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const day = (on: string): string => sayDayHeading(on, "", "");

function Where({ story }: { readonly story: GroupStory }) {
  if (story.story === "busiest-day") return day(story.day);
  if (story.story === "dry-spell") return WORDS.between(day(story.from), day(story.until));
  const round = "round" in story ? story.round : null;
  return (
    <Link
      href={{
        pathname: `/games/${story.game}/history`,
        ...(round !== null && { query: { round }, hash: `round-${round}` }),
      }}
      prefetch={false}
      className="inline-flex min-h-11 items-center underline underline-offset-4 print:min-h-0 print:no-underline"
    >
      {WORDS.toGame(day(story.day), round)}
    </Link>
  );
}
