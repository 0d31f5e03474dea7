/** A target on a page: a role and an accessible name; a pattern is matched. */
export interface Sought {
  readonly kind: "button" | "link" | "radio" | "search" | "photo";
  readonly name: string | RegExp;
}

/**
 * Records errors of a page from its first run there. It persists over navigation in the same tab; errors
 * during loading, before it runs again, are missed.
 */
export const HEAR = `
  if (!window.hearsTrouble) {
    window.hearsTrouble = true;
    const hear = (kind, what) => {
      // What a page was still loading breaks off when it is left.
      if (window.isLeft) return;
      sessionStorage.trouble = (sessionStorage.trouble ?? "") + kind + ": " + what + " on " + location.pathname + "\\n";
    };
    addEventListener("error", (event) => hear("error", event.message ?? event.target.src ?? event.target.href), true);
    addEventListener("unhandledrejection", ({ reason }) => hear("rejection", reason));
    addEventListener("securitypolicyviolation", (event) => hear("policy", event.effectiveDirective + " " + event.blockedURI));
    const { error } = console;
    console.error = (...said) => {
      hear("console", said.join(" "));
      error.apply(console, said);
    };
  }
`;

/**
 * A function body. Returns the first visible, enabled element that matches, preferring an open sheet; or
 * null.
 */
export const FIND = `${HEAR}
  const [kind, name, isPattern] = arguments;
  const kinds = {
    button: "button, [role=button], summary",
    link: "a[href]",
    radio: "input[type=radio]",
    search: "input[type=search]",
    photo: "input[type=file]",
  };
  const trimmed = (text) => text.replace(/\\s+/g, " ").trim();
  // Blocks are words of their own, and parts of a line are none: either reading does.
  const names = (one) => {
    const told = one.getAttribute("aria-label");
    if (told !== null) return [told];
    const said = one.labels?.[0] ?? one;
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
    const parts = [];
    // What is drawn beside a name has no part in it.
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (!parentElement.closest("[aria-hidden=true]")) parts.push(data);
    }
    return [trimmed(parts.join("")), trimmed(parts.join(" "))];
  };
  const fits = (one) => names(one).some((said) => (isPattern ? new RegExp(name, "u").test(said) : said === name));
  const tapped = (one) => (kind === "radio" ? (one.labels?.[0] ?? one) : one);
  // Keys are deaf for a moment after each entry, and all of a page until its scripts have come.
  const isDeaf = document.getAnimations().some(({ animationName }) => animationName?.startsWith("input-locked-"));
  if (isDeaf || "answerFirstTap" in window) return null;
  const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const found = [...within.querySelectorAll(kinds[kind])].filter(fits).map(tapped);
  return found.find((one) => kind === "photo" || one.getClientRects().length > 0) ?? null;
`;

/** The arguments of `FIND`. */
export const passedTo = ({ kind, name }: Sought): readonly unknown[] =>
  name instanceof RegExp ? [kind, name.source, true] : [kind, name, false];
