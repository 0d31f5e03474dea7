import { expect, test } from "vitest";
import { claimDevice } from "@/lib/server/accounts/claimDevice";
import { deleteAccount } from "@/lib/server/accounts/deleteAccount";
import { changePassword } from "@/lib/server/accounts/ownAccount";
import { recover } from "@/lib/server/accounts/recover";
import {
  beginSession,
  endSession,
  sessionsOf,
  signOutAt,
  signOutEverywhere,
} from "@/lib/server/accounts/sessions";
import { endSessionsOf, makeRecoveryCode } from "@/lib/server/admin/accounts";
import { deleteAbandonedGames } from "@/lib/server/admin/deleteGames";
import { database } from "@/lib/server/db/db";
import { changeGroup, deleteGroup } from "@/lib/server/groups/group";
import { changeRole, removeMember } from "@/lib/server/groups/members";
import { access, accessAccount, type Pass, type Purpose } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { moveTable } from "@/lib/server/roster/moveTable";
import { handOver } from "@/lib/server/seats/handOver";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { deleteTable } from "@/lib/server/table/deleted/deleteTable";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { typeCups } from "@/lib/server/table/reveal/typeCups";
import { newScreenCode } from "@/lib/server/table/screens/screenCodes";
import { giveScreen } from "@/lib/server/table/screens/tableScreens";
import { start } from "../engine/tableOf";
import { passOf, testGroup } from "./group";
import { ownerCalled } from "./installation/owner";
import { ownDataFolder } from "./ownDataFolder";
import { signedInAs, signedUp, sureOf } from "./people";
import { joined, watching } from "./phones/asking";
import { crew, entriesOf, freshId, guest, ROUND, recordAll, seatedTable } from "./table";

// Messages to an open screen before the author's response; the heartbeat, which would find out by itself, is
// disabled (`ownDataFolder`).

ownDataFolder();

type Heard = string[];

async function passTo(visitor: Visitor, game: string, purpose: Purpose = "read"): Promise<Pass> {
  const pass = await access(visitor, game, purpose);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

const signedInPass = (visitor: Visitor) => {
  const pass = accessAccount(visitor);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
};

/** An open screen's messages from now on, by event name. */
async function listens(visitor: Visitor, game: string): Promise<Heard> {
  const heard: Heard = [];
  const text = new TextDecoder();
  new EntryStream(await passTo(visitor, game), 0).follow({
    send: (event) => heard.push(/^event: (\w+)/m.exec(text.decode(event))?.[1] ?? "retry") > 0,
    end: () => heard.push("end"),
  });
  // The last initial message.
  await expect.poll(() => heard, { interval: 5 }).toContain("cups");
  heard.splice(0);
  return heard;
}

/** Runs a change; returns the messages that screens got before the response. */
async function hears(
  { visitor, game }: { visitor: Visitor; game: string },
  change: () => Promise<unknown>,
): Promise<readonly string[]> {
  const heard = await listens(visitor, game);
  expect(await change()).not.toMatchObject({ ok: false });
  return [...heard];
}

/** A group's game with its people. */
async function groupGame() {
  const group = await testGroup();
  const { id: game } = await begin(group.member, { group: group.id });
  return { group, game, of: (who: Visitor) => passOf(who, group.id) };
}

async function begin(who: Visitor, more: object = {}) {
  const game = { ...crew("Ann", "Bob", "Cy"), ...more };
  expect(await startGame(who, game)).toMatchObject({ ok: true });
  return game;
}

const idOf = (who: Visitor): string => who.account?.id ?? "";
const browserOf = (before: Visitor) => ({ before, userAgent: null, tablesStay: true });

/** A signed-in player at a guest table. */
async function seatedAccount() {
  const pass = await seatedTable();
  const visitor = await joined(pass, await signedUp("Ann"));
  return {
    visitor,
    game: pass.gameId,
    own: signedInPass(visitor),
    sure: await sureOf(visitor),
    elsewhere: await signedInAs(idOf(visitor)),
  };
}

/** Changes that revoke access; return the messages of the affected screen. */
const TAKEN: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  "a guest is removed from a table": async () => {
    const pass = await seatedTable();
    const visitor = await joined(pass);
    return hears({ visitor, game: pass.gameId }, () =>
      removePhone(pass, publicHolderId(pass.tableId, holderOf(visitor))),
    );
  },
  "a watcher is removed from a table": async () => {
    const pass = await seatedTable();
    const visitor = await watching(pass);
    return hears({ visitor, game: pass.gameId }, () =>
      removePhone(pass, publicHolderId(pass.tableId, holderOf(visitor))),
    );
  },
  "a TV is removed": async () => {
    const pass = await seatedTable();
    const visitor = await tvOf(pass);
    return hears({ visitor, game: pass.gameId }, () =>
      removePhone(pass, publicHolderId(pass.tableId, holderOf(visitor))),
    );
  },
  "a TV is assigned to another table": async () => {
    const [pass, other] = [await seatedTable(), await seatedTable()];
    const visitor = await tvOf(pass);
    return hears({ visitor, game: pass.gameId }, async () => tvOf(other, visitor));
  },
  "a member is removed from a group": async () => {
    const { group, game, of } = await groupGame();
    const by = await of(group.owner);
    return hears({ visitor: group.member, game }, () => removeMember(by, idOf(group.member)));
  },
  "a member leaves a group": async () => {
    const { group, game, of } = await groupGame();
    const by = await of(group.member);
    return hears({ visitor: group.member, game }, () => removeMember(by, idOf(group.member)));
  },
  "a member is removed, on a TV of the group": async () => {
    const { group, game, of } = await groupGame();
    const visitor = await tvOf(await passTo(group.keeper, game));
    const by = await of(group.owner);
    return hears({ visitor, game }, () => removeMember(by, idOf(group.member)));
  },
  "a member becomes a viewer, on the phone they joined with before signing in": async () => {
    const { group, game, of } = await groupGame();
    const phone = await joined(await passTo(group.keeper, game, "share"));
    await beginSession(idOf(group.member), browserOf(phone), "passphrase");
    const by = await of(group.owner);
    return hears({ visitor: phone, game }, () => changeRole(by, idOf(group.member), "viewer"));
  },
  "a member becomes a viewer, on a TV of the group": async () => {
    const { group, game, of } = await groupGame();
    const visitor = await tvOf(await passTo(group.keeper, game));
    const by = await of(group.owner);
    return hears({ visitor, game }, () => changeRole(by, idOf(group.member), "viewer"));
  },
  "a group is deleted": async () => {
    const { group, game, of } = await groupGame();
    const by = await of(group.owner);
    return hears({ visitor: group.viewer, game }, () => deleteGroup(by));
  },
  "a game is deleted": async () => {
    const pass = await seatedTable();
    const visitor = await joined(pass);
    return hears({ visitor, game: pass.gameId }, () => deleteGame(pass));
  },
  "a table is deleted": async () => {
    const pass = await seatedTable();
    const visitor = await joined(pass);
    return hears({ visitor, game: pass.gameId }, () => deleteTable(pass));
  },
  "an abandoned guest game is purged": async () => {
    const pass = await seatedTable();
    const long = new Date(Date.now() + 10_000 * 24 * 60 * 60 * 1000);
    return hears({ visitor: pass.visitor, game: pass.gameId }, () => deleteAbandonedGames(long, () => false));
  },
  "an account is deleted": async () => {
    const { visitor, game, sure } = await seatedAccount();
    return hears({ visitor, game }, () => deleteAccount(sure));
  },
  "an account signs out": async () => {
    const { visitor, game, own } = await seatedAccount();
    return hears({ visitor, game }, () => endSession(own.session));
  },
  "an account signs out on another phone": async () => {
    const { visitor, game, own, elsewhere } = await seatedAccount();
    const there = (await sessionsOf(own)).find(({ here }) => !here)?.id ?? "";
    return hears({ visitor: { ...visitor, account: elsewhere.account }, game }, () =>
      signOutAt(own, there, undefined),
    );
  },
  "an account signs out everywhere": async () => {
    const { visitor, game, sure } = await seatedAccount();
    return hears({ visitor, game }, () => signOutEverywhere(sure));
  },
  "an account changes its password on another phone": async () => {
    const { game, sure, elsewhere } = await seatedAccount();
    return hears({ visitor: elsewhere, game }, () => changePassword(sure, "quiet lantern over gravel"));
  },
  "an account resets its password with a code": async () => {
    const { visitor, game } = await seatedAccount();
    const { owner, pass } = await ownerCalled("Olive");
    const made = await makeRecoveryCode(pass, idOf(visitor), await sureOf(owner));
    if (!made.ok) throw new Error(made.refusal.message);
    return hears({ visitor, game }, () => recover(made.value.code, "quiet lantern over gravel"));
  },
  "the server owner ends an account's sessions": async () => {
    const { visitor, game } = await seatedAccount();
    const { pass: owner } = await ownerCalled("Olive");
    return hears({ visitor, game }, () => endSessionsOf(owner, idOf(visitor)));
  },
  "a removed member signs in on the phone they joined with as a guest": async () => {
    const { group, game, of } = await groupGame();
    const phone = await joined(await passTo(group.keeper, game, "share"));
    await removeMember(await of(group.owner), idOf(group.member));
    return hears({ visitor: phone, game }, () =>
      beginSession(idOf(group.member), browserOf(phone), "passphrase"),
    );
  },
  "another account signs in on the browser": async () => {
    const { visitor, game } = await seatedAccount();
    const other = await signedUp("Bob");
    return hears({ visitor, game }, () => beginSession(idOf(other), browserOf(visitor), "passphrase"));
  },
};

/** A browser that is now a table's TV. */
async function tvOf(pass: Pass, screen: Visitor = guest()): Promise<Visitor> {
  if (screen.device === null) throw new Error("a screen is a device");
  const code = await newScreenCode(screen.device, "A television");
  expect(await giveScreen(pass, code ?? "")).toMatchObject({ ok: true });
  return screen;
}

test.each(Object.entries(TAKEN))("blanks a page before the response: %s", async (_, heardAs) => {
  expect((await heardAs()).slice(-2)).toEqual(["gone", "end"]);
});

/** Changes for a screen that keeps access, and their messages. */
const NOTIFICATIONS: Readonly<
  Record<string, readonly [heard: readonly string[], () => Promise<readonly string[]>]>
> = {
  "an entry is recorded": [
    ["entry"],
    async () => {
      const pass = await seatedTable();
      const visitor = await watching(pass);
      return hears({ visitor, game: pass.gameId }, () => record(pass, entriesOf([start("s1", 4)])));
    },
  ],
  "the next game starts": [
    ["next"],
    async () => {
      const pass = await seatedTable();
      const visitor = await watching(pass);
      return hears({ visitor, game: pass.gameId }, () => begin(pass.visitor, { after: pass.gameId }));
    },
  ],
  "another phone becomes the scorekeeper": [
    ["reload", "end"],
    async () => {
      const pass = await seatedTable();
      const [sits, visitor] = [await joined(pass), await watching(pass)];
      await takeSeat(await passTo(sits, pass.gameId, "record"), { seat: "s2" });
      return hears({ visitor, game: pass.gameId }, () => handOver(pass, "s2"));
    },
  ],
  "another game of the table is deleted": [
    ["reload", "end"],
    async () => {
      const pass = await seatedTable();
      const visitor = await watching(pass);
      const { id: other } = await begin(pass.visitor, { after: pass.gameId });
      const by = await passTo(pass.visitor, other, "relink");
      return hears({ visitor, game: pass.gameId }, () => deleteGame(by));
    },
  ],
  "another game of the table is restored": [
    ["reload", "end"],
    async () => {
      const pass = await seatedTable();
      const visitor = await watching(pass);
      const { id: other } = await begin(pass.visitor, { after: pass.gameId });
      await deleteGame(await passTo(pass.visitor, other, "relink"));
      const by = await passTo(pass.visitor, other, "restore");
      return hears({ visitor, game: pass.gameId }, () => restoreGame(by));
    },
  ],
  "a member becomes a viewer": [
    ["reload", "end"],
    async () => {
      const { group, game, of } = await groupGame();
      const by = await of(group.owner);
      return hears({ visitor: group.member, game }, () => changeRole(by, idOf(group.member), "viewer"));
    },
  ],
  "a group changes its tablecloth": [
    ["reload", "end"],
    async () => {
      const { group, game } = await groupGame();
      return hears({ visitor: group.viewer, game }, () =>
        changeGroup(group.pass, { cloth: { plate: "E 7" } }),
      );
    },
  ],
  "a table becomes a group's": [
    ["reload", "end"],
    async () => {
      const { member, id: group } = await testGroup();
      const pass = await seatedTable(member);
      const visitor = await watching(pass);
      return hears({ visitor, game: pass.gameId }, () => moveTable(pass, { group, people: [] }));
    },
  ],
  "the same account signs in again on the browser": [
    ["end"],
    async () => {
      const { visitor, game } = await seatedAccount();
      return hears({ visitor, game }, () => beginSession(idOf(visitor), browserOf(visitor), "passphrase"));
    },
  ],
  "a guest's tables become an account's": [
    ["end"],
    async () => {
      const pass = await seatedTable();
      const visitor = await joined(pass);
      const account = idOf(await signedUp("Ann"));
      if (visitor.device === null) throw new Error("a guest is a device");
      const { device } = visitor;
      return hears({ visitor, game: pass.gameId }, () => claimDevice(account, device, "A browser"));
    },
  ],
};

test.each(Object.entries(NOTIFICATIONS).map(([what, [heard, heardAs]]) => [what, heard, heardAs] as const))(
  "notifies a page before the response: %s",
  async (_, heard, heardAs) => {
    expect((await heardAs()).slice(-heard.length)).toEqual(heard);
  },
);

/** Live state is reloaded after a change: a screen gets it after the response, without a heartbeat. */
const SOON: Readonly<Record<string, readonly [heard: string, () => Promise<Heard>]>> = {
  "a removed guest's seat is free": [
    "aside",
    async () => {
      const pass = await seatedTable();
      const sits = await joined(pass);
      await takeSeat(await passTo(sits, pass.gameId, "record"), { seat: "s2" });
      const heard = await listens(pass.visitor, pass.gameId);
      await removePhone(pass, publicHolderId(pass.tableId, holderOf(sits)));
      return heard;
    },
  ],
  "a removed guest's dice entries are deleted": [
    "cups",
    async () => {
      const pass = await seatedTable();
      const types = await joined(pass);
      const [first] = await recordAll(pass, ROUND.slice(0, 3));
      const cups = [{ cup: "s1", dice: [6 as const] }];
      const typed = { began: first?.id ?? "", phone: freshId(), cups };
      expect(await typeCups(await passTo(types, pass.gameId, "record"), typed)).toMatchObject({ ok: true });
      const heard = await listens(pass.visitor, pass.gameId);
      await removePhone(pass, publicHolderId(pass.tableId, holderOf(types)));
      return heard;
    },
  ],
  "a group pauses its games for the tones": [
    "aside",
    async () => {
      const { group, game } = await groupGame();
      const heard = await listens(group.viewer, game);
      const { tones } = await database().group.findUniqueOrThrow({ where: { id: group.id } });
      expect(await changeGroup(group.pass, { tones: !tones })).toMatchObject({ ok: true });
      return heard;
    },
  ],
};

test.each(Object.entries(SOON).map(([what, [heard, heardAs]]) => [what, heard, heardAs] as const))(
  "notifies a page soon: %s",
  async (_, event, heardAs) => {
    const heard = await heardAs();
    await expect.poll(() => heard).toContain(event);
  },
);
