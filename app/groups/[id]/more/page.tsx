import type { Metadata, Route } from "next";
import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { caseWords } from "@/lib/messages/cases";
import { groupWords, moreWords, presetWords } from "@/lib/messages/group";
import { importWords } from "@/lib/messages/imports";
import { rosterWords, searchWords } from "@/lib/messages/night";
import { publicLinkWords } from "@/lib/messages/publicLinks";
import { lookBackWords } from "@/lib/messages/stories";
import { wallWords } from "@/lib/messages/wall";
import { membersOf } from "@/lib/server/groups/members";
import { presetsOf } from "@/lib/server/groups/presets";
import { canKeep, canRecord } from "@/lib/server/identity/access";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { yearOf } from "@/lib/views/calendar";
import { dayOf } from "@/lib/views/dayOf";
import { GroupFrame } from "../_group/GroupFrame";
import { pageGroup } from "../_group/pageGroup";
import { begun } from "../_review/ReviewLinks";

export const generateMetadata = (): Metadata => ({ title: rosterWords.header.more });

interface MorePageProps {
  readonly params: Promise<{ readonly id: string }>;
}

interface Row {
  readonly to: Route;
  readonly name: string;
  /** At the right: how many, or which. */
  readonly value?: string;
}

/** The latest seasons and shifts with a review. */
const REVIEWS = 4;

/** All other pages of a group, in short lists, each with its value. */
export default async function MorePage({ params }: MorePageProps) {
  const { id } = await params;
  const of = await pageGroup(id);
  const { pass, card, seasons } = of;
  const keeps = canKeep(pass.role);
  const [members, presets] = await Promise.all([membersOf(pass), presetsOf(pass)]);
  const today = dayOf(new Date(), card.timeZone);
  const year = yearOf(today);
  const before = String(Number(year) - 1);
  const active = rosterIn(of).filter(({ retired }) => !retired);
  const at = (path: string) => `/groups/${id}${path}` as Route;
  const lists: readonly { readonly heading: string; readonly rows: readonly Row[] }[] = [
    {
      heading: card.kind === "crew" ? moreWords.crew : moreWords.people,
      rows: [
        { to: at("/roster"), name: rosterWords.title, value: moreWords.count(active.length) },
        {
          to: at("/members"),
          name: keeps ? moreWords.members : groupWords.members.title,
          value: moreWords.count(members.length),
        },
      ],
    },
    {
      heading: moreWords.play,
      rows: [
        {
          to: at("/rules"),
          name: presetWords.title,
          value: presets.length > 0 ? moreWords.saved(presets.length) : "",
        },
        { to: at("/rulings"), name: caseWords.title },
        ...(keeps ? [{ to: at("/settings/tables"), name: moreWords.tables }] : []),
      ],
    },
    {
      heading: moreWords.past,
      rows: [
        { to: at(`/year/${year}`), name: wallWords.year(year) },
        ...[year, before].map((one) => ({
          to: at(`/review/${one}`),
          name: moreWords.review(lookBackWords.year(one)),
        })),
        ...begun(seasons, today)
          .slice(0, REVIEWS)
          .map((season) => ({
            to: at(`/review/${season.id}`),
            name: moreWords.review(season.startsOn === null ? lookBackWords.shift(season.name) : season.name),
          })),
        { to: at("/games"), name: searchWords.title },
        ...(canRecord(pass.role)
          ? [{ to: `/import?group=${id}` as Route, name: importWords.fromStart }]
          : []),
        ...(keeps ? [{ to: at("/settings/links"), name: publicLinkWords.title }] : []),
      ],
    },
    ...(keeps
      ? [
          {
            heading: groupWords.settings.group,
            rows: [{ to: at("/settings"), name: groupWords.settings.title }],
          },
        ]
      : []),
  ];
  return (
    <GroupFrame group={card} here="more">
      <main className="grid flex-1 content-start gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {lists.map(({ heading, rows }) => (
          <Section key={heading} id={`more-${heading}`} heading={heading} look="quiet" className="pb-4">
            <ul>
              {rows.map(({ to, name, value = "" }) => (
                <li key={to} className="border-line border-b">
                  <Link href={to} prefetch={false} className="flex min-h-12 items-center gap-3 py-1">
                    <span className="min-w-0 flex-1 font-semibold leading-snug [overflow-wrap:anywhere]">
                      {name}
                    </span>
                    {value !== "" && <span className="shrink-0 text-small text-soft">{value}</span>}
                    <span aria-hidden="true" className="text-large text-soft leading-none">
                      ›
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </main>
    </GroupFrame>
  );
}
