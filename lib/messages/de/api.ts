import type { RequestCode } from "../api";
import type { WordsOf } from "../dictionary";
import { noticeWords } from "./notices";

type Words = WordsOf<"api">;

const SENTENCES: Readonly<Record<RequestCode, string>> = {
  stale: noticeWords.overtaken,
  "breaks-later": "Spätere Einträge passen nicht mehr. Wähle für jeden, was damit passiert.",
  "already-replaced": "Das wurde schon korrigiert oder rückgängig gemacht. Sieh noch einmal in die Runden.",
  "id-reused":
    "Unter dieser Nummer ist etwas anderes aufgeschrieben. Lade die Seite neu und versuch es noch einmal.",
  "no-such-table": "Dieses Handy ist nicht an dem Tisch. Öffne seinen Link oder scanne seinen QR-Code.",
  "not-your-entry": "Das kann nur ändern, wer es eingetragen hat (einen Tag lang), oder ein Admin.",
  "only-watching": "Du schaust zu. Lass dir den Link zum Mitspielen geben.",
  "somebody-else": "Das hat jemand anders getippt, bevor du dich hier angemeldet hast.",
  "not-signed-in": "Melde dich zuerst an.",
  "no-such-group":
    "Du bist nicht in dieser Gruppe, oder sie wurde gelöscht. Frag ihre Leitung nach einer Einladung.",
  "not-your-role": "Deine Rolle erlaubt das nicht. Frag einen Admin oder die Leitung.",
  "not-the-owner": "Das kann nur, wem der Server gehört.",
  "bad-name": "Gib einen Namen mit 1 bis 40 Zeichen ein, aber nicht „bank“ oder „pot“.",
  "mixed-name": "Der Name mischt zwei Alphabete, die gleich aussehen. Nimm eins.",
  "bad-email": "Das ist keine E-Mail-Adresse wie ann@example.org.",
  "short-passphrase": "Zu kurz. Nimm mindestens 10 Zeichen, etwa vier zufällige Wörter.",
  "long-passphrase": "Zu lang. Nimm höchstens 200 Zeichen.",
  "easy-passphrase": "Zu leicht zu raten. Versuch vier zufällige Wörter.",
  "not-known": "E-Mail oder Passwort falsch.",
  "wrong-passphrase": "Falsches Passwort.",
  "sign-up-closed": "Neue Konten sind auf diesem Server gesperrt. Frag die Person, der er gehört.",
  "invitation-needed":
    "Für ein Konto brauchst du eine gültige Einladung. Frag einen Admin der Gruppe nach einem neuen Link.",
  "code-not-valid": "Der Code ist abgelaufen, benutzt oder vertippt. Lass dir noch einen geben.",
  "no-mail": "Dieser Server verschickt keine E-Mails. Frag die Person, der er gehört, nach einem Code.",
  "no-such-session": "Dieses Handy ist schon abgemeldet. Lade die Seite neu.",
  "no-guest": "Von diesem Handy gibt es nichts mitzunehmen.",
  "already-proven": "Schon bestätigt, oder keine E-Mail gesetzt.",
  "email-taken": "Ein anderes Konto hat diese E-Mail bestätigt. Melde dich mit dem an.",
  "own-sessions": "Deine eigenen Anmeldungen beendest du auf deiner Kontoseite, mit deinem Passwort.",
  "owns-installation": "Dir gehört dieser Server, und andere nutzen ihn. Gib ihn zuerst ab.",
  "sign-in-again": "Melde dich noch einmal an, damit klar ist, dass du es bist. Das gilt 15 Minuten.",
  "way-refused":
    "Die Anmeldung hat nicht geklappt oder wurde abgebrochen. Versuch es noch einmal oder anders.",
  "way-taken": "Diese Anmeldung gehört hier zu einem anderen Konto.",
  "no-such-way": "So meldest du dich nicht mehr an. Lade die Seite neu.",
  "only-way": "Das ist deine einzige Anmeldung. Setze E-Mail und Passwort, oder füge eine andere hinzu.",
  "link-not-valid": "Der Link ist abgelaufen oder benutzt. Hol dir beim Anmelden einen neuen.",
  "not-in-scope": "Dieses Token darf das nicht. Mach eins mit dieser Erlaubnis.",
  "token-not-valid":
    "Dieses Token ist abgelaufen oder widerrufen, oder wer es gemacht hat, ist nicht mehr in der Gruppe. Mach ein neues.",
  "tokens-full": "Zu viele Tokens. Widerruf eins, das niemand mehr braucht.",
  "no-such-token": "Dieses Token ist schon widerrufen. Lade die Seite neu.",
  "bad-target": "Gib eine Adresse wie https://chat.example.org/hook ein, ohne Benutzernamen.",
  "private-target":
    "Unter dieser Adresse antwortet nichts Öffentliches. Frag, wer den Server betreibt, ob euer Netz erlaubt wird.",
  "webhooks-full": "Zu viele Webhooks. Entferne erst einen.",
  "no-such-webhook": "Dieser Webhook ist schon entfernt. Lade die Seite neu.",
  "no-such-delivery": "Das ist zu alt, um es noch einmal zu senden.",
  "no-such-address": "Unter dieser Adresse ist nichts. Prüfe den Link.",
  "no-such-player": "Dieser Name steht nicht mehr auf der Liste. Lade die Seite neu.",
  "no-such-season": "Diese Schicht oder Saison gibt es nicht mehr. Lade die Seite neu.",
  "no-such-night": "Dieser Abend gehört nicht zu dieser Gruppe. Lade die Seite neu.",
  "account-linked": "Dieses Konto gehört hier zu jemand anderem. Trenne es zuerst.",
  "two-accounts": "Beide haben ein Konto, also sind sie nicht dieselbe Person.",
  "two-people": "Beide haben im selben Spiel gespielt, also sind es zwei Personen.",
  "same-player": "Das ist zweimal dieselbe Person. Wähle eine andere.",
  "already-merged": "Davon ist schon eine zusammengelegt. Trenne die zuerst.",
  "is-retired": "Diese Person ist ausgeschieden. Hol sie zuerst zurück.",
  "has-played": "Diese Person hat hier einen Verlauf. Lass sie stattdessen ausscheiden.",
  "only-deleted-games":
    "Diese Person hat nur in gelöschten Spielen gespielt. Lass sie ausscheiden, oder entferne sie, wenn die weg sind.",
  "in-ledger": "In der Abrechnung stehen Einträge mit diesem Namen. Lass die Person stattdessen ausscheiden.",
  "roster-full": "Die Liste ist voll. Entferne jemanden, der nie gespielt hat.",
  "seasons-full": "Zu viele Schichten oder Saisons. Nimm eine, die es gibt.",
  "season-taken": "Dieser Name für Schicht oder Saison ist vergeben. Wähle einen anderen.",
  "table-taken": "Dieser Tischname ist vergeben. Wähle einen anderen.",
  "tables-full": "Zu viele Tische. Nimm einen, den es gibt.",
  "season-day": "Eine Saison beginnt an einem Tag, eine Schicht nicht.",
  "no-such-case": "Diese Entscheidung gibt es nicht mehr. Lade die Seite neu.",
  "no-such-preset": "Diese Hausregeln gibt es nicht mehr. Lade die Seite neu.",
  "bad-preset-name": "Gib den Hausregeln einen Namen mit 1 bis 40 Zeichen.",
  "preset-taken": "Dieses Spiel hat schon Hausregeln mit diesem Namen. Wähle einen anderen.",
  "presets-full": "Zu viele gespeicherte Hausregeln. Lösche zuerst welche.",
  "night-is-on": "Ein Abend läuft schon. Beende ihn zuerst.",
  "night-is-over": "Dieser Abend ist vorbei. Ein Admin kann ihn mit seinen Spielen wieder öffnen.",
  "not-owed": "Das ist nicht mehr offen. Lade die Seite neu.",
  "not-for-tonight": "Eine dieser Regeln kann nur ein Admin ändern. Spielt nach den Regeln der Gruppe.",
  "not-the-receiver": "Das kann nur, wer bezahlt wird, oder ein Admin.",
  "wrong-currency": "Diese Gruppe nutzt eine andere Währung. Lade die Seite neu.",
  "no-such-currency": "Diese Währung gibt es nicht. Wähl eine aus der Liste.",
  "stacks-differ": "Die gezählten Chips gehen nicht auf.",
  "wrong-price": "Der Preis hat sich geändert. Lade die Seite neu.",
  "no-such-drink": "Dieses Getränk gibt es in dieser Gruppe nicht. Lade die Seite neu.",
  "shares-differ": "Die Anteile ergeben nicht den Betrag.",
  "bad-pay-link": "Ein Zahlungslink beginnt mit https:// und enthält keinen Benutzernamen.",
  "not-the-debtor": "Das kann nur eintragen, wer es schuldet, oder ein Admin.",
  "no-such-game": "Dieses Spiel gehört nicht zu dieser Gruppe, oder es wurde gelöscht. Lade die Seite neu.",
  "no-such-line": "Diesen Eintrag der Abrechnung gibt es nicht mehr. Lade die Seite neu.",
  "line-taken-back": "Dieser Eintrag ist schon storniert. Lade die Seite neu.",
  "no-cooks":
    "Diese Gruppe trägt nicht ein, wer gekocht hat. Ein Admin kann es in den Einstellungen einschalten.",
  "bad-duty-day": "Wähle einen Tag höchstens ein Jahr von heute.",
  "bad-import": "Das lässt sich nicht importieren.",
  "bad-day": "Wähle einen Tag seit 2000, nicht in der Zukunft.",
  "not-among-them": "Wähle nur Leute, die dabei waren.",
  "wrong-outcome": "Wähle, wer verloren oder wer gewonnen hat, je nach Spiel.",
  "result-only": "Von diesem Spiel ist nur das Ergebnis bekannt. Sag, wer es war, oder mach es rückgängig.",
  "not-the-keeper": "Das kann nur, wer aufschreibt.",
  "no-such-guest": "Dieser Gast ist schon nicht mehr an diesem Tisch.",
  "no-such-seat": "Dieser Platz ist leer. Lade die Seite neu.",
  "seat-taken": "Dieser Platz ist auf einem anderen Handy. Bestätige, um ihn hier zu nutzen.",
  "seat-in-use": "Dieses Handy ist gerade am Tisch. Frag dort, oder wer aufschreibt.",
  "seat-free": "Kein Handy hat diesen Platz. Erst wird er auf dem eigenen Handy gewählt.",
  "no-seat": "Wähle zuerst deinen Platz.",
  "no-tones": "Die Alarmtaste ist aus. Ein Admin schaltet sie in den Einstellungen ein.",
  "group-keeps": "An den Tischen der Gruppe schreiben ihre Admins auf.",
  "no-such-screen": "Kein Fernseher zeigt diesen Code. Gib den Code ein, den er jetzt zeigt.",
  "sits-there": "Dieser Browser spielt an diesem Tisch. Öffne dort die Fernsehansicht unter „Teilen“.",
  "playoff-decided":
    "Dieses Stechen hat ein Spiel entschieden. Lösche jenes Spiel, oder mach das Ende des Stechens rückgängig.",
  "last-table":
    "Eine Gruppe braucht einen Tisch, und das ist ihr einziger. Lösche stattdessen einzelne Spiele.",
  "no-such-public-link": "Dieser Link ist schon abgeschaltet.",
  "guests-game": "Nur Spiele einer Gruppe haben öffentliche Links.",
  "no-such-verdict": "Dieser Link zum Urteil ist abgeschaltet.",
  "no-such-round": "Diese Runde ist nicht mehr entschieden.",
  "no-such-cup": "Dieser Becher ist nicht in dieser Runde, oder er hat weniger Würfel. Sieh auf den Tisch.",
  "verdict-changed": "Das Urteil wurde gerade korrigiert. Sieh es dir noch einmal an.",
  "not-disputed": "Diese Runde ficht niemand mehr an.",
  "dispute-settled": "Wer aufschreibt, hat diese Runde schon geklärt.",
  "bad-note": "Sag in 1 bis 200 Zeichen, wie ihr es geklärt habt.",
  "no-such-member": "Dieses Konto ist nicht in dieser Gruppe. Lade es zuerst ein.",
  "no-such-invitation": "Diese Einladung ist abgelaufen oder vertippt. Lass dir eine neue geben.",
  "last-owner": "Außer dir leitet niemand diese Gruppe. Gib sie zuerst ab oder lösche sie.",
  "bad-group-name": "Gib der Gruppe einen Namen mit 1 bis 60 Zeichen.",
  "bad-stamp": "Ein Stempel fasst 24 Zeichen. Kürze ihn.",
  "bad-plate": "Ein Namensschild fasst 32 Zeichen. Kürze es.",
  "no-such-time-zone": "Unbekannte Zeitzone. Wähle eine wie Europe/Berlin.",
  "no-such-account": "Dieses Konto gibt es nicht mehr. Lade die Seite neu.",
  "copies-elsewhere": "Die Spiele liegen in PostgreSQL. Mach dort Backups mit pg_dump.",
  "no-room": "Der Datenträger hat keinen Platz für ein Backup. Mach Platz und versuch es noch einmal.",
  "disk-full":
    "Der Datenträger des Servers ist voll. Bitte die Person, der er gehört, Platz zu schaffen. Deine Spiele sind sicher.",
  "database-damaged":
    "Die Datenbank des Servers ist beschädigt. Bitte die Person, der er gehört, ein Backup wiederherzustellen.",
  "database-gone":
    "Die Datenbank des Servers fehlt. Bitte die Person, der er gehört, sie wiederherzustellen.",
  "database-read-only":
    "Der Server kann nicht in seine Datenbank schreiben. Sag es der Person, der er gehört. Deine Spiele sind sicher.",
  "database-locked":
    "Ein anderes Programm benutzt gerade die Datenbank des Servers. Versuch es gleich noch einmal.",
  "no-database": "Die Datenbank antwortet nicht. Versuch es gleich noch einmal.",
  "not-allowed": "Das kam von einer anderen Website. Öffne den Tisch selbst und versuch es noch einmal.",
  "too-many": "Zu viele Anfragen. Warte eine Minute und versuch es noch einmal.",
  busy: "Der Server ist ausgelastet. Versuch es gleich noch einmal.",
  "too-costly": "Diese Frage dauert dem Server zu lange. Frag weniger auf einmal.",
  "too-large": "Das ist zu viel auf einmal.",
  "not-json": "Das ist nicht lesbar. Schick JSON als application/json.",
  "wrong-method": "Diese Adresse nimmt so eine Anfrage nicht an.",
  unexpected: "Etwas ist schiefgegangen. Deine Spiele sind sicher. Versuch es noch einmal.",
};

export const sayApi: Words["sayApi"] = (code) => SENTENCES[code];

export const sayOnlyDeletedGames: Words["sayOnlyDeletedGames"] = (day) =>
  `Diese Person hat nur in gelöschten Spielen gespielt, die bis ${day} bleiben. Lass sie ausscheiden, oder entferne sie dann.`;

const mail = (subject: string, ...paragraphs: readonly string[]) => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "Warst das nicht du? Dann tu nichts. Ohne diesen Link kommt niemand hinein.";

export const sayLinkMail: Words["sayLinkMail"] = (link, minutes) =>
  mail(
    "Anmelden bei Liar’s Table",
    `Öffne das innerhalb von ${minutes} Minuten auf dem Handy, das du anmeldest, und tippe dort auf die Taste:`,
    link,
    "Der Link geht nur einmal.",
    IGNORE,
  );

export const sayRecoveryMail: Words["sayRecoveryMail"] = (link, minutes) =>
  mail(
    "Neues Passwort für Liar’s Table",
    `Öffne das innerhalb von ${minutes} Minuten, um ein neues Passwort zu wählen:`,
    link,
    "Der Link geht nur einmal und meldet alle Handys ab.",
    IGNORE,
  );

export const sayProofMail: Words["sayProofMail"] = (link, minutes) =>
  mail(
    "Bestätige deine E-Mail für Liar’s Table",
    `Öffne das innerhalb von ${minutes} Minuten auf einem Handy, auf dem du angemeldet bist:`,
    link,
    "Danach kannst du mit dieser E-Mail dein Passwort zurücksetzen.",
    IGNORE,
  );

const CHANGED = {
  passphrase: "Dein Konto hat ein neues Passwort.",
  email: "Dein Konto hat eine neue E-Mail. Diese gehört nicht mehr dazu.",
  "provider-added": "Dein Konto hat eine Anmeldung mehr.",
  "provider-removed": "Eine Anmeldung wurde aus deinem Konto entfernt.",
} as const;

export const sayChangeMail: Words["sayChangeMail"] = (change) =>
  mail(
    "Dein Konto wurde geändert: Liar’s Table",
    CHANGED[change],
    "Warst das du? Dann tu nichts.",
    "Warst das nicht du? Melde dich an, sieh nach, wo du angemeldet bist, und wähle ein neues Passwort. Kommst du nicht hinein? Frag die Person, der der Server gehört.",
  );

export const httpErrorMessages = {
  starting: "Startet. Versuch es gleich noch einmal.",
  notNow: "Gerade geht nichts",
  triesAgain: "Diese Seite versucht es von selbst wieder.",
  tooManyPages: "Hier sind zu viele Seiten offen. Schließ ein paar und versuch es noch einmal.",
  tooLong: "Diese Adresse ist zu lang. Prüfe den Link.",
  malformed: "Diese Adresse ist fehlerhaft. Prüfe den Link.",
  nothingHere: "Hier ist nichts. Prüfe den Link.",
  reload: "Die Anfrage dieser Seite ist fehlerhaft. Lade die Seite neu.",
  unknownMethod: "Diese Adresse nimmt so eine Anfrage nicht an.",
  onlyRead: "Seiten kann man nur lesen (GET).",
  noForms: "Schick JSON (application/json), kein mehrteiliges Formular.",
  onlyHttps: "Dieser Server nutzt nur https. Nimm https, oder öffne zuerst /trust.",
  notOurName:
    "Dieser Server heißt nicht so. Wem er gehört: Setze PUBLIC_URL auf die Adresse, die man eingibt, oder trag den Namen in ALLOWED_HOSTS ein.",
};
