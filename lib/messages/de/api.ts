import type { RequestCode } from "../api";
import type { WordsOf } from "../dictionary";
import { noticeWords } from "./notices";

type Words = WordsOf<"api">;

const SENTENCES: Readonly<Record<RequestCode, string>> = {
  stale: noticeWords.overtaken,
  "breaks-later":
    "Damit würde Späteres gegen die Regeln verstoßen. Sag bei jedem, was daraus wird: berichtigen, zurücknehmen oder gelten lassen.",
  "already-replaced":
    "Was das berichtigt, wurde inzwischen berichtigt oder zurückgenommen. Schau noch einmal in die Runden; nichts wurde geändert.",
  "id-reused":
    "Unter dieser Nummer ist schon etwas anderes aufgeschrieben. Nichts wurde geändert; lade die Seite neu und versuch es noch einmal.",
  "no-such-table":
    "Dieses Handy ist nicht an diesem Tisch. Öffne den Link des Tisches, oder scanne den QR-Code auf einem Handy, das dort ist.",
  "only-watching":
    "Du schaust an diesem Tisch zu. Zum Mitspielen lass dir den anderen Link geben; nichts wurde aufgeschrieben.",
  "somebody-else":
    "Das hat jemand anders getippt, bevor du hier angemeldet warst. Nichts wurde aufgeschrieben.",
  "not-signed-in": "Melde dich zuerst an. Nichts wurde geändert.",
  "no-such-group":
    "Du gehörst nicht zu dieser Gruppe, oder es gibt sie nicht mehr. Bitte ihre Leitung um eine Einladung.",
  "not-your-role":
    "Das erlaubt deine Rolle in dieser Gruppe nicht. Frag einen Spielwart oder die Leitung; nichts wurde geändert.",
  "not-the-owner": "Das darf nur, wem diese Installation gehört. Nichts wurde geändert.",
  "bad-name": "Nimm einen Namen mit 1 bis 40 Zeichen, und nicht „bank“ oder „pot“.",
  "mixed-name":
    "Im Namen sind zwei Alphabete gemischt, deren Buchstaben gleich aussehen. Schreib ihn in einem; nichts wurde behalten.",
  "bad-email":
    "Das ist keine E-Mail-Adresse wie ann@example.org. Sieh sie dir an und versuch es noch einmal.",
  "short-passphrase":
    "Mach es länger: mindestens 10 Zeichen. Ein paar Wörter hintereinander merkt man sich leicht.",
  "long-passphrase": "Mach es kürzer: höchstens 200 Zeichen.",
  "easy-passphrase":
    "Das hätten andere bald erraten. Nimm ein paar Wörter, die nichts miteinander und nichts mit dir zu tun haben.",
  "not-known": "Kein Konto hier hat diese E-Mail zusammen mit diesem Passwort. Niemand wurde angemeldet.",
  "wrong-passphrase": "Das ist nicht dein jetziges Passwort. Nichts wurde geändert.",
  "sign-up-closed":
    "Diese Installation nimmt keine neuen Konten an. Frag, wem sie gehört; niemand wurde angemeldet.",
  "invitation-needed":
    "Neue Konten brauchen hier eine Einladung, und diese gilt nicht mehr. Bitte einen Spielwart der Gruppe um einen neuen Link.",
  "code-not-valid":
    "Dieser Code gilt nicht: Er wurde schon benutzt, ist zu alt, oder ein Zeichen stimmt nicht. Lass dir einen neuen geben.",
  "no-mail":
    "Diese Installation verschickt keine Mails. Lass dir einen Code von dem geben, dem sie gehört; nichts wurde geändert.",
  "no-such-session": "Dieses Handy ist schon abgemeldet. Lade die Seite neu.",
  "no-guest": "Auf diesem Handy ist nichts von einem Gast zu übernehmen. Nichts wurde geändert.",
  "already-proven":
    "Da gibt es nichts zu bestätigen: Gib zuerst eine E-Mail an, oder sie ist schon bestätigt.",
  "email-taken": "Ein anderes Konto hat gezeigt, dass diese E-Mail ihm gehört. Melde dich mit dem an.",
  "own-sessions":
    "Deine eigenen Anmeldungen beendest du auf der Seite deines Kontos, mit deinem Passwort. Nichts wurde geändert.",
  "owns-installation":
    "Dir gehört diese Installation, und andere haben Konten darauf. Gib sie zuerst ab, auf ihrer eigenen Seite; nichts wurde geändert.",
  "sign-in-again":
    "Damit sicher ist, dass du es bist: Melde dich noch einmal an, und mach es innerhalb von 15 Minuten. Nichts wurde geändert.",
  "way-refused":
    "Die Anmeldung dort hat nicht geklappt oder wurde abgebrochen. Niemand wurde angemeldet; versuch es noch einmal oder anders.",
  "way-taken": "Diese Anmeldung gehört hier zu einem anderen Konto. Nichts wurde geändert.",
  "no-such-way": "Damit meldest du dich nicht an, oder nicht mehr. Lade die Seite neu.",
  "only-way":
    "Ohne sie könntest du dich nicht mehr anmelden. Setze ein Passwort, mit einer E-Mail, oder füge zuerst einen anderen Weg hinzu; nichts wurde geändert.",
  "link-not-valid":
    "Dieser Link gilt nicht mehr: Er wurde benutzt oder ist zu alt. Lass dir auf der Seite zum Anmelden einen neuen schicken.",
  "no-such-address": "An dieser Adresse ist nichts. Prüfe den Link.",
  "no-such-player":
    "Auf der Liste dieser Gruppe steht niemand mehr mit diesem Namen. Lade die Seite neu und versuch es noch einmal.",
  "no-such-season":
    "Diese Schicht oder Saison gehört nicht mehr zu dieser Gruppe. Lade die Seite neu und versuch es noch einmal.",
  "no-such-night":
    "Dieser Abend gehört nicht zu dieser Gruppe. Lade die Seite neu und versuch es noch einmal.",
  "account-linked":
    "Dieses Konto gehört auf dieser Liste schon zu jemand anderem. Nimm es dort zuerst weg; nichts wurde geändert.",
  "two-accounts":
    "Beide melden sich mit einem eigenen Konto an, also können sie nicht eine Person sein. Nichts wurde geändert.",
  "two-people": "Beide saßen schon am selben Spiel, also sind es zwei. Nichts wurde geändert.",
  "same-player": "Das ist zweimal derselbe Eintrag. Wähle einen anderen; nichts wurde geändert.",
  "already-merged":
    "Einer davon ist schon mit einem anderen Eintrag zusammengelegt. Trenne die zuerst; nichts wurde geändert.",
  "is-retired": "Ausgeschieden. Hol den Eintrag zuerst zurück; nichts wurde geändert.",
  "has-played":
    "Dieser Eintrag hat mitgespielt oder Startgeld gezahlt, also bleibt er in der Geschichte. Lass ihn stattdessen ausscheiden.",
  "only-deleted-games":
    "Die einzigen Spiele dazu sind gelöscht. Lass den Eintrag ausscheiden, oder entferne ihn, wenn sie ganz weg sind.",
  "in-ledger":
    "Einträge in den Konten nennen diesen Namen, also bleibt er. Lass ihn stattdessen ausscheiden.",
  "roster-full": "So viele passen nicht auf eine Liste. Entferne zuerst jemanden, der nie gespielt hat.",
  "seasons-full":
    "So viele passen nicht in eine Gruppe. Nimm eine, die es schon gibt; nichts wurde geändert.",
  "season-taken": "Eine mit diesem Namen gibt es schon. Nimm einen anderen; nichts wurde geändert.",
  "table-taken": "Einen Tisch mit diesem Namen gibt es schon. Nimm einen anderen; nichts wurde geändert.",
  "tables-full": "Das sind mehr, als eine Gruppe fasst. Nimm einen, den es gibt; nichts wurde geändert.",
  "season-day": "Eine Saison beginnt an einem Tag, die Schicht einer Wache nicht. Nichts wurde geändert.",
  "no-such-case": "Das Fallbuch dieser Gruppe hat keinen solchen Fall mehr. Lade die Seite neu.",
  "no-such-preset": "Diese Hausregeln bewahrt die Gruppe nicht mehr auf. Lade die Seite neu.",
  "bad-preset-name": "Hausregeln brauchen einen Namen mit 1 bis 40 Zeichen. Nichts wurde behalten.",
  "preset-taken":
    "Hausregeln mit diesem Namen hat die Gruppe für dieses Spiel schon. Nimm einen anderen; nichts wurde behalten.",
  "presets-full":
    "So viele passen nicht in eine Gruppe. Lösche welche, nach denen niemand spielt; nichts wurde behalten.",
  "night-is-on": "Es läuft schon ein Abend. Beende ihn, bevor ein neuer beginnt.",
  "no-such-payment": "Diese Zahlung ist nicht mehr abgehakt. Lade die Seite neu und versuch es noch einmal.",
  "not-owed":
    "Das ist nicht offen, oder nicht mehr. Lade die Seite neu, um zu sehen, was es ist; nichts wurde abgehakt.",
  "not-the-receiver": "Das darf nur, wer diese Zahlung bekommt, oder ein Spielwart. Nichts wurde geändert.",
  "not-the-debtor": "Das kann nur eintragen, wer es schuldet, oder ein Spielwart.",
  "no-such-game":
    "Dieses Spiel gehört nicht zu dieser Gruppe, oder es wurde gelöscht. Lade die Seite neu; nichts wurde eingetragen.",
  "no-such-line":
    "Diese Zeile steht nicht in den Konten der Gruppe. Lade die Seite neu und versuch es noch einmal.",
  "line-taken-back":
    "Diese Zeile wurde schon zurückgenommen. Lade die Seite neu, um es zu sehen; nichts wurde geändert.",
  "bad-duty-day": "Wähle einen Tag, der höchstens ein Jahr von heute entfernt ist. Nichts wurde eingetragen.",
  "bad-day": "Wähle einen Tag ab dem Jahr 2000, der nicht erst noch kommt. Nichts wurde aufgeschrieben.",
  "not-among-them": "Wer verlor oder gewann, muss dabei gewesen sein. Nichts wurde aufgeschrieben.",
  "wrong-outcome":
    "Bei diesem Spiel sagt man, wer verlor, bei anderen, wer gewann: Wähle noch einmal. Nichts wurde aufgeschrieben.",
  "result-only":
    "Von diesem Spiel ist nur das Ergebnis bekannt: Sag, wer es war, oder nimm es zurück. Sonst wurde nichts aufgeschrieben.",
  "not-the-keeper": "Das darf nur, wer diesen Tisch führt. Nichts wurde geändert.",
  "no-such-guest": "Dieser Gast ist nicht mehr an diesem Tisch: Ausschließen war nicht nötig.",
  "no-such-seat":
    "Auf diesem Platz sitzt an diesem Tisch niemand. Lade die Seite neu und versuch es noch einmal.",
  "seat-taken":
    "Dort sitzt jemand mit einem anderen Handy. Sag, dass du den Platz übernimmst; nichts wurde geändert.",
  "seat-in-use":
    "Dort ist gerade jemand mit einem anderen Handy. Frag dort, oder wer den Tisch führt; nichts wurde geändert.",
  "seat-free":
    "Auf diesem Platz sitzt kein Handy. Wer dort sitzt, sagt das zuerst auf dem eigenen Handy; nichts wurde geändert.",
  "no-seat": "Sag zuerst, welcher Platz deiner ist. Nichts wurde geändert.",
  "no-tones":
    "Dieser Tisch hat keine Alarmtaste. Wer die Gruppe führt, schaltet sie in den Einstellungen ein; nichts wurde geändert.",
  "group-keeps":
    "Den Tisch einer Gruppe führt, wer die Gruppe führt: Die Rollen stehen auf ihrer Seite. Nichts wurde geändert.",
  "no-such-screen":
    "Diesen Code zeigt kein Bildschirm, oder keiner mehr. Sieh auf dem Bildschirm nach und tippe, was er jetzt zeigt; nichts wurde geändert.",
  "sits-there":
    "Dieser Browser spielt selbst an diesem Tisch und kann nicht sein großer Bildschirm sein. Dort öffnet man ihn unter Teilen; nichts wurde geändert.",
  "playoff-decided":
    "Dieses Stechen hat ein Spiel entschieden und bleibt. Lösche jenes Spiel, dann geht das Stechen mit; oder nimm hier zurück, wie das Stechen ausging. Nichts wurde gelöscht.",
  "last-table":
    "Eine Gruppe behält einen Tisch zum Spielen, und das ist ihr einziger. Lösche stattdessen einzelne Spiele; nichts wurde gelöscht.",
  "no-such-public-link": "So einen Link gibt es nicht, oder nicht mehr. Nichts wurde geändert.",
  "guests-game": "Dieses Spiel gehört zu keiner Gruppe: Nur Spiele einer Gruppe werden allen gezeigt.",
  "no-such-verdict": "Kein Urteil hat so einen Link, oder nicht mehr. Nichts wurde geändert.",
  "no-such-round": "Diese Runde ist nicht entschieden, oder nicht mehr. Nichts wurde geändert.",
  "no-such-cup":
    "So ein Becher wird in dieser Runde nicht gehoben, oder er hat weniger Würfel. Schau noch einmal auf den Tisch; was notiert ist, bleibt.",
  "verdict-changed": "Das Urteil wurde eben berichtigt: Schau es dir noch einmal an. Nichts wurde geändert.",
  "not-disputed": "Niemand bestreitet diese Runde mehr, also gibt es nichts zu klären.",
  "dispute-settled": "Wer den Tisch führt, hat diese Runde schon geklärt. Nichts wurde geändert.",
  "bad-note": "Sag in 1 bis 200 Zeichen, wie es geklärt wurde. Nichts wurde geändert.",
  "no-such-member": "Dieses Konto gehört nicht zu dieser Gruppe. Lade es zuerst ein; nichts wurde geändert.",
  "no-such-invitation":
    "Diese Einladung lässt niemanden herein: Sie ist vielleicht aufgebraucht, widerrufen oder abgelaufen, oder der Link ist nicht ganz. Lass dir eine neue geben.",
  "last-owner":
    "Außer dir leitet niemand diese Gruppe. Gib sie zuerst an jemanden ab, oder lösche sie; nichts wurde geändert.",
  "bad-group-name": "Eine Gruppe braucht einen Namen mit 1 bis 60 Zeichen. Nichts wurde geändert.",
  "bad-stamp": "Ein Stempel hat Platz für 24 Zeichen: Kürze seine Worte. Nichts wurde geändert.",
  "bad-plate": "Ein Namensschild hat Platz für 32 Zeichen: Kürze es. Nichts wurde geändert.",
  "no-such-time-zone":
    "Diese Zeitzone ist hier nicht bekannt: Wähle eine wie Europe/Berlin. Nichts wurde geändert.",
  "no-such-account": "Dieses Konto gibt es nicht mehr. Lade die Seite neu; nichts wurde geändert.",
  "copies-elsewhere": "Die Spiele liegen in PostgreSQL: Kopiere sie dort, mit pg_dump.",
  "no-room":
    "Auf dem Datenträger ist nicht genug Platz für eine Kopie, also wurde keine gemacht. Mach dort Platz und versuch es noch einmal; alles Aufgeschriebene ist sicher.",
  "disk-full":
    "Der Datenträger dieses Servers ist voll, darum wurde nichts aufgeschrieben. Wer ihn betreibt, muss Platz schaffen; alles Frühere ist sicher.",
  "database-damaged":
    "Die Datenbank dieses Servers ist beschädigt, darum ist nichts zu lesen oder aufzuschreiben. Sag es dem, der ihn betreibt: er muss eine Kopie zurückspielen.",
  "database-gone":
    "Die Datenbank dieses Servers ist nicht mehr da, darum ist nichts zu lesen oder aufzuschreiben. Sag es dem, der ihn betreibt: er muss sie zurücklegen.",
  "database-read-only":
    "Dieser Server darf nicht in seine Datenbank schreiben, darum wurde nichts aufgeschrieben. Sag es dem, der ihn betreibt; alles Frühere ist sicher.",
  "no-database": "Die Datenbank antwortet gerade nicht. Versuch es gleich noch einmal.",
  "not-allowed":
    "Das kam von einer anderen Website, also wurde es nicht aufgeschrieben. Öffne den Tisch selbst und versuch es noch einmal.",
  "too-many":
    "Das ist mehr, als ein Handy oder ein Ort in so kurzer Zeit fragen darf. Warte ein wenig und versuch es noch einmal.",
  busy: "Von diesem Server wird gerade mehr verlangt, als er rechnen kann. Warte ein wenig und versuch es noch einmal; nichts wurde aufgeschrieben.",
  "too-costly":
    "Das braucht länger, als dieser Server über eine Frage nachdenkt, also wurde es abgebrochen. Frag weniger auf einmal.",
  "too-large": "Das ist zu viel auf einmal. Nichts wurde aufgeschrieben.",
  "not-json": "Das ließ sich nicht lesen: Schick JSON mit dem Inhaltstyp application/json.",
  "wrong-method": "Diese Adresse nimmt so eine Anfrage nicht an.",
  unexpected: "Bei uns ging etwas schief. Alles vorher Aufgeschriebene ist sicher; versuch es noch einmal.",
};

export const sayApi: Words["sayApi"] = (code) => SENTENCES[code];

export const sayOnlyDeletedGames: Words["sayOnlyDeletedGames"] = (day) =>
  `Die einzigen Spiele dazu sind gelöscht und werden bis ${day} aufgehoben. Lass den Eintrag ausscheiden, oder entferne ihn dann.`;

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

export const httpErrorMessages = {
  starting: "Wird gestartet: versuch es gleich noch einmal.",
  notNow: "Gerade geht nichts",
  triesAgain: "Diese Seite versucht es von selbst wieder.",
  tooManyPages:
    "An dieser Adresse sind zu viele Seiten offen: schließ ein paar und versuch es gleich noch einmal.",
  tooLong: "Diese Adresse ist zu lang: prüfe den Link.",
  malformed: "Diese Adresse ist fehlerhaft: prüfe den Link.",
  nothingHere: "Hier ist nichts: prüfe den Link.",
  reload: "Die Anfrage dieser Seite ist fehlerhaft: lade die Seite neu.",
  unknownMethod: "Diese Adresse nimmt so eine Anfrage nicht an.",
  onlyRead: "Eine Seite kann man nur lesen (GET).",
  noForms: "Schick JSON (application/json), kein mehrteiliges Formular.",
  onlyHttps: "Dieses Haus spricht nur https: frag über https, oder öffne zuerst /trust.",
  notOurName:
    "Dieser Server heißt nicht so. Wer ihn betreibt: setze PUBLIC_URL auf die Adresse, die man eingibt, oder trage den Namen in ALLOWED_HOSTS ein.",
};
