import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";

type Words = WordsOf<"installation">;

export const installationWords = {
  title: "Dein Server",
  yours: "Zustand, Anmeldung, Backups, Konten",
  home: "Start",
  runningSince: "Läuft seit",
  sayVersion: (version, engine) => `Version ${version}, Regelwerk ${engine}`,
  counts: {
    groups: (count) => (count === 1 ? "Gruppe" : "Gruppen"),
    accounts: (count) => (count === 1 ? "Konto" : "Konten"),
    games: (count) => (count === 1 ? "Spiel" : "Spiele"),
    entries: (count) => (count === 1 ? "Eintrag" : "Einträge"),
  },

  warnings: {
    heading: "Braucht Aufmerksamkeit",
    of: {
      "disk-full":
        "Der Datenträger ist voll. Es wird nichts aufgeschrieben, Eingaben warten auf den Handys. Mach Platz.",
      "database-read-only":
        "Der Server kann nicht in die Datenbank oder ihren Ordner schreiben. Es wird nichts aufgeschrieben. Korrigiere die Rechte.",
      "no-public-url":
        "Keine öffentliche Adresse gesetzt, also gehen Links und QR-Codes anderswo vielleicht nicht. Setze PUBLIC_URL und starte neu.",
      "http-only":
        "Die öffentliche Adresse ist einfaches http. Alle im Netz können mitlesen, auch Passwörter. Richte https ein und ändere PUBLIC_URL.",
      "disk-nearly-full":
        "Der Datenträger ist fast voll. Mach Platz, sonst wird nichts mehr aufgeschrieben und kein Backup gemacht.",
      "old-backups": "Kein Backup in den letzten 7 Tagen. Mach jetzt eins.",
      "mail-fails": "Die letzte E-Mail wurde nicht verschickt. Unten steht, warum. Prüfe SMTP_URL.",
    },
  },

  storage: {
    heading: "Speicher",
    database: "Datenbank",
    wal: "Noch nicht übernommen",
    free: "Frei auf dem Datenträger",
    at: "In der Datei",
    server: "Liegt in PostgreSQL",
  },

  backups: {
    heading: "Backups",
    how: "Täglich, die letzten 14 bleiben, nur auf diesem Computer. Zum Wiederherstellen dort „npm run backups -- restore“ ausführen.",
    elsewhere:
      "Die Spiele liegen in PostgreSQL. Mach dort Backups mit „pg_dump“. Bewahr das Geheimnis bei ihnen auf: im Datenordner oder in INSTALLATION_SECRET.",
    at: "Im Ordner",
    none: "Noch keins. Das erste entsteht am Tag nach dem ersten Spiel.",
    now: "Jetzt Backup machen",
    copying: "Backup läuft…",
    made: (size) => `Backup gemacht: ${size}.`,
    more: (count) => `${count} weitere`,
    why: { before: "vor einem Update", daily: "täglich", asked: "von Hand" },
  },

  signUp: {
    heading: "Neue Konten",
    modes: {
      open: { name: "Offen", how: "Alle können ein Konto anlegen." },
      invitation: { name: "Nur mit Einladung", how: "Nur mit dem Einladungslink oder QR-Code einer Gruppe." },
      closed: { name: "Geschlossen", how: "Keine neuen Konten." },
    },
    guests: "Spielen können alle ohne Konto.",
  },

  guestGames: {
    heading: "Spiele von Gästen",
    how: "Gelöscht nach so langer Pause, außer in einem Konto oder einer Gruppe. 14 Tage vorher steht dort eine Warnung.",
    days: (days) => (days === 0 ? "Nie" : days === 365 ? "1 Jahr" : days === 1 ? "1 Tag" : `${days} Tage`),
  },

  reach: {
    heading: "Adressen",
    publicUrl: "Öffentliche Adresse",
    notSet: "nicht gesetzt",
    proxies: "Vertrauenswürdige Proxys",
    none: "keine",
    mail: "E-Mail",
    mailNot: "nicht eingerichtet: Wer das Passwort vergisst, braucht einen Code von dir",
    mailFailed: "Letzte E-Mail fehlgeschlagen",
    elsewhere: "Andere Anmeldungen",
    setUp: "eingerichtet",
    notSetUp: "nicht eingerichtet",
    how: "Ändere dafür die Umgebungsvariablen und starte neu.",
  },

  saving: "Wird gespeichert…",
  saved: "Gespeichert.",

  accounts: {
    title: "Konten",
    link: (count) => (count === 1 ? "1 Konto" : `${count} Konten`),
    linkHow: "Jemanden finden, Code für neues Passwort machen, Server abgeben",
    back: "Zurück zum Server",
    search: "Name oder E-Mail beginnt mit",
    find: "Finden",
    all: "Alle zeigen",
    seen: "Nur du siehst hier E-Mails, weil dir der Server gehört.",
    noMatch: "Kein Name und keine E-Mail beginnt so.",
    older: "Ältere Konten",
    you: "du",
    noEmail: "keine E-Mail",
    proven: "bestätigt",
    unproven: "nicht bestätigt",
    since: "Seit",
    never: "nicht angemeldet",
    lastSeen: (ago) => `zuletzt ${ago}`,
    groups: (count) =>
      count === 0 ? "in keiner Gruppe" : count === 1 ? "in 1 Gruppe" : `in ${count} Gruppen`,
  },

  recovery: {
    make: "Code für neues Passwort",
    how: (name) =>
      `Wenn ${name} das Passwort vergessen hat. Prüfe, dass es wirklich diese Person ist: Der Code öffnet das Konto.`,
    shown: "Nur einmal zu sehen. Kopiere ihn jetzt oder lies ihn vor.",
    once: "Gilt einmal, bis",
    where: "Einzugeben unter",
    after:
      "Sobald er benutzt wird, gilt das alte Passwort nicht mehr, und alle anderen Handys werden abgemeldet.",
    copy: "Code kopieren",
    copied: "Kopiert",
    selected: "Markiert. Kopiere ihn über das Menü deines Handys.",
  },

  endSessions: {
    how: (name) =>
      `Meldet ${name} auf allen Handys ab, wenn eins verloren gegangen ist. Das Passwort bleibt.`,
    end: "Überall abmelden",
    going: "Wird abgemeldet…",
    ended: (phones) =>
      phones === 0
        ? "Nirgends angemeldet."
        : phones === 1
          ? "Auf 1 Handy abgemeldet."
          : `Auf ${phones} Handys abgemeldet.`,
  },

  handOver: {
    offer: "Server abgeben",
    how: (name) =>
      `Danach gehört der Server ${name}, und du verlierst den Zugang zu diesen Seiten. Nur ${name} kann ihn zurückgeben.`,
    yes: (name) => `An ${name} abgeben`,
    no: "Behalten",
  },

  expiry: {
    until: "Aufbewahrt bis",
    signIn: "Melde dich an, um es zu behalten.",
    claim: "Füg es deinem Konto hinzu, um es zu behalten.",
    because: "Hier hat lange niemand gespielt.",
  },
} satisfies Words["installationWords"];

const UNITS = ["Bytes", "kB", "MB", "GB", "TB"];

export const sayBytes: Words["sayBytes"] = (bytes) => {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${sayCount(unit === 0 || size >= 9.95 ? Math.round(size) : Math.round(size * 10) / 10)} ${UNITS[unit]}`;
};

export const auditWords = {
  heading: "Sicherheit",
  how: "Die letzten 100 Ereignisse. Gleicher Code: gleiche IP-Adresse oder gleiches Postfach.",
  none: "Noch nichts.",
  more: (count) => `${count} weitere`,
  unknownPerson: "ein Gast, oder ein gelöschtes Konto",
  about: (name) => `betrifft ${name}`,
  ownerPages: "die Seiten des Servers",
  aTable: "an einem Tisch",
  inGroup: (name) => `in ${name}`,
  aGroup: "in einer gelöschten oder unbekannten Gruppe",
  from: (sign) => `IP ${sign}`,
  mailbox: (sign) => `Postfach ${sign}`,
  again: (count) =>
    count === 1 ? "noch einmal innerhalb einer Minute" : `noch ${count}-mal innerhalb einer Minute`,
  ways: {
    passphrase: "mit Passwort",
    link: "über einen E-Mail-Link",
    "sign-up": "mit neuem Konto",
    code: "mit einem Code für ein neues Passwort",
  },
  byProvider: (provider) => `über ${provider}`,
  limits: {
    settle: "Fragen",
    write: "Änderungen",
    start: "neue Spiele",
    "sign-in": "falsche Passwörter oder Codes",
    "sign-up": "neue Konten",
    invitation: "falsche Einladungslinks",
    "public-link": "falsche öffentliche Links",
    picture: "Bilder",
    newcomer: "neue Handys an Tischen",
    mail: "E-Mails",
    "mail-hour": "E-Mails",
    provider: "Anmeldungen über andere Anbieter",
  },
  of: {
    "signed-in": "Angemeldet",
    "signed-out": "Abgemeldet",
    "session-ended": "Eine Anmeldung beendet",
    "all-sessions-ended": "Alle Anmeldungen beendet",
    "account-made": "Neues Konto",
    "account-deleted": "Konto gelöscht",
    "passphrase-changed": "Passwort geändert",
    "passphrase-recovered": "Neues Passwort mit einem Code",
    "email-changed": "E-Mail geändert",
    "email-proven": "E-Mail bestätigt",
    "provider-added": "Anmeldung hinzugefügt",
    "provider-removed": "Anmeldung entfernt",
    "recovery-code-made": "Code für neues Passwort gemacht",
    "recovery-code-mailed": "Code für neues Passwort gemailt",
    "device-claimed": "Tische eines Handys einem Konto hinzugefügt",
    "invitation-made": "Einladung angelegt",
    "invitation-revoked": "Einladung abgeschaltet",
    "invitation-accepted": "Einer Gruppe beigetreten",
    "role-changed": "Rolle geändert",
    "member-shown-out": "Aus einer Gruppe entfernt",
    "group-left": "Gruppe verlassen",
    "group-handed-over": "Gruppe abgegeben",
    "group-deleted": "Gruppe gelöscht",
    "group-imported": "Gruppe importiert",
    "group-restored": "Gruppe wiederhergestellt",
    "guest-shown-out": "Von einem Tisch entfernt",
    "screen-given": "Fernseher mit einem Tisch verbunden",
    "table-handed-over": "Es schreibt jemand anders auf",
    "links-made-anew": "Links eines Tisches zurückgesetzt",
    "public-link-made": "Öffentlichen Link angelegt",
    "public-link-revoked": "Öffentlichen Link abgeschaltet",
    "table-deleted": "Tisch gelöscht",
    "table-restored": "Tisch wiederhergestellt",
    "table-moved": "Tisch in eine Gruppe geholt",
    "games-imported": "Spiele importiert",
    "game-deleted": "Spiel gelöscht",
    "game-restored": "Spiel wiederhergestellt",
    "token-made": "Token gemacht",
    "token-revoked": "Token widerrufen",
    "webhook-made": "Webhook gemacht",
    "webhook-removed": "Webhook entfernt",
    "sign-up-changed": "Neue Konten: Einstellung geändert",
    "installation-handed-over": "Server abgegeben",
    "sign-in-failed": "Anmeldung fehlgeschlagen",
    "passphrase-refused": "Falsches Passwort beim Angemeldetsein",
    "code-refused": "Falscher Code",
    "limit-reached": "Zu viele",
    "access-refused": "Verweigert",
    "cross-site-refused": "Anfrage von einer anderen Website verweigert",
    "unexpected-error": "Fehler im Server",
    "disk-full": "Der Datenträger ist voll",
    "database-damaged": "Die Datenbank ist beschädigt",
    "database-unavailable": "Die Datenbank antwortet nicht",
    recovered: "Alles wieder in Ordnung",
  },
} satisfies Words["auditWords"];
