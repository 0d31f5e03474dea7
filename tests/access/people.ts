import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/server/accounts/password";
import { beginSession, setSession } from "@/lib/server/accounts/sessions";
import { database } from "@/lib/server/db/db";
import { newDevice } from "@/lib/server/identity/device";
import { sessionNamed } from "@/lib/server/identity/session";
import { holderOf, type Visitor, visitorOf } from "@/lib/server/identity/visitor";
import { cookieOf } from "../server/people";

// The requesters, several per role.

export const id = (): string => randomBytes(16).toString("base64url");
export const inAnHour = () => new Date(Date.now() + 3_600_000);

/** A requester. */
export interface Person {
  readonly visitor: Visitor;
  readonly cookie: string;
  /** Private to them; guests have none. */
  readonly email: string | null;
}

/** The first of several. */
export function firstOf(people: readonly Person[] = []): Visitor {
  const [person] = people;
  if (person === undefined) throw new Error("nobody of that role");
  return person.visitor;
}

/** Creates several items. */
export const many = <What>(count: number, made: (at: number) => What): What[] =>
  Array.from({ length: count }, (_, at) => made(at));

/** Phones without an account. */
export const guests = (count: number): Promise<Person[]> =>
  Promise.all(
    many(count, async () => {
      const visitor: Visitor = { device: newDevice(), account: null };
      return { visitor, cookie: await cookieOf(visitor), email: null };
    }),
  );

/** Everyone's password. */
export const PASSWORD = "seven red dice under a cup";

let hash: Promise<string> | undefined;
const theHash = (): Promise<string> => {
  hash ??= hashPassword(PASSWORD);
  return hash;
};

/** Account users with two sessions: this one, and a browser that sends no requests. */
export async function accounts(role: string, count: number): Promise<Person[]> {
  const passphrase = await theHash();
  const made = many(count, (at) => ({
    id: id(),
    session: id(),
    email: `${role.replaceAll(" ", "-")}.${at}@mail.example`,
  }));
  await database().account.createMany({
    data: made.map(({ id: account, email }, at) => ({
      id: account,
      name: `${role} ${at}`,
      email,
      passphrase,
    })),
  });
  await database().identity.createMany({
    data: made.map(({ id: accountId, email }) => ({ provider: "github", subject: email, accountId })),
  });
  await database().session.createMany({
    data: made.flatMap(({ id: accountId, session }) =>
      [session, id()].map((one) => ({
        id: one,
        accountId,
        browser: "A browser",
        expiresAt: inAnHour(),
      })),
    ),
  });
  return Promise.all(
    made.map(async ({ session, email }) => {
      const visitor: Visitor = { device: null, account: await sessionNamed(session) };
      return { visitor, cookie: await cookieOf(visitor), email };
    }),
  );
}

/** The same person, signed in on a phone that was a guest's. */
export async function signedInOn(person: Person, guest: Visitor, tablesStay: boolean): Promise<Person> {
  const begun = await beginSession(
    holderOf(person.visitor),
    { before: guest, userAgent: null, tablesStay },
    "passphrase",
  );
  const cookies = [await cookieOf(guest), ...(await setSession(begun))].map(
    (text) => text.split(";")[0] ?? "",
  );
  const byName = new Map(cookies.map((text) => [text.slice(0, text.indexOf("=")), text]));
  const cookie = [...byName.values()].join("; ");
  const visitor = await visitorOf(new Request("http://table.local", { headers: { cookie } }));
  return { ...person, visitor, cookie };
}
