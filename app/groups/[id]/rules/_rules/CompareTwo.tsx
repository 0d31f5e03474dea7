"use client";
import Link from "next/link";
import { useState } from "react";
import { SelectField } from "@/app/ui/Field";
import { Sheet } from "@/app/ui/Sheet";
import { presetWords } from "@/lib/messages/group";
import { gameName } from "@/lib/messages/terms";
import { compareLink } from "@/lib/protocol/houseLink";
import type { HouseSet } from "./sets";

interface CompareTwoProps {
  readonly game: string;
  readonly sets: readonly HouseSet[];
  /** The set to compare from; the first by default. */
  readonly from?: string;
  readonly className?: string;
}

const QUIET = "min-h-12 text-soft underline underline-offset-4";

/** Picks two sets of rules for a game, including the standard ones, and links to their differences. */
export function CompareTwo({ game, sets, from = sets[0]?.key ?? "", className = QUIET }: CompareTwoProps) {
  const own: HouseSet = { key: "", name: presetWords.ruleBook, house: {} };
  const all = [...sets, own];
  const [asking, setAsking] = useState(false);
  const [one, setOne] = useState(from);
  const [other, setOther] = useState(() => all.find(({ key }) => key !== from)?.key ?? "");
  const [a = own, b = own] = [one, other].map((chosen) => all.find(({ key }) => key === chosen));
  const options = all.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)} className={className}>
        {className === QUIET ? presetWords.compareTwo : presetWords.compare}
      </button>
      <Sheet title={presetWords.compareTitle(gameName(game))} open={asking} onClose={() => setAsking(false)}>
        <div className="flex flex-col gap-4">
          <SelectField label={presetWords.one} value={one} options={options} onChoose={setOne} />
          <SelectField label={presetWords.other} value={other} options={options} onChoose={setOther} />
          <Link
            href={compareLink(game, a.house, b.house, { an: a.name, bn: b.name })}
            prefetch={false}
            className="key key-next min-h-14 px-4 font-semibold text-lead"
          >
            {presetWords.compareNow}
          </Link>
        </div>
      </Sheet>
    </>
  );
}
