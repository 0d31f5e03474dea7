"use client";
import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { Confirm } from "@/app/ui/Confirm";
import { FormError } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { ownLanguage } from "@/lib/messages/anyPage";
import { feedWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { publicLinkWords } from "@/lib/messages/publicLinks";
import type { PublicLinkLine } from "@/lib/protocol/publicLinks";

interface OwnFeedProps {
  readonly group: string;
  /** The member's own player. */
  readonly player: string;
  /** The origin under which other phones reach this server. */
  readonly origin: string;
}

const WORDS = feedWords;

/** A member's own calendar feed: its address, and the key that turns it off. */
export function OwnFeed({ group, player, origin }: OwnFeedProps) {
  const { run, going, error } = useMutation(groupWords.noAnswer);
  const [shown, setShown] = useState<PublicLinkLine | null>(null);
  const [sure, setSure] = useState(false);
  const [message, setMessage] = useState("");
  const open = async () => {
    setMessage("");
    const sent = { kind: "feed", player, names: "names" } as const;
    const made = await run(() => ask("POST /api/v1/groups/{group}/public-links", { group }, sent));
    if (made === null) return;
    setSure(false);
    setShown(made.link);
  };
  const turnOff = async ({ id: link }: PublicLinkLine) => {
    const done = await run(() => ask("DELETE /api/v1/groups/{group}/public-links/{link}", { group, link }));
    if (done === null) return;
    setShown(null);
    setMessage(WORDS.isOff);
  };
  // The phone asks the calendar program to subscribe, which sends no language of its own.
  const address = shown && `${origin}${shown.path}?language=${ownLanguage.code}`;
  return (
    <Section id="feed" heading={WORDS.title} look="title" level={3} className="pt-8">
      <p className="pb-3 text-small text-soft">{WORDS.own}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={going}
        onClick={() => void open()}
        className="key min-h-14 w-full px-4 font-semibold"
      >
        {WORDS.open}
      </button>
      {shown === null && <FormError sentence={error} className="pt-2" />}
      <p role="status" className={message === "" ? "sr-only" : "pt-2 text-good"}>
        {message}
      </p>
      <Sheet title={WORDS.title} open={shown !== null} onClose={() => setShown(null)}>
        {shown && address && (
          <div className="flex flex-col gap-3 pb-1">
            <a
              href={address.replace(/^https?:/, "webcal:")}
              className="key key-next stamp min-h-16 px-3 text-large"
            >
              {WORDS.open}
            </a>
            <ShownLink url={address} how={WORDS.how} words={publicLinkWords.link} />
            {sure ? (
              <Confirm yes={WORDS.offNow} grave going={going} error={error} onYes={() => void turnOff(shown)}>
                <p>{WORDS.offMeans}</p>
              </Confirm>
            ) : (
              <button type="button" onClick={() => setSure(true)} className="key min-h-12 px-4 font-semibold">
                {WORDS.off}
              </button>
            )}
          </div>
        )}
      </Sheet>
    </Section>
  );
}
