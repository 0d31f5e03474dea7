import Link from "next/link";
import { When } from "@/app/ui/When";
import { groupWords } from "@/lib/messages/group";
import { sayParts } from "@/lib/messages/night";
import type { DeletedGroup, GroupLine } from "@/lib/protocol/membership";
import type { GroupFact } from "./groupFact";
import { Restore } from "./Restore";

interface GroupsProps {
  readonly groups: readonly GroupLine[];
  readonly deleted: readonly DeletedGroup[];
  /** The facts of some groups, by id. */
  readonly facts: ReadonlyMap<string, GroupFact>;
}

const WORDS = groupWords.start;

/** The user's groups with a link to the game in progress, then the deleted groups they can restore. */
export function Groups({ groups, deleted, facts }: GroupsProps) {
  return (
    <section aria-labelledby="groups" className="pb-6">
      {groups.length + deleted.length > 0 && (
        <h2 id="groups" className="pb-1 text-small text-soft">
          {WORDS.title}
        </h2>
      )}
      <ul>
        {groups.map(({ id, name, gameOn }) => (
          <li key={id} className="flex items-center gap-3 border-line border-b">
            <Link
              href={`/groups/${id}`}
              prefetch={false}
              className="flex min-h-16 min-w-0 flex-1 items-center gap-4 py-3"
            >
              <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
                <span className="block font-semibold">{name}</span>
                {facts.has(id) && (
                  <span className="block text-small text-soft">{sayParts(facts.get(id)?.says ?? [])}</span>
                )}
              </span>
              <span aria-hidden="true" className="text-large text-soft leading-none">
                ›
              </span>
            </Link>
            {gameOn && (
              <Link
                href={`/games/${gameOn}`}
                prefetch={false}
                aria-label={WORDS.toGame(name)}
                className="key shrink-0 border-brass px-3 font-semibold text-brass text-small"
              >
                {WORDS.gameOn}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Link
        href="/groups/new"
        prefetch={false}
        className="inline-flex min-h-11 items-center text-soft underline underline-offset-4"
      >
        {WORDS.make}
      </Link>
      <ul>
        {deleted.map(({ id, name, until }) => (
          <li key={id}>
            <Restore what="group" id={id} name={name} sentence={WORDS.deleted(name)}>
              {WORDS.until} <When at={until} as="day" />
            </Restore>
          </li>
        ))}
      </ul>
    </section>
  );
}
