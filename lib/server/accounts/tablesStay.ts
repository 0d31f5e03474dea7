import { cookieIn } from "../http/cookies";
import { cookieText, nameOfCookie } from "./signInCookies";

// What was played on a phone without an account comes along with whoever signs in there, unless they say that it stays the phone's: phones
// are lent. Somebody who is away at a provider, or waits for a mail, has said so before; it is kept in a cookie of its own.

const SECONDS = 30 * 60;
const STAY = "stay";
const name = () => nameOfCookie("sign-in-tables");

/** Remembers whether the tables stay, for a sign-in that goes on elsewhere. */
export const rememberTablesStay = (stay: boolean): string =>
  stay ? cookieText(name(), STAY, SECONDS) : cookieText(name(), "", 0);

interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Whether they were to stay, as a page is asked for. */
export const tablesWereToStay = (cookies: Cookies): boolean => cookies.get(name())?.value === STAY;

/** Whether they stay: as the form says (`claim`: whether they come along), else as it was said before. */
export const tablesStay = (request: Request, claim: boolean | undefined): boolean =>
  claim === undefined ? cookieIn(request, name()) === STAY : !claim;
