import { newId } from "@/lib/client/newId";
import { type Action, type GameState, legal, newGame, play, toAct } from "@/lib/engine";
import type { Answered, Sender } from "./ask";

/** A phone: its cookie and its address. */
export interface Phone {
  cookie: string;
  readonly from: string;
}

const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"];

/** One of many addresses. */
export const anyAddress = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

export const oneOf = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One;

/** A guests' table played from several phones. */
export class PlayedTable {
  /** The first is the scorekeeper. */
  readonly phones: Phone[];
  /** The last settled round. */
  round = 0;
  /** The URL of the last shared verdict. */
  verdict = "";
  seq = 0;
  private state: GameState;
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly sender: Sender,
    readonly id: string,
    readonly join: string,
    keeper: Phone,
    state: GameState,
  ) {
    this.phones = [keeper];
    this.state = state;
  }

  /** Starts a table. @throws Error on a refusal. */
  static async start(sender: Sender, game: string, seats: number): Promise<PlayedTable> {
    const { id, body } = newTable(game, seats);
    const keeper: Phone = { cookie: "", from: anyAddress() };
    const answered = await sender.ask({ path: "/api/v1/games", method: "POST", from: keeper.from, body });
    if (answered.status !== 201) throw new Error(`${answered.status} ${answered.body()}`);
    keeper.cookie = answered.cookie;
    const { join } = JSON.parse(answered.body()) as { join: string };
    const state = newGame({ game, house: {}, players: body.players.map(({ seat }) => seat) });
    if (!state.ok) throw new Error(state.refusal.code);
    return new PlayedTable(sender, id, join, keeper, state.value);
  }

  get path(): string {
    return `/api/v1/games/${this.id}`;
  }

  get finished(): boolean {
    return this.state.phase === "finished";
  }

  /** Adds a phone by the link. */
  async admit(): Promise<Answered> {
    const phone: Phone = { cookie: "", from: anyAddress() };
    const answered = await this.sender.ask({
      path: "/api/v1/joins",
      method: "POST",
      from: phone.from,
      body: { token: this.join.slice("/join/".length) },
    });
    if (answered.cookie) this.phones.push({ ...phone, cookie: answered.cookie });
    // More phones than at any table; the others remain as absent guests.
    if (this.phones.length > 12) this.phones.splice(1, 1);
    return answered;
  }

  /** Plays some actions in one request. */
  play(count = 1): Promise<Answered> {
    return this.inTurn(() => {
      const actions: Action[] = [];
      let state = this.state;
      for (let at = 0; at < count; at++) {
        const next = nextOf(state);
        if (next === null) break;
        actions.push(next.action);
        state = next.state;
      }
      return this.send(actions);
    });
  }

  /** Records these actions. @throws Error on a refusal. */
  async record(actions: readonly Action[]): Promise<void> {
    const answered = await this.inTurn(() => this.send(actions));
    if (answered.status !== 200) throw new Error(`${answered.status} ${answered.body()}`);
  }

  /** Serializes a table's entries over all its phones. */
  private inTurn(send: () => Promise<Answered>): Promise<Answered> {
    const done = this.last.then(send);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async send(actions: readonly Action[]): Promise<Answered> {
    const { cookie } = oneOf(this.phones);
    const answered = await this.sender.ask({
      path: `${this.path}/entries`,
      method: "POST",
      cookie,
      from: anyAddress(),
      body: { entries: actions.map((action, at) => ({ id: newId(), action, after: this.seq + at })) },
    });
    if (answered.status !== 200) return answered;
    for (const action of actions) {
      const played = play(this.state, action);
      if (!played.ok) throw new Error(`recorded and not to be played: ${JSON.stringify(action)}`);
      this.state = played.value.state;
      if (action.do === "reveal") this.round++;
    }
    this.seq += actions.length;
    return answered;
  }
}

/** The request that starts a table. */
export function newTable(game: string, seats: number) {
  const id = newId();
  const players = NAMES.slice(0, seats).map((name, at) => ({ seat: `s${at + 1}`, name }));
  return { id, body: { id, game, house: {}, players } };
}

/** A possible next action with its state; null after the end. */
function nextOf(state: GameState): { readonly action: Action; readonly state: GameState } | null {
  const by = toAct(state) ?? state.seats[0]?.player ?? "s1";
  for (const action of likely(state, by)) {
    const played = play(state, action);
    if (played.ok) return { action, state: played.value.state };
  }
  return null;
}

function likely(state: GameState, by: string): readonly Action[] {
  switch (state.phase) {
    case "claiming": {
      const challenge: Action = { do: "challenge", by };
      const { lowest } = legal(state, by).claim;
      const claim: readonly Action[] = lowest === null ? [] : [{ do: "claim", by, claim: lowest }];
      return Math.random() < 0.25 ? [challenge, ...claim] : [...claim, challenge];
    }
    case "revealing":
      return [
        { do: "reveal", outcome: Math.random() < 0.5 ? "short" : "there" },
        { do: "reveal", dice: [1, 2, 3, 4, 6] },
        { do: "reveal", dice: [1, 2] },
        { do: "void-round" },
      ];
    case "finished":
      return [];
    default:
      return [
        { do: "start-round", starter: by, wild: 4 },
        { do: "start-round", starter: by },
        ...state.seats.map(({ player }): Action => ({ do: "start-round", starter: player, wild: 4 })),
        ...state.seats.map(({ player }): Action => ({ do: "start-round", starter: player })),
      ];
  }
}
