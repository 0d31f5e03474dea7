import type { Face } from "@/lib/engine";
import type { CupsSent } from "@/lib/protocol/liveStateSchemas";
import type { CupSent, CupsTaken, TypedCups } from "@/lib/protocol/typedCups";
import { type DiceDraft, typedIn } from "@/lib/views/diceDraft";
import { isPartOf, sameDice, type TypedHere } from "@/lib/views/typedCups";
import type { Answer } from "./ask";

/** What this phone knows of the cups that are typed on all phones. */
export interface CupsView {
  /** As it was told last, with what it typed since; undefined until it was told anything. */
  readonly typed: TypedCups | null | undefined;
  /** The mark of this phone in it; null while it has none. */
  readonly mark: string | null;
  /** The cups of which the server does not know yet what was typed here. */
  readonly unsent: ReadonlySet<string>;
}

/** Sends what is typed here of lifted cups until the server has it, and lays it into what the others typed. */
export interface CupStore {
  getView(): CupsView;
  subscribe(listener: () => void): () => void;
  /** Takes what the live stream tells: all of it, each time. */
  take(typed: TypedCups | null): void;
  /**
   * Sends all that was typed here of a cup.
   * @param began The id of the entry that began the round.
   * @returns what the server answers once it has it; null where it never will.
   */
  type(began: string, cup: CupSent): Promise<CupsTaken | null>;
  /** Sends what was not sent yet, on and on while the cups of this round are awaited. Returns what stops it. */
  start(began: string): () => void;
}

/** What outlasts the page. */
export interface SavedCups {
  readonly began: string;
  /** What this page calls itself. */
  readonly phone: string;
  readonly mark: string | null;
  readonly unsent: readonly CupSent[];
}

interface CupStoreParts {
  /** Rejects when no answer came. */
  readonly send: (sent: CupsSent) => Promise<Answer<CupsTaken>>;
  readonly kept: SavedCups | null;
  readonly keep: (kept: SavedCups) => void;
  readonly newId: () => string;
  readonly later: (again: () => void, milliseconds: number) => void;
}

const FIRST_RETRY = 500;
const MAX_RETRY = 8_000;

/** Opens the store on what an earlier page kept of it. */
export function openCupStore({ send, kept, keep, newId, later }: CupStoreParts): CupStore {
  const phone = kept?.phone ?? newId();
  let began = kept?.began ?? "";
  let mark = kept?.mark ?? null;
  let typed: TypedCups | null | undefined;
  const unsent = new Map<string, CupSent>((kept?.unsent ?? []).map((cup) => [cup.cup, cup]));
  let asked: {
    readonly cup: CupSent;
    readonly answer: (taken: CupsTaken | null) => void;
  }[] = [];
  let going = false;
  let sending = false;
  let retryAfter = FIRST_RETRY;
  const listeners = new Set<() => void>();
  const look = (): CupsView => ({ typed, mark, unsent: new Set(unsent.keys()) });
  let view = look();

  const changed = () => {
    keep({ began, phone, mark, unsent: [...unsent.values()] });
    view = look();
    for (const listener of listeners) listener();
  };

  /** The stream and the answers come by lines of their own: what is older than what is known is passed over. */
  const learn = (now: TypedCups | null) => {
    if (now === null ? !typed : now.version >= (typed?.version ?? 0)) typed = now;
  };

  /** Of another round nothing is left to be sent. */
  const begin = (round: string) => {
    if (round === began) return;
    began = round;
    unsent.clear();
    tell(null);
  };

  const again = (milliseconds: number) => later(() => void flush(), milliseconds);

  const flush = async (): Promise<void> => {
    if (sending || !going || unsent.size === 0) return;
    sending = true;
    const sent = { began, phone, cups: [...unsent.values()] };
    const answer = await send(sent).catch(() => null);
    sending = false;
    if (!going || sent.began !== began) return void flush();
    if (!answer?.ok || !answer.kept) {
      // The bang may be on its way itself; whoever follows the table learns when the round is over.
      again(answer?.ok === false && answer.wait !== undefined ? answer.wait * 1_000 : retryAfter);
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY);
      return;
    }
    retryAfter = FIRST_RETRY;
    mark = answer.phone;
    for (const cup of sent.cups) if (unsent.get(cup.cup) === cup) unsent.delete(cup.cup);
    learn(answer.typed);
    changed();
    tell(answer, sent.cups);
    void flush();
  };

  /** Tells those who typed these cups what came of it. */
  const tell = (taken: CupsTaken | null, cups?: readonly CupSent[]) => {
    const told = asked.filter(({ cup }) => cups === undefined || cups.includes(cup));
    asked = asked.filter((one) => !told.includes(one));
    for (const { answer } of told) answer(taken);
  };

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(now) {
      learn(now);
      changed();
      // The line is there.
      void flush();
    },
    type(round, { cup, dice, instead = [] }) {
      begin(round);
      const all = [...(unsent.get(cup)?.instead ?? []), ...instead];
      const typedHere = { cup, dice, ...(all.length > 0 && { instead: all }) };
      unsent.set(cup, typedHere);
      changed();
      void flush();
      return new Promise((answer) => asked.push({ cup: typedHere, answer }));
    },
    start(round) {
      begin(round);
      going = true;
      void flush();
      return () => {
        going = false;
        tell(null);
      };
    },
  };
}

/**
 * What was typed here and elsewhere of the cups of a round. What the server has of this phone, or does not know yet, counts; what it has
 * not any more, somebody decided against. Where it has something else of this phone, as when a tap overtook the one before on its way,
 * that stands beside what is here like another's.
 */
export function typedHere({ typed, mark, unsent }: CupsView, began: string, own: DiceDraft): TypedHere {
  const now = typed?.began === began ? typed.readings : [];
  const isKnown = (cup: string, dice: readonly Face[]) =>
    now.some((one) => one.phone === mark && one.cup === cup && isPartOf(dice, one.dice));
  return {
    own,
    counts: (cup) => typed === undefined || unsent.has(cup) || isKnown(cup, typedIn(own, cup)),
    others: now.filter(
      ({ phone, cup, dice }) => phone !== mark || !(unsent.has(cup) || sameDice(dice, typedIn(own, cup))),
    ),
  };
}
