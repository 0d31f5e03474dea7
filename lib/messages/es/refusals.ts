import { assertNever, type Face, type PlayerId, type Refusal, type RefusalValues } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { diceWord } from "./anyPage";
import { faceWord, sayClaim } from "./terms";

const somebody = (names: Names, player: PlayerId | undefined): string =>
  player === undefined ? "alguien" : nameOf(names, player);

/** Por qué se rechazó algo, en una frase llana que dice también cómo seguir. */
export function sayRefusal({ code, values }: Refusal, names: Names): string {
  const who = somebody(names, values.player);
  const expected = somebody(names, values.expected);
  const entered = `se ${values.got === 1 ? "anotó" : "anotaron"} ${values.got ?? 0}`;
  switch (code) {
    case "bad-format":
      if (values.name === "format" && values.text === "dice-journal/1")
        return "Esto es un diario. Aquí solo se leen registros: usa el de la partida.";
      return values.name
        ? `Falta «${values.name}» o no tiene la forma debida.`
        : "Eso no tiene la forma debida.";
    case "unknown-key":
      return `«${values.name ?? "?"}» no se conoce aquí.`;
    case "unknown-game":
      return `Aquí no hay ningún juego llamado «${values.name ?? ""}».`;
    case "unknown-option":
      return `Este juego no tiene ninguna regla de la casa llamada «${values.name ?? ""}».`;
    case "bad-option-value":
      return `«${values.text ?? ""}» no es una opción de la regla «${values.name ?? ""}».`;
    case "unknown-player":
      return `En esta mesa no se sienta nadie llamado ${who}.`;
    case "duplicate-player":
      if (values.like !== undefined)
        return `«${values.name}» se ve igual que «${values.like}», un nombre que ya está aquí. Añade una letra para distinguirlos.`;
      return `Dos personas se llaman ${values.name ?? "igual"}. Añade una letra para distinguirlas.`;
    case "bad-player-name":
      if (values.mixed !== undefined)
        return `«${values.mixed}» mezcla dos alfabetos con letras iguales a la vista. Escríbelo en uno solo.`;
      return values.name === undefined || values.name === ""
        ? "Cada asiento necesita un nombre."
        : `«${values.name}» no puede ser un nombre: usa de 1 a ${values.limit ?? 40} caracteres, y ni «bank» ni «pot».`;
    case "too-few-players":
      return `Hacen falta al menos ${values.limit ?? 2} jugadores.`;
    case "table-full":
      return `En una partida se sientan como mucho ${values.limit ?? 30} personas, también contando a quienes se fueron.`;
    case "bad-face":
      return "Un dado muestra de 1 a 6.";
    case "unreadable-claim":
      return values.suggestion
        ? `«${values.text ?? ""}» no se entiende como canto. ¿Querías decir «${values.suggestion}»?`
        : `«${values.text ?? ""}» no se entiende como canto. ${howToClaim(values)}`;
    case "wrong-claim-kind":
      return "En este juego no se canta eso.";
    case "quantity-out-of-range":
      return "Un canto es de un dado por lo menos.";
    case "not-higher":
      return values.claim && values.latest
        ? `${cap(sayClaim(values.claim))} no supera ${sayClaim(values.latest)}.${
            values.lowest ? ` La subida más baja es ${sayClaim(values.lowest)}.` : ""
          }`
        : "Eso no supera el último canto.";
    case "top-claim":
      return values.latest
        ? `Nada supera ${sayClaim(values.latest)}: solo se puede retar${"mia" in values.latest ? " o ceder" : ""}.`
        : "No queda nada más alto que cantar.";
    case "cap-exceeded":
      return `Solo hay ${diceWord(values.limit ?? 0)} en juego, y esta mesa no deja cantar más.`;
    case "no-claim-yet":
      return "En esta ronda aún no se ha cantado nada, así que no hay nada que retar.";
    case "not-your-turn":
      return `Es el turno de ${expected}, no de ${who}.`;
    case "own-claim":
      return `El último canto es de ${who}: tiene que hablar otra persona.`;
    case "out-of-turn-not-allowed":
      return `Solo puede retar ${expected}: en esta mesa no se reta fuera de turno.`;
    case "challenge-not-allowed":
      return "Este juego no tiene ese reto.";
    case "wrong-phase":
      return "Eso no se puede hacer en este momento de la ronda.";
    case "round-not-started":
      return "La ronda aún no ha empezado.";
    case "already-challenged":
      return "El canto ya está retado: ahora deciden los dados.";
    case "starter-needed":
      return "Di quién empieza la primera ronda.";
    case "wrong-starter":
      return `Esta ronda la empieza ${expected}, no ${who}.`;
    case "wild-needed":
      return "Di qué muestra el dado rojo.";
    case "wild-not-used":
      return "En este juego no se tira ningún dado rojo.";
    case "dice-mismatch":
      if (values.dice !== undefined)
        return values.got === values.limit
          ? `No todos los dados a la vista${meant(values.dice)} están entre los anotados.`
          : `Hay ${diceWord(values.limit ?? 0)}, y ${entered}.`;
      return values.player === undefined
        ? `${values.got ?? 0} son más que los ${diceWord(values.limit ?? 0)} en juego.`
        : `${who} tiene ${diceWord(values.limit ?? 0)}, pero ${entered}.`;
    case "ambiguous-full-house":
      return "Di cuál es el trío: «full house, threes over twos».";
    case "bad-kicker":
      return "Los otros dados de una mano son distintos entre sí y de las caras nombradas, y nunca más de los que caben.";
    case "must-roll":
      return `${who} miró bajo el cubilete, así que hay que tirar al menos un dado antes de cantar.`;
    case "must-look":
      return `${who} no ha mirado bajo el cubilete: que lo pase sin mirar con un canto más alto, o que mire antes.`;
    case "looked-then-challenged":
      return "Quien ha mirado bajo el cubilete ya no puede retar: que suba el canto.";
    case "locked-die":
      return `Un dado tirado a la vista se queda como está${meant(values.dice)}: ni se tira ni se esconde otra vez.`;
    case "roll-order":
      return "Eso llega tarde en el turno: primero se recogen dados, luego se tira en la mesa, luego el cubilete.";
    case "not-on-table":
      return `Eso no está entre los dados de la mesa${meant(values.dice)}.`;
    case "not-in-cup":
      return `Bajo el cubilete no hay tantos dados${meant(values.dice)}.`;
    case "exposed-not-in-claim":
      return `Los dados a la vista${meant(values.dice)} tienen que formar parte de lo cantado${
        values.claim ? `, y en ${sayClaim(values.claim)} no caben` : ""
      }.`;
    case "table-disproves-claim":
      return `Con los dados de la mesa${meant(values.dice)} no puede ser${values.claim ? ` ${sayClaim(values.claim)}` : ""}.`;
    case "no-rerolls-left":
      return values.limit === 0
        ? "En esta mesa no se vuelve a tirar."
        : `${who} ya volvió a tirar ${values.limit === 1 ? "una vez" : `${values.limit ?? 0} veces`} en este turno, y no se permite más.`;
    case "opener-cannot-reroll":
      return `${who} abre la ronda, y anuncia sin volver a tirar.`;
    case "spot-on-off":
      return "En esta mesa no se juega «justo».";
    case "cannot-open-on-ones":
      return "Los unos son comodín: no se puede abrir con ellos.";
    case "opens-too-low":
      return `Aquí se abre con ${values.limit ?? 1} dados o más, uno por persona.`;
    case "face-locked":
      return values.face
        ? `En esta ronda solo se cantan ${faceWord(values.face, 2)}.`
        : "En esta ronda no se cambia de cara.";
    case "not-between-rounds":
      return "Eso tiene que esperar a que acabe la ronda.";
    case "nothing-to-give":
      return `No hay nada que dar${values.player === undefined ? "" : `: ${who} no tiene tanto`}.`;
    case "not-in-this-game":
      return "En este juego no hay tal cosa.";
    case "not-active":
      return `${who} no está en juego.`;
    case "game-over":
      return "Esta partida ha terminado.";
    default:
      return assertNever(code);
  }
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Los cantos se escriben en inglés, o con los dados: «9x6», «22 5», «64». */
function howToClaim({ claims }: RefusalValues): string {
  if (claims === "hand") return "Escribe los dados de la mano: «22 5».";
  return claims === "mia" ? "Di los dos dados como un número: «64»." : "Di cuántos de qué: «9x6».";
}

const meant = (dice: readonly Face[] | undefined): string =>
  dice === undefined || dice.length === 0 ? "" : ` (${dice.map((face) => faceWord(face, 1)).join(", ")})`;
