import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { accountWords } from "@/lib/messages/account";
import type { OwnGroup } from "@/lib/protocol/account";

/** The groups one belongs to. */
export function Groups({ groups }: { readonly groups: readonly OwnGroup[] }) {
  return (
    <Section
      id="groups"
      heading={accountWords.account.groups}
      look="quiet"
      className="border-line border-t pt-4"
    >
      {groups.length === 0 && <p className="text-soft">{accountWords.account.noGroups}</p>}
      <ul>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={`/groups/${id}`}
              prefetch={false}
              className="flex min-h-14 items-center gap-4 font-semibold"
            >
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
              <span aria-hidden="true" className="text-large text-soft leading-none">
                ›
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
