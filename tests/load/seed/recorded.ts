import { type Action, type GameState, type PlayerId, play } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { type JournalRound, stamped } from "@/lib/server/table/record/journalStore";
import { countGame, endingOf, type PlayedAction } from "@/lib/views/figures/countGame";
import { finishingOrder } from "@/lib/views/figures/finishingOrder";
import { type GameCount, storedCount } from "@/lib/views/figures/groupSum";
import type { Chance } from "../crew/chance";
import type { Tap } from "../crew/crewGame";

/** Between two taps. */
const PAUSE_MS = 9_000;

/** A recorded game: everything stored derives from its entries. */
export class RecordedGame {
  readonly entries: Entry[] = [];
  readonly rounds: JournalRound[] = [];
  /** The joining entries of late players. */
  readonly joined = new Map<PlayerId, number>();
  state: GameState;
  private readonly played: PlayedAction[] = [];
  private at: number;

  /** @param startedAt Its start, in milliseconds since 1970. */
  constructor(
    private readonly opening: GameState,
    startedAt: number,
    private readonly chance: Chance,
  ) {
    this.state = opening;
    this.at = startedAt;
  }

  /** The time of the last entry. */
  get lastAt(): Date {
    return new Date(this.at);
  }

  /** Records a tap; a wrong entry is replaced, or undone and entered again. */
  tapped({ mistaken, ...played }: Tap): void {
    if (mistaken === null) this.write(played, this.chance.id());
    else {
      const wrong = this.entry(mistaken, this.chance.id());
      if (this.chance.happens(0.7)) this.write(played, this.chance.id(), wrong);
      else {
        this.entry(null, this.chance.id(), wrong);
        this.write(played, this.chance.id());
      }
    }
  }

  /** Records one more accepted action. @param id The entry's id. */
  record(action: Action, id: string): void {
    const done = play(this.state, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} → ${done.refusal.code}`);
    this.write({ action, before: this.state, after: done.value.state, facts: done.value.facts }, id);
  }

  /** Its statistics. */
  count(): GameCount {
    const ending = endingOf(this.state);
    return storedCount(countGame(this.opening, this.played), ending && finishingOrder(this.state, ending));
  }

  private write(played: PlayedAction, id: string, replaced?: number): void {
    const { action, after, facts } = played;
    const seq = this.entry(action, id, replaced);
    this.played.push(played);
    this.state = after;
    if (action.do === "join" && played.before.seats.every(({ player }) => player !== action.player))
      this.joined.set(action.player, seq);
    for (const fact of facts)
      if (fact.fact === "settled")
        this.rounds.push({ place: replaced ?? seq, settled: fact.settled, since: seq });
  }

  private entry(action: Action | null, id: string, replaced?: number): number {
    const seq = this.entries.length + 1;
    this.at += PAUSE_MS * (0.5 + this.chance.next());
    const sent = { id, action, after: seq - 1, ...(replaced !== undefined && { replaces: [replaced] }) };
    this.entries.push(stamped(sent, { seq, at: new Date(this.at).toISOString() }));
    return seq;
  }
}
