import type { RequestCode } from "../api";
import { noticeWords } from "./notices";

const SENTENCES: Readonly<Record<RequestCode, string>> = {
  stale: noticeWords.overtaken,
  "breaks-later": "Lo anotado después ya no encaja. Elige qué hacer con cada cosa.",
  "already-replaced": "Esto ya se corrigió o se deshizo. Revisa otra vez las rondas.",
  "id-reused": "Con ese número se anotó otra cosa. Recarga la página e inténtalo otra vez.",
  "no-such-table": "Este teléfono no está en esa mesa. Abre su enlace o escanea su código QR.",
  "not-your-entry": "Solo puede cambiarlo quien lo anotó, durante un día, o un admin.",
  "only-watching": "Estás mirando. Pide el enlace para jugar.",
  "somebody-else": "Eso lo tocó alguien más antes de que entraras aquí.",
  "not-signed-in": "Entra primero en tu cuenta.",
  "no-such-group": "No estás en ese grupo, o se borró. Pide una invitación a su dueño.",
  "not-your-role": "Tu rol no lo permite. Pide ayuda a un admin o al dueño.",
  "not-the-owner": "Solo puede hacerlo el dueño del servidor.",
  "bad-name": "Escribe un nombre de 1 a 40 caracteres, pero no «bank» ni «pot».",
  "mixed-name": "Ese nombre mezcla dos alfabetos que se ven iguales. Usa uno solo.",
  "bad-email": "Eso no es una dirección de correo, como ana@example.org.",
  "short-passphrase": "Muy corta. Usa al menos 10 caracteres, como cuatro palabras al azar.",
  "long-passphrase": "Muy larga. Usa como mucho 200 caracteres.",
  "easy-passphrase": "Muy fácil de adivinar. Prueba con cuatro palabras al azar.",
  "not-known": "Correo o contraseña incorrectos.",
  "wrong-passphrase": "Contraseña incorrecta.",
  "sign-up-closed": "El registro está cerrado en este servidor. Pregunta a su dueño.",
  "invitation-needed":
    "Para crear cuenta necesitas una invitación válida. Pide un enlace nuevo a un admin del grupo.",
  "code-not-valid": "Ese código venció, se usó o está mal escrito. Pide otro.",
  "no-mail": "Este servidor no envía correo. Pide un código a su dueño.",
  "no-such-session": "Ese teléfono ya cerró sesión. Recarga la página.",
  "no-guest": "No hay nada que llevar de este teléfono.",
  "already-proven": "Ya está verificado, o no hay correo.",
  "email-taken": "Otra cuenta ya verificó ese correo. Entra con esa.",
  "own-sessions": "Cierra tus propias sesiones en la página de tu cuenta, con tu contraseña.",
  "owns-installation": "Este servidor es tuyo y otros lo usan. Entrégalo antes.",
  "sign-in-again": "Entra otra vez para confirmar que eres tú. Vale 15 minutos.",
  "way-refused": "No se pudo entrar, o se canceló. Inténtalo otra vez, o entra de otra forma.",
  "way-taken": "Esa forma de entrar es de otra cuenta de aquí.",
  "no-such-way": "Ya no entras de esa forma. Recarga la página.",
  "only-way": "Es tu única forma de entrar. Pon correo y contraseña, o agrega otra forma.",
  "link-not-valid": "Ese enlace venció o ya se usó. Pide otro al entrar.",
  "not-in-scope": "Este token no lo permite. Crea otro con ese permiso.",
  "token-not-valid": "Este token venció, se revocó o quien lo creó dejó el grupo. Crea otro.",
  "tokens-full": "Hay demasiados tokens. Revoca alguno que no uses.",
  "no-such-token": "Ese token ya está revocado. Recarga la página.",
  "bad-target": "Escribe una dirección como https://chat.example.org/hook, sin nombre de usuario.",
  "private-target":
    "En esa dirección no responde nada público. Pide a quien opera el servidor que permita tu red.",
  "webhooks-full": "Hay demasiados webhooks. Quita uno primero.",
  "no-such-webhook": "Ese webhook ya se quitó. Recarga la página.",
  "no-such-delivery": "Ese envío es demasiado antiguo para repetirlo.",
  "no-such-address": "En esta dirección no hay nada. Revisa el enlace.",
  "no-such-player": "Ese nombre ya no está en la lista. Recarga la página.",
  "no-such-season": "Ese turno o temporada ya no existe. Recarga la página.",
  "no-such-night": "Esa noche no es de este grupo. Recarga la página.",
  "account-linked": "Esa cuenta está vinculada a alguien más. Desvincúlala antes.",
  "two-accounts": "Cada una tiene cuenta, así que no pueden ser la misma persona.",
  "two-people": "Jugaron la misma partida, así que son dos personas.",
  "same-player": "Es dos veces la misma persona. Elige otra.",
  "already-merged": "Una de ellas ya está unida. Sepárala antes.",
  "is-retired": "Está retirada. Haz que vuelva antes.",
  "has-played": "Tiene historial aquí. Mejor retírala.",
  "only-deleted-games": "Solo jugó partidas borradas. Retírala, o quítala cuando ya no existan.",
  "in-ledger": "Hay deudas con registros a su nombre. Mejor retírala.",
  "roster-full": "La lista está llena. Quita a alguien que nunca jugó.",
  "seasons-full": "Demasiados turnos o temporadas. Usa una que ya tengas.",
  "season-taken": "Ese nombre de turno o temporada ya existe. Elige otro.",
  "table-taken": "Ese nombre de mesa ya existe. Elige otro.",
  "tables-full": "Demasiadas mesas. Usa una que ya tengas.",
  "season-day": "Una temporada empieza en un día; un turno no.",
  "no-such-case": "Esa decisión ya no existe. Recarga la página.",
  "no-such-preset": "Esas reglas de la casa ya no existen. Recarga la página.",
  "bad-preset-name": "Pon a las reglas de la casa un nombre de 1 a 40 caracteres.",
  "preset-taken": "Este juego ya tiene reglas de la casa con ese nombre. Elige otro.",
  "presets-full": "Demasiadas reglas de la casa guardadas. Borra alguna antes.",
  "night-is-on": "Ya hay una noche en marcha. Ciérrala antes.",
  "night-is-over": "Esa noche terminó. Un admin puede reabrirla con sus partidas.",
  "not-owed": "Eso ya no se debe. Recarga la página.",
  "not-for-tonight": "Solo un admin puede cambiar una de estas reglas. Jueguen con las reglas del grupo.",
  "not-the-receiver": "Solo puede hacerlo quien cobra el pago o un admin.",
  "wrong-currency": "Este grupo usa otra moneda. Recarga la página.",
  "no-such-currency": "Esa moneda no existe. Elige una de la lista.",
  "stacks-differ": "Las fichas contadas no suman el total.",
  "wrong-price": "El precio cambió. Recarga la página.",
  "no-such-drink": "Este grupo no tiene ese trago. Recarga la página.",
  "shares-differ": "Las partes no suman el total.",
  "bad-pay-link": "Un enlace de pago empieza con https:// y no lleva nombre de usuario.",
  "not-the-debtor": "Solo puede anotarlo quien lo debe o un admin.",
  "no-such-game": "Esa partida no es de este grupo, o se borró. Recarga la página.",
  "no-such-line": "Ese registro de deudas ya no existe. Recarga la página.",
  "line-taken-back": "Ese registro ya está cancelado. Recarga la página.",
  "no-cooks": "Este grupo no registra quién cocinó. Un administrador puede activarlo en los ajustes.",
  "bad-duty-day": "Elige un día a menos de un año de hoy.",
  "bad-import": "Esto no se puede importar.",
  "bad-day": "Elige un día desde 2000, no en el futuro.",
  "not-among-them": "Elige solo a quienes estaban.",
  "wrong-outcome": "Elige quién perdió o quién ganó, según el juego.",
  "result-only": "De esta partida solo se conoce el resultado. Di quién fue, o deshazlo.",
  "not-the-keeper": "Solo puede hacerlo quien anota.",
  "no-such-guest": "Ese invitado ya dejó esta mesa.",
  "no-such-seat": "Ese lugar está vacío. Recarga la página.",
  "seat-taken": "Ese lugar está en otro teléfono. Confirma para usarlo aquí.",
  "seat-in-use": "Ese teléfono está ahora en la mesa. Pregunta allí, o a quien anota.",
  "seat-free": "Ningún teléfono tiene ese lugar. Primero se elige en el propio teléfono.",
  "no-seat": "Elige primero tu lugar.",
  "no-tones": "La tecla de alarma está apagada. Un admin la activa en los ajustes.",
  "group-keeps": "En las mesas del grupo anotan sus admins.",
  "playoff-decided":
    "Este desempate decidió una partida. Borra esa partida, o deshaz cómo terminó el desempate.",
  "last-table": "Un grupo necesita una mesa, y es la única. Borra partidas sueltas.",
  "no-such-round": "Esa ronda ya no está decidida.",
  "no-such-cup": "Ese cubilete no está en esta ronda, o tiene menos dados. Mira la mesa.",
  "verdict-changed": "El veredicto se acaba de corregir. Míralo otra vez.",
  "no-such-screen": "Ninguna TV muestra ese código. Escribe el código que muestra ahora.",
  "sits-there": "Ese navegador juega en esta mesa. Abre allí la vista de TV en Compartir.",
  "no-such-public-link": "Ese enlace ya está desactivado.",
  "guests-game": "Solo las partidas de un grupo tienen enlace público.",
  "no-such-verdict": "Ese enlace al veredicto está desactivado.",
  "not-disputed": "Nadie disputa ya esa ronda.",
  "dispute-settled": "Quien anota ya resolvió esa ronda.",
  "bad-note": "Di en 1 a 200 caracteres cómo lo resolvieron.",
  "no-such-member": "Esa cuenta no está en este grupo. Invítala antes.",
  "no-such-invitation": "Esta invitación venció o está mal escrita. Pide otra.",
  "last-owner": "Eres la única persona dueña de este grupo. Entrégalo o bórralo antes.",
  "bad-group-name": "Pon al grupo un nombre de 1 a 60 caracteres.",
  "bad-stamp": "Un sello admite 24 caracteres. Acórtalo.",
  "bad-plate": "Una placa admite 32 caracteres. Acórtala.",
  "no-such-time-zone": "Zona horaria desconocida. Elige una como America/Bogota.",
  "no-such-account": "Esa cuenta ya no existe. Recarga la página.",
  "copies-elsewhere": "Las partidas están en PostgreSQL. Haz allí los respaldos con pg_dump.",
  "no-room": "En el disco no hay espacio para un respaldo. Haz espacio e inténtalo otra vez.",
  "disk-full":
    "El disco del servidor está lleno. Pide a su dueño que haga espacio. Tus partidas están a salvo.",
  "database-damaged": "La base de datos del servidor está dañada. Pide a su dueño que restaure un respaldo.",
  "database-gone": "Falta la base de datos del servidor. Pide a su dueño que la restaure.",
  "database-read-only":
    "El servidor no puede escribir en su base de datos. Avisa a su dueño. Tus partidas están a salvo.",
  "database-locked": "Otro programa está usando la base de datos del servidor. Inténtalo en un momento.",
  "no-database": "La base de datos no responde. Inténtalo en un momento.",
  "not-allowed": "Eso vino de otro sitio. Abre la mesa misma e inténtalo otra vez.",
  "too-many": "Demasiadas peticiones. Espera un minuto e inténtalo otra vez.",
  busy: "El servidor está ocupado. Inténtalo en un momento.",
  "too-costly": "Esa pregunta tarda demasiado en el servidor. Pide menos de una vez.",
  "too-large": "Es demasiado de una vez.",
  "not-json": "No se pudo leer. Envía JSON como application/json.",
  "wrong-method": "Esta dirección no acepta ese tipo de petición.",
  unexpected: "Algo salió mal. Tus partidas están a salvo. Inténtalo otra vez.",
};

export const sayApi = (code: RequestCode): string => SENTENCES[code];

export const sayOnlyDeletedGames = (day: string) =>
  `Solo jugó partidas borradas, que se guardan hasta el ${day}. Retírala, o quítala entonces.`;

const mail = (subject: string, ...paragraphs: readonly string[]) => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "¿No fuiste tú? No hagas nada. Sin este enlace nadie entra.";

export const sayLinkMail = (link: string, minutes: number) =>
  mail(
    "Entra a Liar’s Table",
    `Abre esto en ${minutes} minutos en el teléfono con el que entras, y toca allí la tecla:`,
    link,
    "Funciona una vez.",
    IGNORE,
  );

export const sayRecoveryMail = (link: string, minutes: number) =>
  mail(
    "Contraseña nueva para Liar’s Table",
    `Abre esto en ${minutes} minutos para elegir una contraseña nueva:`,
    link,
    "Funciona una vez, y cierra la sesión en todos los teléfonos.",
    IGNORE,
  );

export const sayProofMail = (link: string, minutes: number) =>
  mail(
    "Verifica tu correo para Liar’s Table",
    `Abre esto en ${minutes} minutos en un teléfono con tu sesión:`,
    link,
    "Después, este correo sirve para cambiar tu contraseña.",
    IGNORE,
  );

const CHANGED = {
  passphrase: "Tu cuenta tiene una contraseña nueva.",
  email: "Tu cuenta tiene un correo nuevo. Este ya no es suyo.",
  "provider-added": "Tu cuenta tiene una forma más de entrar.",
  "provider-removed": "Se quitó una forma de entrar de tu cuenta.",
} as const;

export const sayChangeMail = (change: keyof typeof CHANGED) =>
  mail(
    "Tu cuenta cambió: Liar’s Table",
    CHANGED[change],
    "¿Fuiste tú? No hagas nada.",
    "¿No fuiste tú? Entra, mira dónde está abierta tu sesión y elige una contraseña nueva. ¿No puedes entrar? Pregunta al dueño del servidor.",
  );

export const httpErrorMessages = {
  starting: "Arrancando. Inténtalo en un momento.",
  notNow: "Ahora mismo no se puede",
  triesAgain: "Esta página lo intenta de nuevo sola.",
  tooManyPages: "Hay demasiadas páginas abiertas aquí. Cierra algunas e inténtalo otra vez.",
  tooLong: "Esta dirección es demasiado larga. Revisa el enlace.",
  malformed: "Esta dirección está mal formada. Revisa el enlace.",
  nothingHere: "Aquí no hay nada. Revisa el enlace.",
  reload: "La petición de esta página está mal formada. Recarga la página.",
  unknownMethod: "Esta dirección no acepta este tipo de petición.",
  onlyRead: "Las páginas solo se pueden leer (GET).",
  noForms: "Envía JSON (application/json), no un formulario de varias partes.",
  onlyHttps: "Este servidor usa solo https. Usa https, o abre primero /trust.",
  notOurName:
    "Este servidor no se llama así. Dueño: pon en PUBLIC_URL la dirección que se escribe, o agrega el nombre a ALLOWED_HOSTS.",
};
