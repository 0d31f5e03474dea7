import { useRef, useState } from "react";
import {
  type Action,
  activePlayers,
  type GameState,
  type PlayerId,
  play,
  type RecordOutcome,
} from "@/lib/engine";
import {
  joinedBy,
  newDraft,
  type OpenFact,
  oneTap,
  openFacts,
  type ScoreDraft,
  type ScoreForm,
  type ScoreKey,
  type ScoreStep,
  type ScoreVerdict,
  type ScoreWay,
  scoreForm,
  stepOf,
  verdictOn,
  withSeat,
} from "@/lib/views/scoring";
import type { Seated } from "../_table/seated";

/** The taps of a round by its outcome, and what they lead to. */
export interface Scoring {
  readonly form: ScoreForm;
  readonly draft: ScoreDraft;
  readonly step: ScoreStep;
  readonly verdict: ScoreVerdict | null;
  /** Facts about the outcome just recorded on this phone that are still open. */
  readonly facts: readonly OpenFact[];
  /** The outcome just recorded on another phone, with this phone's player as one more challenger. */
  readonly join: RecordOutcome | null;
  readonly choose: (way: ScoreWay) => void;
  readonly tapSeat: (player: PlayerId) => void;
  readonly edit: (draft: ScoreDraft) => void;
  readonly record: (action: RecordOutcome) => void;
  readonly recordKey: (key: ScoreKey) => void;
  readonly answer: (action: RecordOutcome) => void;
}

/** Ignores a second tap on the same seat for this long, in milliseconds: one tap is a whole round. */
const SAME_SEAT_MS = 700;
const NO_SEAT = { player: "", at: 0 };

/** Keeps the draft of a round, and records it. A draft ends with the next entry from any phone. */
export function useScoring({ table, view, seat, tap, correct }: Seated): Scoring {
  const { state, seq, round } = table;
  const claimer = view.latest?.player ?? null;
  // In an open round the costs are those of the round that replaces it (S14).
  const base = baseOf(state);
  const form = scoreForm(base);
  const [usual = "loss"] = form.ways;
  const blank = newDraft(usual, usual === "challenge" ? claimer : null);
  const [drafted, setDrafted] = useState({ seq, draft: blank });
  const draft = drafted.seq >= seq ? drafted.draft : blank;
  const edit = (next: ScoreDraft) => setDrafted({ seq: Math.max(seq, drafted.seq), draft: next });
  // The state before the last round, if this phone saw it.
  const [seen, setSeen] = useState<{ base: GameState; before: GameState | null }>({ base, before: null });
  if (seen.base.settledRounds !== base.settledRounds)
    setSeen({ base, before: base.settledRounds === seen.base.settledRounds + 1 ? seen.base : null });
  /** The round that this phone recorded last. */
  const [recorded, setRecorded] = useState(-1);
  const lastSeat = useRef(NO_SEAT);

  const ruling = round[0]?.action.ruling;
  const record = (action: RecordOutcome) => {
    setRecorded(base.settledRounds);
    if (state.phase !== "claiming") {
      // Until the round is stored and shown, also after others, taps count for the next one.
      if (tap(action)) setDrafted({ seq: Math.max(seq, drafted.seq) + 1, draft: newDraft(usual) });
    } else
      correct({
        // A starter that the table allowed stays allowed (S10).
        action: { ...action, starter: state.round.starter, ...(ruling !== undefined && { ruling }) },
        replaces: round.map((entry) => entry.seq),
      });
  };
  const recordKey = ({ key, action }: ScoreKey) => {
    // The claim is on the table, so the round goes on to its end (S12).
    const continues =
      state.phase === "claiming" && action.claimer === claimer && draft.outOfTurn === null && key !== "exact";
    if (!continues) return record(action);
    const { challengers = [] } = action;
    const [first = ""] = challengers;
    const challenge: Action = { do: "challenge", by: challengers.length > 1 ? challengers : first };
    if (tap(challenge)) tap({ do: "reveal", outcome: key === "right" ? "short" : "there" });
  };
  const tapSeat = (player: PlayerId) => {
    const now = Date.now();
    const again = lastSeat.current.player === player && now - lastSeat.current.at < SAME_SEAT_MS;
    lastSeat.current = { player, at: now };
    const next = withSeat(base, draft, player);
    const [loser = player] = next.by;
    if (draft.way === "challenge" || stepOf(base, next) !== "done") edit(next);
    else if (!again) record(oneTap(draft.way, loser));
  };
  // An entry without an author is not on the server yet, so its number may change.
  const last = table.last?.entry.by === "" ? undefined : table.last?.entry.action;
  const { before } = seen;
  const known = before !== null && last?.do === "outcome" ? { before, last } : null;
  const here = recorded === before?.settledRounds;
  const me = activePlayers(state.seats).find((player) => player === seat.mine);
  return {
    form,
    draft,
    step: stepOf(base, draft),
    verdict: verdictOn(base, draft),
    facts: known && here ? openFacts(known.before, known.last) : [],
    join: known && !here && me !== undefined ? joinedBy(known.before, known.last, me) : null,
    choose: (way) => {
      lastSeat.current = NO_SEAT;
      edit(newDraft(way, way === "challenge" ? claimer : null));
    },
    tapSeat,
    edit,
    record,
    recordKey,
    answer: (action) => {
      const seqOfLast = table.last?.entry.seq;
      if (seqOfLast !== undefined) correct({ action, replaces: [seqOfLast] });
    },
  };
}

/** The state between rounds that an outcome is recorded in. */
function baseOf(state: GameState): GameState {
  if (state.phase !== "claiming") return state;
  const voided = play(state, { do: "void-round" });
  return voided.ok ? voided.value.state : state;
}
