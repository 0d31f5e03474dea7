import { browserWords } from "./anyPage";

/** The stored "Firefox on an iPhone", in the reader's language. */
export function sayBrowser(stored: string): string {
  const [browser = "", on] = stored.split(" on ");
  const system = on?.replace(/^an? /, "");
  const name = browser === "A browser" ? browserWords.any : browser;
  return isSystem(system) ? browserWords.on(name, browserWords.systems[system]) : name;
}

const isSystem = (text: string | undefined): text is keyof typeof browserWords.systems =>
  text !== undefined && Object.hasOwn(browserWords.systems, text);
