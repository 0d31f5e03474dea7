"use client";

import { useState } from "react";
import type { Notice } from "@/app/games/[id]/_table/notices";
import { HoldKey } from "@/app/games/[id]/claiming/HoldKey";
import { NoticeBar } from "@/app/games/[id]/notices/NoticeBar";
import { Confirm } from "@/app/ui/Confirm";
import { SubmitKey } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { Part, States } from "./Part";

const nothing = () => {};

const KEYS: Readonly<Record<string, string>> = {
  plain: "key min-h-14 px-4 font-semibold",
  brass: "key key-next stamp min-h-14 px-4 text-large",
  fire: "key key-danger stamp min-h-14 px-4 text-title",
};

const NOTICES: readonly Notice[] = [
  { sentence: "Taken back: Cruz said 10 fives." },
  { sentence: "9 fives is not higher than 10 fours.", rule: "F4", nextStep: "Raise, or bang." },
  { sentence: "It is not your turn.", act: { label: "It happened: let it stand", go: nothing } },
  { sentence: "This phone may go dark.", close: "I see" },
];

/** Keys in their normal, disabled and held states. */
export function Keys() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Part name="HoldKey">
        {Object.entries(KEYS).map(([name, look]) => (
          <States
            key={name}
            of={Object.fromEntries(
              (["", "greyed", "held"] as const).map((state) => [
                `${name} ${state}`,
                <HoldKey
                  key={state}
                  refused={state !== ""}
                  seq={0}
                  onPress={nothing}
                  onHold={nothing}
                  className={`${look} ${state === "held" ? "is-held" : ""}`}
                >
                  {name}
                </HoldKey>,
              ]),
            )}
          />
        ))}
      </Part>
      <Part name="NoticeBar">
        {NOTICES.map((readyNotice) => (
          <NoticeBar
            key={readyNotice.sentence}
            news={{ readyNotice }}
            names={{}}
            allowAnyway={nothing}
            onDismiss={nothing}
          />
        ))}
      </Part>
      <Part name="SubmitKey">
        {(["page", "sheet", "plain", "other", "grave"] as const).map((look) => (
          <div key={look} className="pairs grid gap-2">
            <SubmitKey look={look}>{look}</SubmitKey>
            <SubmitKey look={look} ready={false}>
              Something is missing
            </SubmitKey>
          </div>
        ))}
      </Part>
      <Part name="Confirm">
        <Confirm yes="Do it" no="Leave it" going={false} onYes={nothing} onNo={nothing}>
          <p>What it would do.</p>
        </Confirm>
      </Part>
      <Part name="Sheet">
        <button type="button" onClick={() => setOpen(true)} className={KEYS.plain}>
          Open the sheet
        </button>
        <Sheet title="A sheet" open={open} onClose={() => setOpen(false)}>
          <p>What a sheet holds.</p>
        </Sheet>
      </Part>
    </>
  );
}
