import type { WordsOf } from "../dictionary";

type Words = WordsOf<"mails">;

const mail = (subject: string, ...paragraphs: readonly string[]) => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "Warst das nicht du? Dann tu nichts: Ohne diesen Link kommt niemand weiter.";

export const sayLinkMail: Words["sayLinkMail"] = (link, minutes) =>
  mail(
    "Dein Weg zu Liar’s Table",
    `Öffne das innerhalb von ${minutes} Minuten auf dem Handy, auf dem du dich anmelden willst, und drück dort auf den Knopf:`,
    link,
    "Es geht einmal.",
    IGNORE,
  );

export const sayRecoveryMail: Words["sayRecoveryMail"] = (link, minutes) =>
  mail(
    "Ein neues Passwort für Liar’s Table",
    `Öffne das innerhalb von ${minutes} Minuten, um ein neues Passwort zu wählen:`,
    link,
    "Es geht einmal. Alle Handys, auf denen du angemeldet bist, werden dabei abgemeldet.",
    IGNORE,
  );

export const sayProofMail: Words["sayProofMail"] = (link, minutes) =>
  mail(
    "Ist das deine E-Mail? (Liar’s Table)",
    `Öffne das innerhalb von ${minutes} Minuten auf einem Handy, auf dem du angemeldet bist:`,
    link,
    "Von da an gehört diese E-Mail hier dir und hilft dir wieder hinein, wenn du dein Passwort vergisst.",
    IGNORE,
  );

const CHANGED = {
  passphrase: "Dein Konto hat ein neues Passwort.",
  email: "Dein Konto hat jetzt eine andere E-Mail; diese gehört nicht mehr dazu.",
  "provider-added": "Bei deinem Konto kann man sich über einen weiteren Anbieter anmelden.",
  "provider-removed": "Bei deinem Konto kann man sich über einen der Anbieter nicht mehr anmelden.",
} as const;

export const sayChangeMail: Words["sayChangeMail"] = (change) =>
  mail(
    "Dein Konto bei Liar’s Table wurde geändert",
    CHANGED[change],
    "Warst das du? Dann ist nichts zu tun.",
    "Warst das nicht du? Melde dich an wie immer, sieh in deinem Konto nach, wo du angemeldet bist, und wähle ein neues Passwort. Kommst du nicht mehr hinein, frag die Person, die das hier betreibt.",
  );
