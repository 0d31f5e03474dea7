import {
  assertNever,
  type Claim,
  type Face,
  type PlayerId,
  type Refusal,
  type RefusalValues,
} from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { diceWord } from "./anyPage";
import { faceWord, sayClaim } from "./terms";

const someone = (names: Names, player: PlayerId | undefined): string =>
  player === undefined ? "alguien" : nameOf(names, player);

/** Por qué se rechazó algo, en una frase llana que dice también cómo seguir. */
export function sayRefusal({ code, values }: Refusal, names: Names): string {
  const who = someone(names, values.player);
  const expected = someone(names, values.expected);
  const entered = `se ${values.got === 1 ? "anotó" : "anotaron"} ${values.got ?? 0}`;
  switch (code) {
    case "bad-format":
      if (values.name === "format" && values.text?.startsWith("dice-journal/"))
        return "Este es el registro completo. Usa el registro final de la partida.";
      return values.name ? `«${values.name}» falta o está mal formado.` : "Eso está mal formado.";
    case "unknown-key":
      return `Clave desconocida: «${values.name ?? "?"}».`;
    case "unknown-game":
      return `No hay ningún juego llamado «${values.name ?? ""}».`;
    case "bad-rule-set":
      return values.name
        ? `En el reglamento falta «${values.name}» o está mal escrito.`
        : "Un reglamento es un objeto con claves.";
    case "unknown-option":
      return `Este juego no tiene la regla de la casa «${values.name ?? ""}».`;
    case "bad-option-value":
      return `La regla de la casa «${values.name ?? ""}» no tiene la opción «${values.text ?? ""}».`;
    case "unknown-player":
      return `En esta mesa no hay nadie llamado ${who}.`;
    case "duplicate-player":
      if (values.like !== undefined)
        return `«${values.name}» se ve igual que «${values.like}». Agrega una letra para distinguirlos.`;
      return `Dos personas se llaman ${values.name ?? "igual"}. Agrega una letra para distinguirlas.`;
    case "bad-player-name":
      if (values.mixed !== undefined)
        return `«${values.mixed}» mezcla dos alfabetos que se ven iguales. Usa uno solo.`;
      return values.name === undefined || values.name === ""
        ? "Cada lugar necesita un nombre."
        : `«${values.name}» no puede ser un nombre. Usa de 1 a ${values.limit ?? 40} caracteres, pero no «bank» ni «pot».`;
    case "too-few-players":
      return `Se necesitan al menos ${values.limit ?? 2} jugadores.`;
    case "table-full":
      return `Una partida tiene como mucho ${values.limit ?? 30} lugares, contando a quienes se fueron.`;
    case "bad-face":
      return "Un dado muestra de 1 a 6.";
    case "unreadable-claim":
      return values.suggestion
        ? `«${values.text ?? ""}» no es un canto. ¿Quisiste decir «${values.suggestion}»?`
        : `«${values.text ?? ""}» no es un canto. ${howToClaim(values)}`;
    case "wrong-claim-kind":
      return "Este juego no tiene ese canto.";
    case "quantity-out-of-range":
      return "Canta al menos un dado.";
    case "not-higher":
      return values.claim && values.latest
        ? `${cap(sayOne(values.claim))} no supera ${sayOne(values.latest)}.${
            values.lowest ? ` La subida más baja es ${sayOne(values.lowest)}.` : ""
          }`
        : "Eso no supera el último canto.";
    case "top-claim":
      return values.latest
        ? `Nada supera ${sayClaim(values.latest)}. Duda${"mia" in values.latest ? " o créelo" : ""}.`
        : "No queda ningún canto más alto.";
    case "cap-exceeded":
      return `Solo hay ${diceWord(values.limit ?? 0)} en juego, y no se puede cantar más.`;
    case "no-claim-yet":
      return "Aún no hay ningún canto, así que no hay nada que dudar.";
    case "not-your-turn":
      return `Le toca a ${expected}, no a ${who}.`;
    case "own-claim":
      return `El último canto es de ${who}. Le toca a alguien más.`;
    case "out-of-turn-not-allowed":
      return `Solo puede dudar ${expected}. En esta mesa no se duda fuera de turno.`;
    case "challenge-not-allowed":
      return "Este juego no tiene esa forma de dudar.";
    case "wrong-phase":
      return "No en este momento de la ronda.";
    case "round-not-started":
      return "La ronda aún no empieza.";
    case "already-challenged":
      return "Alguien ya dudó. Ahora deciden los dados.";
    case "starter-needed":
      return "Elige quién empieza la primera ronda.";
    case "wrong-starter":
      return `Esta ronda la empieza ${expected}, no ${who}.`;
    case "wild-needed":
      return "Anota el dado rojo.";
    case "wild-not-used":
      return "Este juego no tiene dado rojo.";
    case "dice-mismatch":
      if (values.dice !== undefined)
        return values.got === values.limit
          ? `Algunos dados a la vista${meant(values.dice)} no se anotaron.`
          : `Hay ${diceWord(values.limit ?? 0)}, y ${entered}.`;
      return values.player === undefined
        ? `${values.got ?? 0} son más que los ${diceWord(values.limit ?? 0)} en juego.`
        : `${who} tiene ${diceWord(values.limit ?? 0)}, pero ${entered}.`;
    case "ambiguous-full-house":
      return "¿Cuál es el trío? Di «full house, threes over twos».";
    case "bad-kicker":
      return "Los otros dados deben ser distintos entre sí y de la mano, y caber.";
    case "must-roll":
      return `${who} miró, así que primero hay que tirar al menos un dado.`;
    case "must-look":
      return `${who} no miró. Sube sin mirar o mira primero.`;
    case "looked-then-challenged":
      return "Después de mirar no puedes dudar. Sube el canto.";
    case "locked-die":
      return `Un dado tirado a la vista se queda${meant(values.dice)}. No se vuelve a tirar ni se tapa.`;
    case "roll-order":
      return "Muy tarde en esta jugada. Orden: recoger dados, tirar en la mesa, tirar el cubilete.";
    case "not-on-table":
      return `Esos dados no están en la mesa${meant(values.dice)}.`;
    case "not-in-cup":
      return `El cubilete no tiene tantos dados${meant(values.dice)}.`;
    case "exposed-not-in-claim":
      return `El canto debe incluir los dados a la vista${meant(values.dice)}${values.claim ? `, y en ${sayClaim(values.claim)} no caben` : ""}.`;
    case "table-disproves-claim":
      return `Con los dados de la mesa${meant(values.dice)} no puede ser${values.claim ? ` ${sayClaim(values.claim)}` : ""}.`;
    case "no-rerolls-left":
      return values.limit === 0
        ? "En esta mesa no se vuelve a tirar."
        : `${who} ya volvió a tirar ${values.limit === 1 ? "una vez" : `${values.limit ?? 0} veces`}. No más en esta jugada.`;
    case "opener-cannot-reroll":
      return `${who} empieza la ronda, así que sin volver a tirar.`;
    case "spot-on-off":
      return "En esta mesa no se juega «¡Justo!».";
    case "cannot-open-on-ones":
      return "Los unos son comodín. No puedes empezar con ellos.";
    case "opens-too-low":
      return `Empieza con al menos ${values.limit ?? 1} dados, uno por cada jugador.`;
    case "face-locked":
      return values.face
        ? `Solo se cantan ${faceWord(values.face, 2)} en esta ronda.`
        : "La cara no cambia en esta ronda.";
    case "not-between-rounds":
      return "Espera a que termine la ronda.";
    case "nothing-to-give":
      return `Nada que dar${values.player === undefined ? "" : `: ${who} no tiene tanto`}.`;
    case "not-in-this-game":
      return "Este juego no tiene eso.";
    case "not-active":
      return `${who} no está en juego.`;
    case "game-over":
      return "Esta partida terminó.";
    default:
      return assertNever(code);
  }
}

/** «una pareja de doses con un uno», «un trío de seises», «9 cincos». */
function sayOne(claim: Claim): string {
  const text = sayClaim(claim);
  if (!("hand" in claim) || claim.hand === "two-pair") return text;
  const feminine = ["pair", "high-card"].includes(claim.hand) || claim.hand.endsWith("straight");
  return `${feminine ? "una" : "un"} ${text}`;
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Los cantos se escriben en inglés, o con los dados: «9x6», «22 5», «64». */
function howToClaim({ claims }: RefusalValues): string {
  if (claims === "hand") return "Escribe los dados de la mano: «22 5».";
  return claims === "mia" ? "Di los dos dados como un número: «64»." : "Di cuántos de qué: «9x6».";
}

const meant = (dice: readonly Face[] | undefined): string =>
  dice === undefined || dice.length === 0 ? "" : ` (${dice.map((face) => faceWord(face, 1)).join(", ")})`;
