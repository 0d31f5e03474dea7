import { Fragment, useId } from "react";
import { PencilIcon } from "@/app/ui/Icons";
import { Named } from "@/app/ui/Named";
import { When } from "@/app/ui/When";
import type { Action } from "@/lib/engine";
import { historyWords, sayOutcome } from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import { sayRefusal } from "@/lib/messages/refusals";
import { sayMarks } from "@/lib/messages/table";
import { addsABang, settledBy, type Version } from "@/lib/views/history";
import type { ShownLine } from "@/lib/views/historyPage";
import { cupsShown } from "@/lib/views/shownDice";
import { ShownDice } from "./ShownDice";
import { useOwnWords, useSayEntry } from "./sayingEntries";

interface LineRowProps {
  readonly line: ShownLine;
  readonly names: Names;
  /** The author of an entry, in words. */
  readonly author: (by: string | undefined) => string;
  readonly canFix: boolean;
  readonly onOpen: () => void;
  readonly onRedo: () => void;
}

/** One entry of a round: the current version, replaced ones struck through, and who recorded each when. */
export function LineRow({ line, names, author, canFix, onOpen, onRedo }: LineRowProps) {
  const sayEntry = useSayEntry();
  const more = useId();
  const { stands, versions, wild, leftOut } = line;
  const replaced = versions.slice(0, -1);
  const corrected = isCorrected(versions);
  const last = versions.at(-1);
  return (
    <li id={last && anchorOf(last)} className={`${FOUND} border-line border-t py-0.5 first:border-0`}>
      {replaced.map((entry, at) => (
        <Fragment key={entry.seq}>
          <Replaced entry={entry} next={versions[at + 1] ?? null} line={line} names={names} author={author} />
          {at === 0 && leftOut > 0 && (
            <p className="pt-2 text-small text-soft">{historyWords.leftOut(leftOut)}</p>
          )}
        </Fragment>
      ))}
      {stands && !canFix && (
        <p className={`${SPREAD} min-h-9 items-baseline py-2`}>
          <Standing action={stands.action} names={names} corrected={corrected} />
          <By entry={stands.entry} author={author} />
        </p>
      )}
      {stands && canFix && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={`${more}-marks ${more}-by`}
          onClick={onOpen}
          className="flex min-h-12 w-full items-center gap-2.5 py-2 text-left [&_svg]:size-4 [&_svg]:text-soft"
        >
          <Named name={historyWords.correctLine(sayEntry(stands.action, names))}>
            <span className={`${SPREAD} flex-1 items-baseline`}>
              <Standing action={stands.action} names={names} corrected={corrected} idPrefix={more} />
              <By entry={stands.entry} author={author} idPrefix={more} />
            </span>
            <PencilIcon />
          </Named>
        </button>
      )}
      {!stands && last && (
        <p className={`${SPREAD} py-1`}>
          <span className="font-semibold">{historyWords.undone}</span>
          <By entry={last} author={author} />
        </p>
      )}
      {stands && (
        <ShownDice
          cups={cupsShown(stands.action, replaced.at(-1)?.action ?? null)}
          names={names}
          wild={wild}
        />
      )}
      {line.back && canFix && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={historyWords.redoEntry(sayEntry(line.back.action, names))}
          onClick={onRedo}
          className="min-h-11 text-small text-soft underline underline-offset-4"
        >
          {historyWords.redo}
        </button>
      )}
      {stands?.refusal && (
        <p className="pb-2 text-small text-fire-ink">
          {historyWords.notTaken}: {sayRefusal(stands.refusal, names)}
        </p>
      )}
    </li>
  );
}

/** The anchor of an entry. */
const anchorOf = ({ seq }: Version): string => `entry-${seq}`;

/** Scrolls the target below the middle, so that its round stays visible above. */
const FOUND = "scroll-mt-[35vh]";

const SPREAD = "flex flex-wrap justify-between gap-x-3";

interface StandingProps {
  readonly action: Action;
  readonly names: Names;
  readonly corrected: boolean;
  /** Inside a key: the id prefix of its description. */
  readonly idPrefix?: string | undefined;
}

function Standing({ action, names, corrected, idPrefix }: StandingProps) {
  const sayEntry = useSayEntry();
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className={corrected ? "font-semibold" : ""}>{sayEntry(action, names)}</span>
      <Marks action={action} corrected={corrected} idPrefix={idPrefix} />
    </span>
  );
}

interface ReplacedProps {
  readonly entry: Version;
  /** The version that replaced it. */
  readonly next: Version | null;
  readonly line: ShownLine;
  readonly names: Names;
  readonly author: LineRowProps["author"];
}

/** A replaced version, still readable: its text, its effect, its author and its time. */
function Replaced({ entry, next, line: { stands, wild }, names, author }: ReplacedProps) {
  const sayEntry = useSayEntry();
  const { drink } = useOwnWords();
  const settled = stands && entry.action && settledBy(stands.before, entry.action);
  const cups = cupsShown(entry.action, next?.action ?? null);
  const changed = cups.filter((cup) => cup.changed);
  if (entry.action && addsABang(entry.action, next?.action ?? null)) {
    return (
      <p id={anchorOf(entry)} className={`${SPREAD} ${FOUND} items-baseline pt-2 text-soft`}>
        <span>{`${sayEntry(entry.action, names)}, ${historyWords.oneOfSeveral}`}</span>
        <By entry={entry} author={author} />
      </p>
    );
  }
  return (
    <div id={anchorOf(entry)} className={`${FOUND} pt-2 text-soft`}>
      <p className={SPREAD}>
        <s className="min-w-0 [overflow-wrap:anywhere]">
          <span className="sr-only">{historyWords.struck} </span>
          {entry.action ? sayEntry(entry.action, names) : historyWords.undone}
          {settled && `. ${sayOutcome(settled, names, drink)}`}
        </s>
        <By entry={entry} author={author} />
      </p>
      {changed.length > 0 && <p className="pt-1 text-small">{historyWords.onlyThese}</p>}
      <ShownDice cups={changed.length > 0 ? changed : cups} names={names} wild={wild} />
    </div>
  );
}

/** True if an earlier version was corrected, and not only extended by more bangs. */
const isCorrected = (versions: readonly Version[]): boolean =>
  versions.some(({ action }, at) => at > 0 && !addsABang(versions[at - 1]?.action ?? null, action));

function Marks({ action, corrected, idPrefix }: Omit<StandingProps, "names">) {
  const labels = [corrected ? historyWords.corrected : "", sayMarks(action)];
  const marks = labels.filter((mark) => mark !== "").join("; ");
  return marks === "" ? null : (
    <span id={idPrefix && `${idPrefix}-marks`} className="text-small text-brass">
      {` (${marks})`}
    </span>
  );
}

interface ByProps extends Pick<LineRowProps, "author">, Pick<StandingProps, "idPrefix"> {
  readonly entry: Version;
}

function By({ entry, author, idPrefix }: ByProps) {
  return (
    <span id={idPrefix && `${idPrefix}-by`} className="shrink-0 text-small text-soft">
      <When at={entry.at} as="time" />
      {`, ${author(entry.by)}`}
    </span>
  );
}
