/** Patterns for user agents with the browser's name; the first match wins. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone|iPod/, "an iPhone"],
  [/iPad/, "an iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "a Chromebook"],
  [/Mac OS X|Macintosh/, "a Mac"],
  [/Linux/, "Linux"],
] as const;

/** The browser's name and system, as far as the user agent reveals them: "Firefox on Android". */
export function browserOf(userAgent: string | null): string {
  const named = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  return `${named(BROWSERS) ?? "A browser"}${named(SYSTEMS) ? ` on ${named(SYSTEMS)}` : ""}`;
}
