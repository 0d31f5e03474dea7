import type { RequestCode } from "../api";
import { noticeWords } from "./notices";

const SENTENCES: Readonly<Record<RequestCode, string>> = {
  stale: noticeWords.overtaken,
  "breaks-later":
    "Con eso, lo anotado después rompería las reglas. Di de cada cosa qué será de ella: corregirla, retirarla o dejarla valer.",
  "already-replaced":
    "Lo que esto corrige se corrigió o se retiró entretanto. Mira otra vez la historia; no se cambió nada.",
  "id-reused":
    "Con ese número ya se anotó otra cosa. No se cambió nada; vuelve a cargar la página e inténtalo otra vez.",
  "no-such-table":
    "Este teléfono no está en esa mesa. Abre el enlace de la mesa, o escanea su código QR en un teléfono que esté.",
  "only-watching": "Estás mirando esta mesa. Pide su otro enlace para sentarte y anotar; no se anotó nada.",
  "somebody-else": "Eso lo tocó otra persona antes de que entraras tú en este teléfono. No se anotó nada.",
  "not-signed-in": "Inicia sesión antes. No se cambió nada.",
  "no-such-group": "No perteneces a ese grupo, o ya no existe. Pide una invitación a quien lo tiene.",
  "not-your-role": "Tu papel en este grupo no lo permite. Pídelo a quien lo lleva; no se cambió nada.",
  "not-the-owner": "Solo puede hacerlo quien tiene esta instalación. No se cambió nada.",
  "bad-name": "Da un nombre de 1 a 40 caracteres, que no sea «bank» ni «pot».",
  "mixed-name":
    "Ese nombre mezcla dos alfabetos con letras iguales a la vista. Escríbelo en uno solo; no se guardó nada.",
  "bad-email": "Eso no es una dirección de correo, como ana@example.org. Revísala e inténtalo otra vez.",
  "short-passphrase": "Hazla más larga: al menos 10 caracteres. Unas palabras seguidas se recuerdan bien.",
  "long-passphrase": "Hazla más corta: 200 caracteres como mucho.",
  "easy-passphrase":
    "Esa la adivinarían pronto. Toma unas palabras que no tengan que ver entre sí ni contigo.",
  "not-known": "Aquí ninguna cuenta tiene ese correo con esa frase de paso. No se inició sesión.",
  "wrong-passphrase": "Esa no es tu frase de paso actual. No se cambió nada.",
  "sign-up-closed":
    "Esta instalación no admite cuentas nuevas. Pregunta a quien la tiene; no se inició sesión.",
  "invitation-needed":
    "Aquí las cuentas nuevas necesitan una invitación, y esta ya no vale. Pide un enlace nuevo a quien lleva el grupo.",
  "code-not-valid": "Ese código no vale: ya se usó, es demasiado viejo o hay un signo mal. Pide otro.",
  "no-mail": "Esta instalación no envía correo. Pide un código a quien la tiene; no se cambió nada.",
  "no-such-session": "Ese teléfono ya cerró su sesión. Vuelve a cargar la página.",
  "no-guest": "En este teléfono no hay nada de un invitado que llevarse. No se cambió nada.",
  "already-proven": "No hay nada que comprobar: da antes un correo, o ya está comprobado.",
  "email-taken": "Otra cuenta ha mostrado que ese correo es suyo. Inicia sesión con esa.",
  "own-sessions":
    "Tus propias sesiones se cierran en la página de tu cuenta, con tu frase de paso. No se cambió nada.",
  "owns-installation":
    "Esta instalación es tuya, y otros tienen cuentas en ella. Entrégala antes, en su propia página; no se cambió nada.",
  "sign-in-again":
    "Para asegurarnos de que eres tú: inicia sesión otra vez y hazlo en 15 minutos. No se cambió nada.",
  "way-refused":
    "Iniciar sesión allí no funcionó, o se canceló. No se inició sesión; inténtalo otra vez o de otro modo.",
  "way-taken": "Ese inicio de sesión es de otra cuenta de aquí. No se cambió nada.",
  "no-such-way": "No inicias sesión con eso, o ya no. Vuelve a cargar la página.",
  "only-way":
    "Sin eso no podrías volver a entrar. Pon antes una frase de paso, con un correo, o añade otro modo; no se cambió nada.",
  "link-not-valid":
    "Ese enlace ya no vale: se usó, o es demasiado viejo. Pide otro en la página de inicio de sesión.",
  "no-such-address": "En esta dirección no hay nada. Revisa el enlace.",
  "no-such-player":
    "En la lista de este grupo ya no hay nadie con ese nombre. Vuelve a cargar la página e inténtalo otra vez.",
  "no-such-season":
    "Ese turno o esa temporada ya no es de este grupo. Vuelve a cargar la página e inténtalo otra vez.",
  "no-such-night": "Esa noche no es de este grupo. Vuelve a cargar la página e inténtalo otra vez.",
  "account-linked": "Esa cuenta ya es de otra persona de la lista. Quítasela antes; no se cambió nada.",
  "two-accounts":
    "Las dos inician sesión con cuenta propia, así que no pueden ser la misma persona. No se cambió nada.",
  "two-people": "Se sentaron a la misma partida una vez, así que son dos personas. No se cambió nada.",
  "same-player": "Es dos veces la misma. Elige otra; no se cambió nada.",
  "already-merged": "Una de ellas ya está unida a otra. Sepáralas antes; no se cambió nada.",
  "is-retired": "Está retirada. Recupérala antes; no se cambió nada.",
  "has-played": "Se sentó a una partida o entró en una noche, así que queda en su historia. Mejor retírala.",
  "only-deleted-games": "Solo jugó partidas que están borradas. Retírala, o quítala cuando ya no existan.",
  "in-ledger": "Hay registros en las cuentas con ese nombre, así que se queda. Mejor retírala.",
  "roster-full": "Son más de los que caben en una lista. Quita antes a alguien que nunca jugó.",
  "seasons-full": "Son más de las que admite un grupo. Usa una de las que hay; no se cambió nada.",
  "season-taken": "Ya hay una con ese nombre. Elige otro; no se cambió nada.",
  "table-taken": "Ya hay una mesa con ese nombre. Elige otro; no se cambió nada.",
  "tables-full": "Son más de las que admite un grupo. Usa una de las que hay; no se cambió nada.",
  "season-day": "Una temporada empieza en un día, y un turno de cuadrilla no. No se cambió nada.",
  "no-such-case": "El libro de casos de este grupo ya no tiene ese caso. Vuelve a cargar la página.",
  "no-such-preset": "El grupo ya no guarda esas reglas de la casa. Vuelve a cargar la página.",
  "bad-preset-name": "Las reglas de la casa necesitan un nombre de 1 a 40 signos. No se guardó nada.",
  "preset-taken":
    "El grupo ya guarda reglas de la casa con ese nombre para este juego. Elige otro; no se guardó nada.",
  "presets-full": "Son más de las que guarda un grupo. Borra las que nadie use; no se guardó nada.",
  "night-is-on": "Ya hay una noche en marcha. Ciérrala antes de empezar otra.",
  "no-such-payment": "Ese pago ya no está marcado. Recarga la página e inténtalo de nuevo.",
  "not-owed": "Eso no se debe, o ya no. Recarga la página para ver lo que se debe; no se marcó nada.",
  "not-the-receiver":
    "Eso solo puede hacerlo quien recibe este pago, o quien lleva el grupo. No se cambió nada.",
  "not-the-debtor": "Eso solo puede anotarlo quien lo debe, o quien lleva el grupo.",
  "no-such-game": "Esa partida no es de este grupo, o se borró. Recarga la página; no se anotó nada.",
  "no-such-line": "Esa línea no está en las cuentas de este grupo. Recarga la página e inténtalo de nuevo.",
  "line-taken-back": "Esa línea ya se había retirado. Recarga la página para verlo; no se cambió nada.",
  "bad-duty-day": "Elige un día que esté a menos de un año de hoy. No se anotó nada.",
  "bad-day": "Elige un día desde el año 2000, y que no esté por venir. No se anotó nada.",
  "not-among-them": "Quien perdió o ganó tiene que estar entre los que estaban. No se anotó nada.",
  "wrong-outcome":
    "De este juego se dice quién perdió, o de otros quién ganó: elige otra vez. No se anotó nada.",
  "result-only":
    "De esta partida solo se conoce el resultado: di quién fue, o retíralo. No se anotó nada más.",
  "not-the-keeper": "Solo puede hacerlo quien lleva esta mesa. No se cambió nada.",
  "no-such-guest": "Ese invitado ya no está en esta mesa: no hubo que echar a nadie.",
  "no-such-seat":
    "En ese asiento de esta mesa no se sienta nadie. Vuelve a cargar la página e inténtalo otra vez.",
  "seat-taken": "Ahí se sienta alguien con otro teléfono. Di que lo tomas tú; no se cambió nada.",
  "seat-in-use":
    "Ahí está alguien ahora mismo con otro teléfono. Pregúntale, o a quien lleva la mesa; no se cambió nada.",
  "seat-free":
    "En ese asiento no hay ningún teléfono. Que quien sea lo diga antes en el suyo; no se cambió nada.",
  "no-seat": "Di antes cuál es tu asiento. No se cambió nada.",
  "no-tones":
    "Esta mesa no tiene botón de alarma. Quien lleva el grupo lo activa en sus ajustes; no se cambió nada.",
  "group-keeps":
    "La mesa de un grupo la llevan quienes llevan el grupo: sus papeles se dan en su página. No se cambió nada.",
  "playoff-decided":
    "Este desempate decidió una partida, así que se queda. Borra esa partida y el desempate se va con ella; o deshaz aquí cómo terminó el desempate. No se borró nada.",
  "last-table":
    "Un grupo conserva una mesa donde jugar, y esta es la única. Borra partidas sueltas; no se borró nada.",
  "no-such-round": "Esa ronda no está decidida, o ya no. No se cambió nada.",
  "no-such-cup":
    "Ese cubilete no se levanta en esta ronda, o tiene menos dados. Mira la mesa otra vez; lo anotado se queda.",
  "verdict-changed": "El veredicto se acaba de corregir: míralo otra vez. No se cambió nada.",
  "no-such-screen":
    "Ninguna pantalla muestra ese código, o ya no. Mira la pantalla y escribe lo que muestra ahora; no se cambió nada.",
  "sits-there":
    "Ese navegador juega él mismo en esta mesa y no puede ser su pantalla grande. Allí se abre en Compartir; no se cambió nada.",
  "no-such-public-link": "No hay tal enlace, o ya no. No se cambió nada.",
  "guests-game": "Esta partida no es de ningún grupo: solo las de un grupo se muestran a todo el mundo.",
  "no-such-verdict": "Ningún veredicto tiene ese enlace, o ya no. No se cambió nada.",
  "not-disputed": "Nadie discute ya esa ronda, así que no hay nada que decidir.",
  "dispute-settled": "Quien lleva la mesa ya decidió esa ronda. No se cambió nada.",
  "bad-note": "Di en 1 a 200 caracteres cómo se decidió. No se cambió nada.",
  "no-such-member": "Esa cuenta no pertenece a este grupo. Invítala antes; no se cambió nada.",
  "no-such-invitation":
    "Esta invitación no deja entrar a nadie: puede estar gastada, anulada o vencida, o el enlace está incompleto. Pide otra.",
  "last-owner":
    "Eres la única persona dueña de este grupo. Entrégalo antes a alguien, o bórralo; no se cambió nada.",
  "bad-group-name": "Un grupo necesita un nombre de 1 a 60 caracteres. No se cambió nada.",
  "bad-stamp": "En un sello caben 24 caracteres: acorta sus palabras. No se cambió nada.",
  "bad-plate": "En una placa caben 32 caracteres: acórtala. No se cambió nada.",
  "no-such-time-zone": "Esa zona horaria no se conoce aquí: elige una como Europe/Madrid. No se cambió nada.",
  "no-such-account": "Esa cuenta ya no existe. Vuelve a cargar la página; no se cambió nada.",
  "copies-elsewhere": "Las partidas están en PostgreSQL: cópialas allí, con pg_dump.",
  "no-room":
    "En el disco no hay sitio para una copia, así que no se hizo. Haz sitio e inténtalo otra vez; todo lo anotado está a salvo.",
  "disk-full":
    "El disco de este servidor está lleno, así que no se apuntó nada. Quien lo administra tiene que hacer sitio; todo lo anterior está a salvo.",
  "database-damaged":
    "La base de datos de este servidor está dañada, así que no se puede leer ni apuntar nada. Avisa a quien lo administra: tiene que restaurar una copia.",
  "database-gone":
    "La base de datos de este servidor ya no está en su sitio, así que no se puede leer ni apuntar nada. Avisa a quien lo administra: tiene que devolverla.",
  "database-read-only":
    "Este servidor no puede escribir en su base de datos, así que no se apuntó nada. Avisa a quien lo administra; todo lo anterior está a salvo.",
  "no-database": "La base de datos no responde ahora mismo. Inténtalo en un momento.",
  "not-allowed": "Eso vino de otro sitio web, así que no se anotó. Abre la propia mesa e inténtalo otra vez.",
  "too-many":
    "Es más de lo que un teléfono o un lugar puede pedir en tan poco tiempo. Espera un poco e inténtalo otra vez.",
  busy: "Ahora mismo se le pide a este servidor más de lo que puede calcular. Espera un poco e inténtalo otra vez; no se anotó nada.",
  "too-costly":
    "Eso lleva más tiempo del que este servidor dedica a una pregunta, así que se interrumpió. Pide menos de una vez.",
  "too-large": "Es demasiado de una vez. No se anotó nada.",
  "not-json": "Eso no se pudo leer: envía JSON con el tipo de contenido application/json.",
  "wrong-method": "Esta dirección no acepta ese tipo de petición.",
  unexpected: "Algo falló de nuestro lado. Todo lo anotado antes está a salvo; inténtalo otra vez.",
};

export const sayApi = (code: RequestCode): string => SENTENCES[code];

export const sayOnlyDeletedGames = (day: string) =>
  `Solo jugó partidas borradas, que se guardan hasta el ${day}. Retírala, o quítala entonces.`;

const mail = (subject: string, ...paragraphs: readonly string[]) => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "¿No has sido tú? Entonces no hagas nada: sin este enlace nadie llega más lejos.";

export const sayLinkMail = (link: string, minutes: number) =>
  mail(
    "Tu entrada a Liar’s Table",
    `Abre esto en ${minutes} minutos, en el teléfono en que quieras iniciar sesión, y pulsa allí el botón:`,
    link,
    "Funciona una vez.",
    IGNORE,
  );

export const sayRecoveryMail = (link: string, minutes: number) =>
  mail(
    "Una nueva frase de paso para Liar’s Table",
    `Abre esto en ${minutes} minutos para elegir una nueva frase de paso:`,
    link,
    "Funciona una vez. Cierra la sesión en todos los teléfonos.",
    IGNORE,
  );

export const sayProofMail = (link: string, minutes: number) =>
  mail(
    "¿Es este tu correo? (Liar’s Table)",
    `Abre esto en ${minutes} minutos, en un teléfono con tu sesión iniciada:`,
    link,
    "Desde entonces este correo es tuyo aquí, y puede ayudarte a entrar si olvidas tu frase de paso.",
    IGNORE,
  );

const CHANGED = {
  passphrase: "Tu cuenta tiene una nueva frase de paso.",
  email: "Tu cuenta tiene ahora otro correo; este ya no es suyo.",
  "provider-added": "Se puede iniciar sesión en tu cuenta con un proveedor más.",
  "provider-removed": "Ya no se puede iniciar sesión en tu cuenta con uno de sus proveedores.",
} as const;

export const sayChangeMail = (change: keyof typeof CHANGED) =>
  mail(
    "Ha cambiado tu cuenta de Liar’s Table",
    CHANGED[change],
    "¿Has sido tú? Entonces no hay nada que hacer.",
    "¿No has sido tú? Inicia sesión como siempre, mira en tu cuenta dónde está abierta y elige una nueva frase de paso. Si ya no puedes entrar, pregunta a quien lleva esta instalación.",
  );

export const httpErrorMessages = {
  starting: "Arrancando: inténtalo en un momento.",
  notNow: "Ahora mismo no se puede",
  triesAgain: "Esta página lo intenta de nuevo sola.",
  tooManyPages:
    "Hay demasiadas páginas abiertas en esta dirección: cierra algunas e inténtalo en un momento.",
  tooLong: "Esta dirección es demasiado larga: revisa el enlace.",
  malformed: "Esta dirección está mal formada: revisa el enlace.",
  nothingHere: "Aquí no hay nada: revisa el enlace.",
  reload: "La petición de esta página está mal formada: vuelve a cargar la página.",
  unknownMethod: "Esta dirección no acepta este tipo de petición.",
  onlyRead: "Una página solo se puede leer (GET).",
  noForms: "Envía JSON (application/json), no un formulario de varias partes.",
  onlyHttps: "Esta casa solo habla https: pide por https o abre primero /trust.",
  notOurName:
    "Este servidor no se llama así. Para quien lo administra: pon en PUBLIC_URL la dirección que se escribe, o añade el nombre a ALLOWED_HOSTS.",
};
