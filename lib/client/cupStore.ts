import type { Face } from "@/lib/engine";
import type { CupsSent } from "@/lib/protocol/liveStateSchemas";
import type { CupSent, CupsTaken, TypedCups } from "@/lib/protocol/typedCups";
import { type DiceDraft, typedIn } from "@/lib/views/diceDraft";
import { isPartOf, sameDice, type TypedHere } from "@/lib/views/typedCups";
import type { Answer } from "./ask";

/** The shared cup entry as this phone knows it. */
export interface CupsView {
  /** The server's last state with this phone's changes on top; undefined before the first state. */
  readonly typed: TypedCups | null | undefined;
  /** This phone's id in it; null if it has none. */
  readonly mark: string | null;
  /** Cups with changes that the server has not confirmed. */
  readonly unsent: ReadonlySet<string>;
}

/**
 * Sends this phone's cup entries until the server confirms them, and merges them with other phones' entries.
 */
export interface CupStore {
  getView(): CupsView;
  subscribe(listener: () => void): () => void;
  /** Replaces the state with the stream's. */
  take(typed: TypedCups | null): void;
  /**
   * Sends this phone's whole entry for a cup.
   * @param began The id of the entry that started the round.
   * @returns the server's response; null if it will never accept it.
   */
  type(began: string, cup: CupSent): Promise<CupsTaken | null>;
  /** Retries unconfirmed entries while the round waits for cups. Returns a function that stops it. */
  start(began: string): () => void;
}

/** The part that survives a reload. */
export interface SavedCups {
  readonly began: string;
  /** This page's id. */
  readonly phone: string;
  readonly mark: string | null;
  readonly unsent: readonly CupSent[];
}

interface CupStoreParts {
  /** Rejects without a response. */
  readonly send: (sent: CupsSent) => Promise<Answer<CupsTaken>>;
  readonly saved: SavedCups | null;
  readonly save: (cups: SavedCups) => void;
  readonly newId: () => string;
  readonly later: (again: () => void, milliseconds: number) => void;
}

const FIRST_RETRY = 500;
const MAX_RETRY = 8_000;

/** Opens the store from an earlier page's data. */
export function openCupStore({ send, saved, save, newId, later }: CupStoreParts): CupStore {
  const phone = saved?.phone ?? newId();
  let began = saved?.began ?? "";
  let mark = saved?.mark ?? null;
  let typed: TypedCups | null | undefined;
  const unsent = new Map<string, CupSent>((saved?.unsent ?? []).map((cup) => [cup.cup, cup]));
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
    save({ began, phone, mark, unsent: [...unsent.values()] });
    view = look();
    for (const listener of listeners) listener();
  };

  /** The stream and the responses are separate connections: older states are ignored. */
  const learn = (now: TypedCups | null) => {
    if (now === null ? !typed : now.version >= (typed?.version ?? 0)) typed = now;
  };

  /** Entries of another round are obsolete. */
  const begin = (round: string) => {
    if (round === began) return;
    began = round;
    unsent.clear();
    resolveSenders(null);
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
      // The bang itself may still be pending. The store learns from the table when the round is over.
      again(answer?.ok === false && answer.wait !== undefined ? answer.wait * 1_000 : retryAfter);
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY);
      return;
    }
    retryAfter = FIRST_RETRY;
    mark = answer.phone;
    for (const cup of sent.cups) if (unsent.get(cup.cup) === cup) unsent.delete(cup.cup);
    learn(answer.typed);
    changed();
    resolveSenders(answer, sent.cups);
    void flush();
  };

  /** Resolves the waiting senders of these cups. */
  const resolveSenders = (taken: CupsTaken | null, cups?: readonly CupSent[]) => {
    const resolved = asked.filter(({ cup }) => cups === undefined || cups.includes(cup));
    asked = asked.filter((one) => !resolved.includes(one));
    for (const { answer } of resolved) answer(taken);
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
      // Connected again.
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
        resolveSenders(null);
      };
    },
  };
}

/**
 * Merges local and remote entries for a round's cups. Local entries count if the server has them or has not
 * received them yet; one that the server dropped was overruled. If the server has a different entry of this
 * phone, because two requests arrived in reverse order, it counts as another phone's.
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
