"use client";
import { useEffect, useState } from "react";
import { QrCode } from "@/app/_share/QrCode";
import { codesOf } from "@/lib/client/transfer/codes";
import {
  exportTable,
  markExported,
  type Receiver,
  type TableExport,
} from "@/lib/client/transfer/exportTable";
import { laterWords } from "@/lib/messages/anyPage";
import { passWords, shareWords } from "@/lib/messages/sheets";
import { Choice } from "../_table/more/Choice";

interface PassOnProps {
  readonly game: string;
  /** Called when the other phone has it. */
  readonly onDone: () => void;
}

interface Shown {
  readonly passed: TableExport;
  readonly codes: readonly string[];
}

/** This phone's taps as a series of QR codes for an offline phone. */
export function PassOn({ game, onDone }: PassOnProps) {
  const [receiver, setReceiver] = useState<Receiver>("follows");
  const [shown, setShown] = useState<Shown | "looking" | null>("looking");
  const [at, setAt] = useState(0);

  useEffect(() => {
    let left = false;
    const look = async () => {
      const passed = await exportTable(game, receiver);
      return passed && { passed, codes: await codesOf(passed.text, location.origin) };
    };
    void look().then((found) => {
      if (left) return;
      setAt(0);
      setShown(found);
    });
    return () => {
      left = true;
    };
  }, [game, receiver]);

  if (shown === "looking") return <p role="status">{laterWords.coming}</p>;
  if (shown === null) return <p className="text-lead leading-snug">{passWords.noStorage}</p>;
  const { passed, codes } = shown;
  const isLast = at === codes.length - 1;
  const done = () => {
    markExported(game, passed);
    onDone();
  };
  const nothing = receiver === "follows" && passed.last === null;
  return (
    <div className="flex flex-col gap-4">
      {nothing ? (
        <p className="text-lead leading-snug">{passWords.nothing}</p>
      ) : (
        <>
          <QrCode text={codes[at] ?? ""} name={passWords.qr(at + 1, codes.length)} dense />
          <p className="text-center leading-snug">
            {codes.length > 1 && (
              <strong className="block text-lead">{passWords.code(at + 1, codes.length)}</strong>
            )}
            <span className="text-soft">
              {location.hostname === "localhost" ? shareWords.hidden : passWords.how}
            </span>
          </p>
          <div className="flex gap-2">
            {at > 0 && (
              <button type="button" onClick={() => setAt(at - 1)} className="key min-h-14 px-4 font-semibold">
                {passWords.back}
              </button>
            )}
            <button
              type="button"
              onClick={isLast ? done : () => setAt(at + 1)}
              className="key min-h-14 flex-1 px-3 font-semibold"
            >
              {isLast ? passWords.done : passWords.next}
            </button>
          </div>
        </>
      )}
      <Choice
        legend={passWords.which}
        options={(["follows", "is-new"] as const).map((value) => ({
          value,
          label: passWords.receivers[value],
        }))}
        chosen={receiver}
        onChoose={setReceiver}
      />
      <p className="text-small text-soft leading-snug">{passWords.one}</p>
    </div>
  );
}
