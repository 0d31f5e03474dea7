import { browserWords } from "./anyPage";

/** "Firefox on an iPhone", as it is kept, in the reader's language. */
export function sayBrowser(kept: string): string {
  const [browser = "", on] = kept.split(" on ");
  const system = on?.replace(/^an? /, "");
  const name = browser === "A browser" ? browserWords.any : browser;
  return isSystem(system) ? browserWords.on(name, browserWords.systems[system]) : name;
}

const isSystem = (text: string | undefined): text is keyof typeof browserWords.systems =>
  text !== undefined && Object.hasOwn(browserWords.systems, text);
