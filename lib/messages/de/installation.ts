import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";

type Words = WordsOf<"installation">;

export const installationWords = {
  title: "Diese Installation",
  yours: "Sie gehört dir: wie sie läuft, wer sich anmelden darf, Kopien, Konten",
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
    heading: "Darum solltest du dich kümmern",
    of: {
      "disk-full":
        "Der Datenträger ist voll: Es wird nichts aufgeschrieben, Tipps warten auf den Handys. Mach dort Platz; danach geht es von selbst weiter.",
      "database-read-only":
        "In die Datenbank oder ihren Ordner darf nicht geschrieben werden: Es wird nichts aufgeschrieben. Gib dem Benutzer des Programms das Recht dazu; danach geht es von selbst weiter.",
      "no-public-url":
        "Es ist keine öffentliche Adresse gesetzt. Links und QR-Codes zeigen die Adresse, über die ihr Macher kam. Setze PUBLIC_URL und starte neu.",
      "http-only":
        "Die öffentliche Adresse ist einfaches HTTP: Wer im selben Netz ist, kann mitlesen, auch Passwörter. Stell HTTPS davor und ändere PUBLIC_URL.",
      "disk-nearly-full":
        "Der Datenträger ist fast voll. Ist er es ganz, kann nichts mehr aufgeschrieben werden und es gibt keine Kopie. Mach dort Platz.",
      "old-backups":
        "Es gibt keine Kopie aus den letzten 7 Tagen. Jeden Tag, an dem das Programm läuft und Platz da ist, entsteht eine; mach jetzt eine.",
      "mail-fails": "Die letzte Mail wurde nicht verschickt. Unten steht, warum; prüfe SMTP_URL.",
    },
  },

  storage: {
    heading: "Was aufbewahrt wird",
    database: "Datenbank",
    wal: "Noch nicht in sie übernommen",
    free: "Frei auf ihrem Datenträger",
    at: "In der Datei",
    server: "Liegt in PostgreSQL",
  },

  backups: {
    heading: "Kopien",
    how: "Jeden Tag entsteht eine, die letzten 14 bleiben. Sie liegen nur auf diesem Computer: Nimm ab und zu eine woandershin mit. Dort listet „npm run backups“ sie auf, und „npm run backups -- restore“ spielt die letzte zurück.",
    elsewhere:
      "Die Spiele liegen in PostgreSQL: Kopiere sie dort mit „pg_dump“ und bewahre die Kopien woanders auf. Das Geheimnis, an dem Handys erkannt werden, liegt im Datenordner oder in INSTALLATION_SECRET: Bewahre es mit ihnen auf.",
    at: "Im Ordner",
    none: "Noch keine. Die erste entsteht innerhalb eines Tages nach dem ersten Spiel.",
    now: "Jetzt eine Kopie machen",
    copying: "Wird kopiert…",
    made: (size) => `Eine Kopie von ${size} ist gemacht.`,
    more: (count) => `${count} weitere`,
    why: { before: "vor einer Aktualisierung", daily: "täglich", asked: "verlangt" },
  },

  signUp: {
    heading: "Wer ein Konto anlegen darf",
    modes: {
      open: { name: "Alle", how: "Wer diese Adresse öffnet, kann ein Konto anlegen." },
      invitation: {
        name: "Eingeladene",
        how: "Nur wer eine Einladung in eine Gruppe hat, als Link oder QR-Code.",
      },
      closed: { name: "Niemand", how: "Niemand Neues. Wer ein Konto hat, behält es." },
    },
    guests: "Spielen geht trotzdem auch ohne Konto.",
  },

  guestGames: {
    heading: "Spiele von Gästen",
    how: "Ein Spiel ohne Konto und ohne Gruppe wird gelöscht, wenn so lange niemand darin aufgeschrieben hat. Wer es öffnet, sieht das 14 Tage vorher; Anmelden bewahrt es.",
    days: (days) => (days === 0 ? "Nie" : days === 365 ? "1 Jahr" : days === 1 ? "1 Tag" : `${days} Tage`),
  },

  reach: {
    heading: "Wo und wie man hinkommt",
    publicUrl: "Öffentliche Adresse",
    notSet: "nicht gesetzt",
    proxies: "Vertrauenswürdige Proxys",
    none: "keine",
    mail: "Mail",
    mailNot: "nicht eingerichtet: Wer das Passwort vergisst, braucht einen Code von dir",
    mailFailed: "Letzte Mail nicht verschickt",
    elsewhere: "Anmelden über andere",
    setUp: "eingerichtet",
    notSetUp: "nicht eingerichtet",
    how: "Das stellt man dort ein, wo das Programm gestartet wird, nicht hier.",
  },

  saving: "Wird gespeichert…",
  saved: "Gespeichert.",

  accounts: {
    title: "Konten",
    link: (count) => (count === 1 ? "1 Konto" : `${count} Konten`),
    linkHow: "Jemanden finden, einen Code für ein neues Passwort machen, die Installation abgeben",
    back: "Zur Installation",
    search: "Name oder E-Mail beginnt mit",
    find: "Finden",
    all: "Alle zeigen",
    seen: "Nur du siehst hier die E-Mails, weil dir die Installation gehört. Wer ein Konto anlegt, erfährt das.",
    nobody: "Kein Name und keine E-Mail beginnt so.",
    older: "Ältere Konten",
    you: "du",
    noEmail: "keine E-Mail",
    proven: "bestätigt",
    unproven: "nicht bestätigt",
    since: "Seit",
    never: "nirgends angemeldet",
    lastSeen: (ago) => `zuletzt ${ago}`,
    groups: (count) =>
      count === 0 ? "in keiner Gruppe" : count === 1 ? "in 1 Gruppe" : `in ${count} Gruppen`,
  },

  recovery: {
    make: "Code für neues Passwort",
    how: (name) =>
      `Für ${name}, Passwort vergessen. Sei sicher, dass wirklich diese Person fragt: Wer den Code hat, kann das Konto übernehmen.`,
    shown: "Schreib ihn jetzt auf oder lies ihn vor: Er wird nicht noch einmal gezeigt.",
    once: "Er gilt einmal, bis",
    where: "Einzutippen unter",
    after:
      "Bis er benutzt wird, ändert sich nichts; dann ist das alte Passwort weg, und überall sonst wird abgemeldet.",
    copy: "Code kopieren",
    copied: "Kopiert",
    selected: "Markiert: Kopiere ihn über das Menü deines Handys.",
  },

  endSessions: {
    how: (name) =>
      `Meldet ${name} auf allen Handys ab, wenn eins verloren ging oder in fremden Händen ist. Das Passwort bleibt, wie es ist.`,
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
    offer: "Installation abgeben",
    how: (name) =>
      `Danach gehört sie ${name}, und du kannst diese Seiten nicht mehr öffnen. Nur ${name} kann sie dir zurückgeben.`,
    yes: (name) => `An ${name} abgeben`,
    no: "Behalten",
  },

  kept: {
    until: "Aufbewahrt bis",
    signIn: "Melde dich an, um es zu behalten.",
    claim: "Übernimm es in dein Konto, um es zu behalten.",
    because: "Hier hat lange niemand etwas aufgeschrieben.",
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
  how: "Die letzten 100 Ereignisse: wer sich angemeldet hat, was geändert und was verweigert wurde. Adressen und Postfächer stehen hier als Zeichen: dasselbe Zeichen ist dieselbe Adresse.",
  none: "Noch nichts.",
  more: (count) => `${count} weitere`,
  nobody: "ein Gast, oder jemand, den es nicht mehr gibt",
  about: (name) => `betrifft ${name}`,
  ownerPages: "die Seiten des Besitzers",
  aTable: "an einem Tisch",
  inGroup: (name) => `in ${name}`,
  aGroup: "in einer Gruppe, die es nicht oder nicht mehr gibt",
  from: (sign) => `Adresse ${sign}`,
  mailbox: (sign) => `Postfach ${sign}`,
  again: (count) =>
    count === 1 ? "noch einmal innerhalb einer Minute" : `noch ${count}-mal innerhalb einer Minute`,
  ways: {
    passphrase: "mit Passwort",
    link: "über einen Link in einer Mail",
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
    invitation: "Links, die nirgends hinführen",
    verdict: "Urteile, die es nicht gibt",
    picture: "Bilder",
    newcomer: "neue Handys an Tischen",
    mail: "Mails",
    "mail-hour": "Mails",
    provider: "Anmeldungen über andere",
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
    "provider-added": "Weg zum Anmelden hinzugefügt",
    "provider-removed": "Weg zum Anmelden entfernt",
    "recovery-code-made": "Code für neues Passwort gemacht",
    "recovery-code-mailed": "Code für neues Passwort gemailt",
    "device-claimed": "Übernommen, was ein Handy gespielt hat",
    "invitation-made": "Einladung gemacht",
    "invitation-revoked": "Einladung zurückgenommen",
    "invitation-accepted": "In eine Gruppe gekommen",
    "role-changed": "Rolle geändert",
    "member-shown-out": "Aus einer Gruppe gewiesen",
    "group-left": "Gruppe verlassen",
    "group-handed-over": "Gruppe abgegeben",
    "group-deleted": "Gruppe gelöscht",
    "group-restored": "Gruppe zurückgeholt",
    "guest-shown-out": "Vom Tisch gewiesen",
    "screen-given": "Großer Bildschirm an einen Tisch gehängt",
    "table-handed-over": "Tisch abgegeben",
    "links-made-anew": "Links eines Tisches erneuert",
    "public-link-made": "Öffentlichen Link angelegt",
    "public-link-revoked": "Öffentlichen Link zurückgenommen",
    "table-deleted": "Tisch gelöscht",
    "table-restored": "Tisch zurückgeholt",
    "table-moved": "Tisch in eine Gruppe geholt",
    "game-deleted": "Spiel gelöscht",
    "game-restored": "Spiel zurückgeholt",
    "sign-up-changed": "Geändert, wer ein Konto anlegen darf",
    "installation-handed-over": "Installation abgegeben",
    "sign-in-failed": "Anmeldung fehlgeschlagen",
    "passphrase-refused": "Falsches Passwort eines Angemeldeten",
    "code-refused": "Falscher Code",
    "limit-reached": "Zu viele",
    "access-refused": "Verweigert",
    "cross-site-refused": "Anfrage von der Seite eines anderen verweigert",
    "unexpected-error": "Fehler im Programm",
    "disk-full": "Der Datenträger ist voll",
    "database-damaged": "Die Datenbank ist beschädigt",
    "database-unavailable": "Die Datenbank antwortet nicht",
    recovered: "Alles wieder in Ordnung",
  },
} satisfies Words["auditWords"];
