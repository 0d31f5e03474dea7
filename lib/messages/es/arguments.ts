export const argumentWords = {
  title: "Las discusiones clásicas",
  about: "Por qué se pelean las mesas de verdad, y quién tiene razón.",
  settle: "Preguntar",
  inGame: (game: string) => `Como se juega a ${game}`,
  others: (houses: number) =>
    houses === 0
      ? "Ninguna regla de la casa lo cambia."
      : houses === 1
        ? "Una regla de la casa lo cambia."
        : `${houses} reglas de la casa lo cambian.`,
  starts: {
    ask: "¿Quién empieza tras un reto, y qué cuesta?",
    why: "En esto es en lo que más se distinguen los juegos. Lo que sigue lo jugaron las reglas, una ronda para cada uno.",
  },
  classics: {
    "two-pair": {
      ask: "¿44112 gana a 33226?",
      why: "Dobles contra dobles: decide la pareja más alta, luego la más baja y el quinto dado al final.",
    },
    ones: {
      ask: "¿Los unos son altos o bajos?",
      why: "Donde los unos son bajos, su pareja es la más floja; donde son altos, la más fuerte.",
    },
    straight: {
      ask: "¿La escalera gana al full?",
      why: "El póquer dice que no; unas mesas le dan la vuelta y otras juegan sin escaleras.",
    },
    "full-houses": {
      ask: "Dos fulls: ¿qué cuenta?",
      why: "El trío, no la pareja: 44422 supera a 33366.",
    },
    kicker: {
      ask: "«Pareja de doses.» «¡Pareja de doses y un uno!» ¿Eso es subir?",
      why: "Quien no nombra otro dado ha nombrado el más bajo que cabe: decirlo en voz alta no es nada nuevo.",
    },
    better: {
      ask: "Dijo dobles parejas y hay tres seises. ¿Era mentira?",
      why: "Un canto es un mínimo: todo lo que lo iguala o mejora lo hace verdad.",
    },
    over: {
      ask: "¿Diez unos sobre nueve seises?",
      why: "En casi todas las mesas más dados de cualquier cara es subir. Donde solo vale más de la misma cara o una más alta, no.",
    },
    beyond: {
      ask: "¿Se pueden cantar más dados de los que hay?",
      why: "Es atrevido, y vale: quien crea que no puede ser, que rete. Algunas mesas lo rechazan.",
    },
    "wild-number": {
      ask: "¿Qué cuenta cuando alguien canta el propio comodín?",
      why: "Solo los dados que lo muestran. Nada más hace de comodín suyo, así que hay como la mitad que de otra cara.",
    },
    "wild-ones": {
      ask: "Los unos son comodín. ¿Cuántos superan a cuatro cincos?",
      why: "Como ayudan en todas partes valen el doble: basta con la mitad, hacia arriba.",
    },
    "spot-on": {
      ask: "«¡Justo!» Y hay uno más.",
      why: "Justo es justo: el canto era verdad, y la llamada falló.",
    },
  },
};
