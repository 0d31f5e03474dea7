"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { HouseKey } from "@/app/_house/HouseKey";
import type { House } from "@/lib/engine";
import { compareWords } from "@/lib/messages/start";
import { compareLink, rulesPath } from "@/lib/protocol/houseLink";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";

type Two<Each> = readonly [Each, Each];

interface TwoHousesProps {
  readonly game: string;
  readonly houses: Two<House>;
  /** Display names of the two sets. */
  readonly names: Two<string>;
  /** Their names in the URL; "" without one. */
  readonly named: { readonly an: string; readonly bn: string };
}

/** The two sets, each with its card and a key to change it. The URL follows. */
export function TwoHouses({ game, houses, names, named }: TwoHousesProps) {
  const router = useRouter();
  const [one, other] = houses;
  const show = (a: House, b: House) => router.replace(compareLink(game, a, b, named), { scroll: false });
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-3 pb-3 sm:grid-cols-2 print:grid-cols-2">
      {([0, 1] as const).map((at) => (
        <li key={at} className="flex min-w-0 flex-col border-line border-l-2 pl-3">
          <Link
            href={rulesPath(game, houses[at], at === 0 ? named.an : named.bn)}
            prefetch={false}
            aria-label={compareWords.rules(names[at])}
            className="inline-flex min-h-11 items-center self-start font-bold text-lead underline decoration-soft/40 underline-offset-4 [overflow-wrap:anywhere]"
          >
            <bdi>{names[at]}</bdi>
          </Link>
          <div className="print:hidden">
            <HouseKey
              game={game}
              house={changedRules(game, houseWith(game, houses[at]))}
              hint={compareWords.change(names[at])}
              onHouse={(changed) => (at === 0 ? show(changed, other) : show(one, changed))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
