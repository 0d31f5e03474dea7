import type { Settled } from "@/lib/engine";
import type { Names } from "../names";
import { gameName } from "./games";
import { sayMoves } from "./historyScreens";
import { sayVerdict } from "./verdicts";

export const verdictLinkWords = {
  how: "Quien tenga este enlace puede leer este veredicto, y nada más de la partida.",
  qr: "Código QR del enlace a este veredicto",

  shared: "Veredictos compartidos",
  sharedRound: (round: number) => `Ronda ${round}`,
  takeBack: "Retirar",
  takeBackName: (round: number) => `Retirar el enlace a la ronda ${round}`,
  takenBack: "Ese enlace ya no lleva a nada.",

  playedOn: "jugada el",
  corrected: "Corregido desde que se compartió",
  correctedHint: "Este es el veredicto como vale ahora. Debajo está como se compartió.",
  asShared: "Como se compartió",
  gone: "Retirado desde que se compartió",
  goneHint: "La mesa retiró esta ronda. Este es el veredicto como se compartió.",
  app: "Lleva la cuenta en tu propia mesa",
  appHint:
    "Liar’s Table guarda los cantos y decide cada bang. Los dados siguen siendo de verdad; nadie necesita cuenta.",

  notFound: {
    title: "Ningún veredicto bajo este cubilete",
    what: "Este enlace no lleva a ningún veredicto: se retiró, se borró su partida o tiene un signo mal.",
    safe: "Quien lo envió puede volver a compartir el veredicto desde la mesa.",
  },
  tooMany: {
    title: "Demasiados enlaces que no llevan a nada",
    what: "Alguien en tu dirección ha abierto muchos enlaces que no llevan a nada. Espera un minuto y abre este otra vez.",
    safe: "No se ha perdido nada.",
  },
  noPicture: "No hay tal imagen: revisa el enlace.",

  says: (name: string) => `${name} dijo`,
  player: (place: number) => `Jugador ${place}`,
  site: "Liar’s Table",
};

export function sayVerdictPreview(
  settled: Settled,
  { game, names, drink }: { readonly game: string; readonly names: Names; readonly drink: string | null },
): { readonly title: string; readonly description: string } {
  const { stamp, story, finding } = sayVerdict(settled, names);
  return {
    title: `${stamp}: ${gameName(game)}`,
    description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
  };
}
