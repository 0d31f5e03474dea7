import { type Lexicon, rollsOf } from "./vocabulary";

const TENS = ["", "", "veinti", "treinta", "cuarenta", "cincuenta", "sesenta"];
const ONES = ["", "uno", "dos", "tres", "cuatro", "cinco", "seis"];
const MANY = ["", "unos", "doses", "treses", "cuatros", "cincos", "seises"];
const doubles = (face: number): string =>
  `doble ${ONES[face]},dobles ${ONES[face]},doble ${MANY[face]},dobles ${MANY[face]},par de ${MANY[face]} doble`;

export const SPANISH: Lexicon = {
  language: "es",
  numbers: [
    "cero/ninguno/ninguna/ni un solo/ni una sola/ningun",
    "uno/una/un",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciseis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno/veintiun",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
    "treinta",
  ],
  faces: [
    "unos,ases,pacos,balas",
    "doses,tontos,patos",
    "treses,trenes",
    "cuatros,cuadras,perros",
    "cincos,quinas",
    "seises,seis es,cenas,senas,sextas,sambas",
  ],
  single: ["as,paco,bala", "tonto,pato", "tren", "cuadra", "quina", "cena,sena,samba"],
  hands: {
    "high-card": "carta alta,nada,ninguna jugada,sin pareja",
    pair: "pareja,par,parejas,una pareja,un par,pares",
    "two-pair": "doble pareja,dobles parejas,dos parejas,dos pares,doble par,2 parejas,2 pares",
    three: "trio,trios,tercia,tres iguales,trica,3 iguales,pierna,tres de un tipo",
    straight: "escalera,escaleras,corrida",
    "low-straight": "escalera baja,escalera pequena,escalera menor,escalera chica,escalera al cinco",
    "high-straight": "escalera alta,escalera grande,escalera mayor,escalera al seis",
    "ace-straight": "escalera al as,escalera de as",
    "full-house": "full house,full,full de,fulls,fullhouse,casa llena,ful",
    four: "poquer,poker,poquers,cuatro iguales,4 iguales,cuatro de un tipo",
    five: "repoquer,repoker,quintilla,cinco iguales,5 iguales,generala,cinco de un tipo",
  },
  rolls: {
    ...rollsOf((tens, ones) => `${TENS[tens]} y ${ONES[ones]}`),
    21: "mia,maia,kiriki,quiriqui,kirikis,mexicano,veintiuno,meier",
    11: doubles(1),
    22: `${doubles(2)},veintidos`,
    33: `${doubles(3)},treinta y tres`,
    44: `${doubles(4)},cuarenta y cuatro`,
    55: `${doubles(5)},cincuenta y cinco`,
    66: `${doubles(6)},sesenta y seis`,
  },
  cues: {
    over: "sobre,encima de,por encima de,encima",
    after: "seguir a,sigue a,siguen a,despues de,tras,luego de,a continuacion de,detras de",
    than: "excede,supera lo dicho,supera el canto,menos de,mas de,menos que,menor que,mas bajo que,mas bajos que,mas bajas que,menores que,mas que,que",
    beats:
      "supero,superar,supero a,gano a,puedo ganar,gana a,ganan a,gana,ganan,le gana a,le ganan a,le gana,vence,vence a,vencen,vencen a,supera,supera a,superan,superan a,le ganan,derrota,derrota a,mata,mata a,matan,bate,bate a,esta por encima de,gana contra,le gana al,gana al,vence al,supera al,mata al,le vence,ganarle a,ganarle,supera un,batir,ganar a",
    versus: "contra,o,vs,v,versus,frente a,comparado con,u",
    "goes-on":
      "ir a,voy a,irme a,cambiar a,subirme a,subo a,sube a,va a,saltar a,bajar hasta,volver a,pasarme a,bajar a,cambiar a,cambio a,paso a,pasar a,salto a,volver a los,vuelvo a,regreso a,subo hasta,bajo a,luego,entonces,->,y luego,ahora,subir a,seguido de,seguida de,y despues",
    and: "y,e,mas,mas un",
    but: "porque,pero,sino,aunque",
    unit: "anos,minutos,horas,euros,pesos,cervezas,semanas,meses,dolares",
    corrects:
      "esta mal,perdon,perdona,no espera,espera,no perdon,digo digo,quise decir,mejor dicho,me equivoque,ups,corrijo,correccion,no mentira,ay no,miento,o sea no,rectifico,uy no",
    with: "con",
    times: "x,por",
    of: "de,del",
    article: "un,una",
    stated:
      "jura,juro,cantaron,cantamos,cantaste,dijimos,dijiste,decia,decian,pedimos,anunciaste,anunciaron,declararon,cantando,abrio con,empezo con,comenzo con,salio con,anunciaron,cantan,pidieron,apostaron,nombra,nombrado,nombran,dijo,dice,dicho,dijeron,canto,canta,cantado,cantaron,aposto,apuesta,apostado,anuncio,anuncia,anunciado,anterior,ultima,ultimo,antes,declaro,declara,abrio,abre,llamo,pidio,pide,pedido,iba,estaba en,va en,van,afirma,afirmo,previa,estamos en,vamos en,va por,vamos por",
    says: "dice,canta,anuncia,declara,pide",
    declared: "anuncie,dijo,dije,yo dije,canto,cante,yo cante,anuncio,declaro,aposto,pidio,afirmo",
    speak: "decir,cantar,apostar,pedir,anunciar,declarar",
    mine: "anuncie,digo,yo digo,dije,yo canto,cante,quiero decir,mi apuesta,yo apuesto,apuesto,mi canto,yo dije,quiero cantar,respondo,subo a,la mia,el mio",
    if: "despues de que,despues que,una vez que,si,cuando",
    may: "puedo,puede,podemos,se puede,vale,valen,valido,valida,legal,permitido,permitida,basta,suficiente,ok,sirve,sirven,alcanza,posible,subida,subir,pueden,podria,aceptable,correcto decir,correcta,esta bien,alcanzan,permite,permiten,bastan,valdria,me dejan,validos",
    higher:
      "excede,supera lo dicho,supera el canto,mas,mas de,mas que,mejor,mas alto,mas alta,mayor,superior,mas fuerte,vale mas,mas altos,mas altas,mas grande,mejores",
    lower:
      "menos de,menos que,menor que,mas bajo,mas baja,mas bajos,mas bajas,mas bajos que,mas bajas que,menos,menores que,peor,mas bajo que,menor que,inferior",
    lowest:
      "que hago,que puedo hacer,ahora que,y ahora que,hay algo,que se puede decir,que le gana,que le gana a,que va por encima,que viene despues,que sigue,debe seguir,que va despues,que toca decir,que debo,que haria falta,lo mas bajo,que debo decir,que hay que decir,lo proximo,que viene,mas baja,mas bajo,minima,minimo,siguiente,menor,lo minimo,lo menos,necesito,tengo que decir,hay que decir,debo decir,que supera,cantidad minima,hace falta,hacen falta,que puedo decir,que puedo cantar,se necesitan,necesitan,como minimo,tengo que cantar,debo cantar",
    "how-many": "cualquier cantidad,cualquier cantidad de,cualquier numero de,cuantos,cuantas,cuanto,cuanta",
    odds: "le creo,se lo creo,lo creo,deberia creer,deberia creerle,debo creer,debo creerle,debo dudar,me conviene dudar,probabilidad,probabilidades,probable,probables,posibilidad,posibilidades,chance,porcentaje,que tan probable,con que frecuencia,opciones,oportunidades",
    found:
      "llevaba,llevaban,en realidad era,en realidad,levantaron,levantan,destaparon,destapan,destapamos,saque,sacaron,sacaste,tuve,tuvieron,teniamos,mostraron,contabamos,encontraron,mano real,la mano real es,de verdad habia,ven,se ven,se veian,vimos,vemos,sacamos,se vieron,quedaron,habia,hay,hubo,encontramos,contamos,contado,salieron,salio,tenia,tenian,tiene,mostro,aparecieron,en realidad,en total,debajo,resultaron,resulto,eran,solo,muestra,al levantar,destapamos,destapo,levantamos,hubieron,aparecen,son en total,y eran,bajo el cubilete,saco,fueron,mostraba,realmente,contaron,levanto,habian,era,tuvo,ensena,enseno,cuento",
    exact:
      "exacto en,exacto a,justo en,exacto los,exacto de,precisamente,exactamente esos,justitos,clavados,calce,calzado,calzaron,exacto,exacta,exactamente,justo,justos,calza,calzo,calzar,clavado,spot on,exactos,exactas",
    needs: "necesito,necesita,necesitas",
    holds:
      "junto a,al lado de,guardo,guarde,guardado,guardando,me quedo con,quedandome,quedandome con,dejo,aparto,aparte,conservo,en la mano,mantengo,si guardo",
    simply:
      "de que es,de que son,decir los numeros,decir cuales,alcanza,basta,basta con decir,basta decir,alcanza con decir,alcanza decir,solo decir,simplemente,decir solo,sin decir,de que numeros,que numeros,de que numero,que numero,el numero,los numeros,de que,numeros,de cuales",
    skip: "puedo pasar,se puede pasar,puede pasar,pasar el turno,paso el turno,saltar,saltarme,pasar turno,saltarme el turno",
    late: "tarde,demasiado tarde,ya habia cantado,ya canto,ya dijo,siguiente canto,el siguiente ya,ya habia dicho,despues del siguiente",
    cards: "rey,reyes,reina,reinas,dama,damas,jota,jotas,sota,sotas,caballo,caballos,dados de poker,k,j",
    sum: "suma,sumar,sumamos,suma de los puntos,la suma",
    imply: "implica,implicito,implicita,sobreentiende",
    shouts: "grito,grite,grita,gritan,gritaron,gritado",
    exactly:
      "igual que la apuesta,igual que lo dicho,los mismos que dijo,precisamente,exactamente esos,justitos,clavados,exacto,exacta,exactamente,justo,justos,clavado,exactos,exactas",
    doubted:
      "no me lo creo,no se lo creo,no te creo,no te lo creo,me pillaron,lo pillaron,la pillaron,me cazaron,lo cazaron,nadie le creyo,nadie le cree,nadie creyo,digo que no,yo digo que no,ni hablar,me pillaron,lo pillaron,pillaron,me cacharon,cacharon,dudas,dudamos,dudaste,dudando,dudaba,desconfie,desconfiaron,desconfian,no creyo,no le creyeron,no lo creyo,no le creo,no creyeron,mentiroso,llamaron mentiroso,farol,faroleo,dudo,dudar,duda,dudan,dudaron,dude,dudado,dudaba,desconfiar,desconfio,mentiroso,mentira,no creer,no le creyo,no le creyeron,farol,bang,reto,impugnar,impugno",
    "one-die":
      "ultimo dado,un solo dado,solo dado,queda un dado,quedan un dado,solo un dado,un unico dado,con un dado,tengo un dado,tiene un dado,a un dado,le queda uno,me queda uno,le queda un dado,me queda un dado,queda un solo dado,tengo un solo dado,tiene un solo dado,con un solo dado,quede con un solo dado",
    have: "llevaba,llevaban,tengo,mis dados,mi cubilete,en mi cubilete,yo tengo,veo,mi mano,yo llevo,llevo,mios,en la mano,en mi mano",
    open: "descubierto,descubierta,descubiertas,expuesta,expuestas,visible,destapado,destapada,expuesto,expuestos,a la vista,descubiertos,sobre la mesa,visibles,en la mesa,destapados,boca arriba,fuera,mostrando",
    opens:
      "de primero,de primeras,como primera apuesta,abren,abren con,abre con,abrio con,empezo con,comenzo con,salio con,abrir,apertura,abrir con,empezar con,primera apuesta,primer canto,abrir la ronda,comenzar con,abro con,abro",
    "or-better": "nada menos que,o mejor,o mas,o superior,al menos,como minimo,por lo menos,o mayor",
    rank: "orden de,ranking,que gana a que,que tan buena,que tal,rango,que es,como de buena,que vale,que tengo,puesto",
    asks: "es,son,puedo,debo,hay,se,tengo,puede,pueden,que,como,cuando,quien,cual,vale,valen,cuentan,hace,pierdo,gana",
    who: "quien,quienes,a quien,que jugador,cual jugador,cual de los jugadores",
    dice: "mis dados,dado,dados",
    crew: "estacion,maquina,escalera numero,mesa",
    players: "eramos,fuimos,jugadores,jugador,personas,somos,gente,participantes",
    each: "cada uno,cada cual,por persona,por jugador,cada jugador,por cabeza,cada",
    double: "doble,dobles",
    "with-wilds":
      "con comodines,con los comodines,contando comodines,contando los comodines,incluidos los comodines,comodines incluidos",
    was: "era,eran,fue,fueron",
    wild: "con comodines,con los comodines,contando comodines,contando los comodines,incluidos los comodines,comodines incluidos,comodin,comodines,salvaje,salvajes,joker",
    "red-die": "dado rojo,rojo,el rojo",
    palifico: "palifico,obligado,ronda palifico,ronda de palifico,ronda obligada",
    high: "altos,altas,alto,alta,arriba",
    low: "bajos,bajas,bajo,baja,abajo",
    not: "nadie,ninguno,no,sin,nunca,ningun,ninguna,ni,tampoco,nada de",
    counts: "cuentan,cuenta,valen,vale,existen,permitidas,permitida,permitidos,hay,se juegan,se usan",
    question: "que pasa,que pasa si,y si,por que,como es,que ocurre,que sucede",
    beaten: "por debajo de,pierde contra,pierde con,pierden contra,superado por,superados por,ganado por",
    to: "a,hasta,al",
    from: "desde,de",
    replies:
      "respuesta,respondieron,contestaron,responde,respondio,respondo,responder,contesta,contesto,conteste,contestar,salio con,sale con,salir con,viene con,vino con,replica,contraataca,lo pasa como,lo paso como,pasa como,sigue con,siguio con",
    before: "antes de que,antes de",
    earlier: "hay que superar,antes de mi,anterior,ultimo,ultima,antes,previa,previo,el anterior,la anterior",
    "too-low": "es poco,demasiado bajo,muy bajo,muy poco,poco,demasiado poco",
    short: "falto,faltaba,faltaban,faltaron,de menos",
    spare: "mas que suficientes,de mas,de sobra,sobraba,sobraban",
    i: "anuncie,yo,digo,yo digo,dije,yo dije,canto yo,cante,yo cante,apuesto,yo apuesto,respondo,conteste,puedo,quiero,quiero decir,quisiera,quiero cantar,me",
    my: "mi,mis,mios,mias,mi apuesta,mi canto,los mios",
    they: "ella,ellos,alguien,puede,dijo,dice,canta,anuncio,anuncia,respondio,contesto",
    "now-i": "digo,yo digo,apuesto,yo apuesto",
    want: "queria,quise,quiso,quiero,quiero decir,quiero cantar,quisiera,me gustaria",
    had: "llevaba,ya,habia,habian,tenia",
    passes:
      "me dan,me da,me pasaron,me paso,me pasan,me dieron,me dio,me pasan,recibi,recibio,le di,di,paso,pase,pasado,pasa,pasar",
    start:
      "juega primero,tira primero,tirar primero,tira el dado rojo,comienza el juego,empieza el juego,inicia el juego,empieza la partida,comienza la partida,arranca el juego,arranca la partida,empieza,empezar,comienza,comenzar,sale,inicia,abre,empiezan,arranca,arrancar,salir primero,empezo,comenzo,iniciar,le toca,empiece,comience,salir,toca empezar,parte",
    round: "ronda,rondas,mano siguiente,siguiente ronda,proxima ronda,nueva ronda",
    next: "siguiente,proxima,proximo,despues,luego,despues de,tras",
    first:
      "comienza el juego,empieza el juego,inicia el juego,empieza la partida,comienza la partida,arranca el juego,arranca la partida,decide,decidimos,elegimos,se decide,se elige,se sortea,sortear,primero,primera,al principio,al inicio,principio,inicio,primer,comienzo,al empezar,inicial",
    lose: "pierde,perder,pierden,perdio,perdido,paga,pagar,pagan,cuesta,costar,castigo,cuanto paga,que pierde,perdedor,perdida,pierdo,pago,precio,recibe,entrega,penaliza,me cuesta,se lleva,me llevo,perdedores",
    drink: "bebe,beber,toma,tomar,trago,tragos,beben,bebida,bebidas,chupito,chupitos,tomo,sorbo,sorbos,beba",
    win: "gana,ganar,ganador,gano,ganadora,gane,ganadores",
    look: "levanto el cubilete,levanto el vaso,espiar,espio,espie,fisgar,fisgue,husmear,levanto,levante,mirar,mirado,miro,mira,miran,ver,visto,vio,ve,mire,mirando,vistazo,ojear,he visto,mirarlos,mirarlo,haber mirado,echar un vistazo,vea",
    peek: "debajo de mi cubilete,bajo mi cubilete,debajo de mi vaso,en mi vaso,bajo mi vaso,debajo del mio,trampa,hacer trampa,hizo trampa,mis dados,dados de otro,cubilete de otro,dados ajenos,espiado,cubilete ajeno,los dados de otro,mis dados sin permiso,dados del vecino,trampas,los mios",
    challenge:
      "no me lo creo,no se lo creo,no te creo,no te lo creo,me pillaron,lo pillaron,la pillaron,me cazaron,lo cazaron,levanto,nadie le creyo,nadie le cree,nadie creyo,me pillaron,lo pillaron,pillaron,me cacharon,cacharon,dudas,dudamos,dudaste,dudando,dudaba,desconfie,desconfiaron,desconfian,no creyo,no le creyeron,no lo creyo,no le creo,no creyeron,mentiroso,llamaron mentiroso,farol,faroleo,dudaron,no le creyo,no le creyeron,impugno,creerle,no creerle,creerlo,no creerselo,no creer,no le cree,no me cree,decir mentira,decir mentiroso,llamarlo mentiroso,no lo creo,dudo,dudar,duda,dudan,desconfiar,desconfia,desconfio,mentira,mentiroso,miente,mentir,mentia,acusar,acusa,desafiar,desafia,desafio,bang,levantar,retar,reta,farol,llamar mentiroso,no creer,no le creo,reto,impugnar,desafiado,dude,dudado,cuestionar,acuso,levanta",
    roll: "saque,sacaste,sacaron,tire,tiraron,tiraste,tirar,tira,tiro,tirado,lanzar,lanza,lanzo,agitar,agita,lanzado,tirada,sacudir,tiran,agitado,lanzamiento",
    "re-roll":
      "volver a tirar,tirar otra vez,retirar dados,tirar de nuevo,relanzar,volver a lanzar,repetir tirada,vuelve a tirar,tirar dos veces,repetir la tirada,tira otra vez,segunda tirada,lanzar de nuevo,lanzar otra vez,tiradas,vuelvo a tirar,volver a agitar,retirar,relanzamientos",
    must: "tengo que,debo,debe,hay que,obligatorio,obligacion,tiene que,es obligatorio,deben,obligada,forzado,hace falta,tienen que,obligan,obligado a,es necesario,necesario,haya que",
    "out-of-turn":
      "sin que me tocara,sin que me tocase,sin que le tocara,sin tocarme,sin tocarle,cuando no me tocaba,cuando no le tocaba,no era mi turno,no era mi turno,no era su turno,no me tocaba,no le tocaba,sin que le toque,fuera de turno,no es mi turno,sin ser mi turno,no me toca,sin que me toque,fuera del turno,sin ser su turno,no es su turno,antes de mi turno,no le toca,interrumpir,cuando no me toca,sin turno,orden de turno",
    anyone:
      "cualquiera,alguien,todos,otro,otros,cualquier jugador,quien puede,otro jugador,un tercero,los demas,quienes pueden,demas,otra persona",
    together:
      "a la vez,al mismo tiempo,simultaneamente,juntos,mismo tiempo,simultaneo,mismo momento,al unisono,de golpe,simultaneos,misma vez,mismo instante",
    two: "dos,ambos,varios,tres,2,3,los dos",
    fall: "sofa,mueble,alfombra,salto fuera,salta fuera,se salio,se sale,se escapo,cae,caer,caido,cayo,suelo,al suelo,inclinado,torcido,apoyado,canto inclinado,de la mesa,ladeado,se cae,se cayo,de canto,fuera de la mesa,piso,al piso,montado,rodo,caiga,se me cae,se me cayo,perdio debajo,caen,encima de otro,cayera,tumbado,cruzado",
    early:
      "antes de tiempo,demasiado pronto,sin querer,por error,por accidente,accidente,se volco,volcado,volco,volcar,derribo,por accidente,accidentalmente,tiro el vaso,se abrio,pronto,tumbo",
    messed:
      "movieron,desordenado,desordenados,se movieron,revueltos,movido,revolvieron,desordenaron,desacomodaron,revuelto,mezclaron,alterado,movio",
    out: "eliminado,eliminada,eliminados,fuera del juego,sin dados,queda sin dados,queda fuera,sin fichas,ultimo dado,sin vidas,afuera,queda eliminado,eliminan,queda sin,eliminacion,se queda sin,quedarse sin,no le quedan",
    end: "solo queda uno,queda uno solo,queda solo uno,el ultimo con dados,solo uno con dados,queda uno,sigue el juego,continua,se sigue jugando,sigue la partida,seguimos,termina,terminar,acaba,acabar,fin,final,se acaba,cuando acaba,cuando termina,terminado,finaliza,hasta cuando,terminan,dura,acabado",
    tie: "empate,empatan,empatados,empatar,desempate,empatado,igualados,empata,igualdad,tablas,puntos iguales",
    ante: "se lleva el ganador,que gana el ganador,premio,poner fichas,bote,apuesta inicial,ante,pozo,entrada,poner en el bote,botes",
    chips: "ficha,fichas,monedas,moneda,dinero",
    bad: "minus,menos,malo,malos,puntos malos,punto malo,bad,bads,puntos negativos,negativos,malas",
    good: "bueno,buenos,puntos buenos,punto bueno,good,goods,positivos",
    dishes:
      "cinco malas,5 malas,cinco bads,5 bads,cinco malos,minus 5,minus cinco,menos 5,menos cinco,cinco malos,platos,lava,lavar,lava los platos,fregar,friega,vajilla,fregado,lavan,loza,trastes",
    life: "vida,vidas",
    join: "entrar,entra,unirse,se une,llega tarde,tarde,nuevo jugador,incorporarse,llega,se incorpora,sumarse,vuelve,se suma,entrar tarde,unir,incorpora,incorporar,regresa",
    leave:
      "se va,irse,se marcha,deja el juego,abandona,se fue,abandonar,marcharse,retirarse,se retira,dejar el juego",
    "buy-in":
      "recomprar,comprar fichas,recompra,volver a comprar,volver a entrar,comprar mas,reenganche,reenganchar,compra,reengancharse,comprar",
    top: "se puede superar,se puede subir aun,limite,limite de,un limite,mas alto posible,nada mas alto,no se puede subir,tope,maximo,maxima,no hay nada mas alto,nada por encima,imposible subir,nada mas alto que,nada supera,nada mas,jugada maxima,no se puede superar,subir mas",
    same: "cambiar de pinta,cambiar de cara,cambiar la cara,cambiar el numero,otra pinta,otra cara,cambiar la pinta,igual,mismo,misma,repetir,iguales,lo mismo,la misma,el mismo,igualar,repite",
    unseen:
      "tocar,tocar los dados,toca los dados,sin mirar,a ciegas,ciegas,pasar,sin ver,pasarlo,pasa,sin tocar,pasar el cubilete,sin levantar,pasarla,paso,sin haber mirado",
    show: "mostrar,muestra,ensenar,ensena,sacar,exponer,descubrir,sacar dados,mostrar dados,ensenan,muestran,exponen,sacar fuera",
    hide: "esconder,tapar,ocultar,volver a meter,devolver al cubilete,meter de nuevo,volver a tapar,oculto,meter",
    locked:
      "bloqueado,bloqueados,fijo,fijos,quedan fuera,se quedan fuera,bloqueada,apartado,apartados,fijado,congelado",
    "own-claim":
      "apuesta vieja,apuesta previa,apuesta pasada,canto anterior,canto viejo,mi propia,propia apuesta,propio canto,su propia,a mi mismo,propio,propia,anterior apuesta,apuesta anterior,penultima,a si mismo,apuesta de antes,penultimo,si mismo,mi mismo,apuesta mas antigua",
    penalty: "castigo,penalizacion,multa,sancion,castigos,castiga,penalizar",
    void: "anula,anular,anulada,nula,repetir la ronda,alarma,cancela,interrumpe,interrumpida,cancelar,anulado,nulo,se repite,suspendida,cancelada",
    give: "reparte,repartir,da un trago,dar un trago,mandar,regalar,reparto,ordenar beber,asignar,manda",
    "too-many":
      "mas dados que,mas dados de los que,imposible,de los que hay,mas de los que hay,que dados hay,de los que existen,mas que dados,numero de dados,mas dados",
    left: "para que lado,hacia que lado,izquierda,derecha,sentido,sentido horario,horario,a la izquierda,a la derecha,agujas del reloj,direccion,orden de juego",
    kicker:
      "kicker,quinto dado,dado suelto,dados restantes,resto de dados,resto,acompanante,demas dados,sueltos,otros dados",
    which: "cual es el trio,cual primero,ambiguo,especificar,decir cual,ambigua,precisar",
    concede: "rendirse,conceder,creer,creo,acepta,aceptar,me rindo,concede,se rinde,acepto,cree",
    false:
      "pillado,pillaron,descubierto,lo descubren,fallida,fallido,fallada,fallo,fallar,falso,falsa,equivocado,equivoca,incorrecto,mal,no estaba,no era verdad,erroneo,equivocarse,equivoque,falla,equivoco,se equivoca,errado",
    true: "estaba,estaban,si estaba,estaba ahi,alli estaba,ahi estaba,si estaban,no mentia,no era mentira,no mintio,cierto,cierta,verdad,correcto,correcta,verdadero,acierta,acerto,razon,acertar,era verdad",
    score: "puntos,punto,puntuacion,puntaje,marcador",
    others: "mas,otros,otras,demas,ocultos",
    turn: "turno,turnos,por turno,toca,mi turno",
    correct:
      "lo cambio a,se corrigio,cambio a,me equivoque,cambiarlo,corregirlo,retirarlo,cambiar lo,cambiar lo que,cambiar mi,corrijo,me confundi,queria decir,retirar la apuesta,corregir,cambiar la apuesta,rectificar,me equivoque al decir,echarse atras,deshacer,retractarse,cambiar de opinion,cambiar mi apuesta,retirar mi apuesta,arrepentirse",
    claim: "apuesta,canto,apuestas,jugada,anuncio,declaracion,subida",
    every:
      "todos los dados,todos muestran,todos los cubiletes,todos ensenan,muestran todos,ensenan todos,todos levantan,ensenar todos,mostrar todos",
    regain:
      "recuperar,recupera,recupero,recuperan,un dado de vuelta,dado de vuelta,ganar un dado,gana un dado,gano un dado",
    cup: "mi cubilete,cubilete,vaso,cubiletes,vasos,cacho",
  },
  games: {
    firehouse: "firehouse,estacion de bomberos,bomberos,parque de bomberos",
    bar: "bar dice,dados de bar",
    "pass-the-cup": "pass the cup,pasar el vaso,pasa el cubilete,pasa el vaso",
    "red-dead": "red dead,rdr",
    "closed-cup": "closed cup,cubilete cerrado,vaso cerrado",
    "own-hand": "own hand,mano propia,propia mano",
    pirate: "pirate,pirata,piratas,dados piratas,dados pirata",
    perudo: "perudo,cachito,dudo peruano,juego del dudo",
    mia: "mia,meiern,maia,kiriki,quiriqui",
  },
  signs: [
    [
      ["firehouse"],
      "bang,bads,goods,dado rojo,platos,lava los platos,puntos malos,puntos buenos,fregar los platos,vajilla",
    ],
    [["perudo"], "palifico,calza,dudo,pacos,paco,calzar,calzo,calce"],
    [["pass-the-cup"], "bebe,beber,trago,tragos,beben,chupito"],
  ],
  houses: {
    "named_wild=any": "dejan de ser comodines al nombrarlos,comodines hasta que se nombran",
    "named_wild=opening": "dejan de ser comodines si se abre con ellos",
    "first_claim=players": "primera apuesta al menos el numero de jugadores",
    "five_alike=six": "cinco iguales cuentan como seis",
    "five_alike=seven": "cinco iguales cuentan como siete",
    "price=two": "equivocarse cuesta dos,equivocarse cuesta el doble,se pierden dos dados",
    "exact_wins=two":
      "exacto … gana dos,calza … gana dos,calza … recupera dos,exacto … recupera dos,exacto gana dos",
    "exact_wins=all": "exacto … todos,calza … recupera todos,exacto recupera todos",
    "next_to_mia=three-one":
      "31 … debajo de mia,31 … debajo de la mia,31 … segunda mejor,31 … segunda mas alta,31 debajo de mia,31 justo debajo de mia,pequena mia",
    "next_to_mia=double-one":
      "11 … debajo de mia,11 … debajo de la mia,11 … segunda mas alta,11 debajo de mia,11 justo debajo de mia",
    "false_mia=two": "mia falsa … dos,falsa mia … dos,mia falsa cuesta dos,mia falsa cuesta dos vidas",
    "second_roll=blind": "segunda tirada a ciegas",
    "raise=face-major":
      "cara mayor … gana,cara mas alta … gana,cara superior … gana,cualquier cantidad de una cara mayor,cara antes que cantidad,la cara manda",
    "raise=quantity-only":
      "siempre … mas dados,solo … mas dados,cantidad … siempre … subir,la cantidad tiene que subir,tiene que subir la cantidad,siempre mas dados,la cantidad siempre sube,debe subir la cantidad,solo mas dados,solo cuenta la cantidad,la cantidad debe subir,hay que subir la cantidad",
    "raise=no-decrease":
      "ningun … numero … bajar,nunca … menos dados,ningun numero puede bajar,sin bajar,nada puede bajar",
    "raise=quantity-major": "cantidad primero,la cantidad manda",
    "raise=perudo": "escala perudo",
    "cap_bids=on":
      "no … mas de los dados,no … mas que los dados,no … mas dados de los que,nunca … mas de los dados,no se puede cantar mas que los dados,con tope",
    "natural_needed=on":
      "natural necesario,al menos uno natural,solo comodines no valen,hace falta uno natural",
    "open_on_ones=yes":
      "se puede … abrir con ases,se puede … abrir con unos,abrir con ases … permitido,abrir con unos … permitido,abrir con ases … vale,se puede abrir con unos,abrir con ases permitido,se puede abrir con ases,abrir con unos permitido,se puede abrir a ases",
    "equal_ok=yes":
      "repetir … permitido,igual … permitido,igual … vale,repetir … vale,igualar … vale,igualar … permitido,lo mismo … vale,igual vale,igual basta,igual esta permitido,igual es valido,repetir vale,igualar vale,se permite igualar",
    "ace_straight=on": "con escalera al as,escalera al as vale,escalera al as permitida",
    "implied_kicker=off":
      "kicker … no … implicito,sin … kicker implicito,sin kicker implicito,kicker implicito no",
    "raise_strictness=must-shrink": "subida estricta",
    "claim_must_fit_table=yes": "la apuesta debe encajar con la mesa",
    "loses=difference":
      "pierde … diferencia,pierden … diferencia,pierde la diferencia,perder la diferencia,se pierde la diferencia",
    "out_of_turn=on":
      "fuera de turno … permitido,cualquiera … puede dudar,fuera de turno permitido,cualquiera puede dudar",
    "spot_on=off": "sin spot on,sin exacto",
    "calza=off": "sin calza",
    "palifico=off": "sin palifico",
    "winner_gives_drink=on": "el ganador reparte,ganador reparte un trago",
    "simultaneous=all-score": "todos los bangs cuentan",
    "pass_unseen=off": "no se puede pasar sin mirar,prohibido pasar sin mirar",
  },
  idle: "en el mentiroso,al mentiroso,jugando al mentiroso,parece,aclaren,novia,novio,quisiera,pero canto yo,ben,ana,luis,enfrente,volver,discutimos,discutiendo,anunciaron,funciona,sin mas,suena,tenemos,diferencia,mitad de,compara,vergl,al lado,previo,poco,retador,es poco,el retador,juan,pepe,maria,al pasarlo,noche,gritan,grita,ultimamente,mira que,oye tu,ellos dicen,llegan,llega a,saque,lleva,sigo,borran,saco yo,jura,el otro,ella dice que,dime,digan,porfa,cuando se,ojo,sigue,jugando,sacar,este juego,cierto no,mitad,fue,eran las,pa,q,xq,tb,oigan,che,wey,guey,ps,los mios,anda,ok entonces,el,la,los,las,lo,al,un,una,unas,es,son,soy,esta,estan,este,esto,eso,esa,ese,estas,estos,yo,tu,usted,nosotros,ellos,ella,ellas,me,te,se,le,les,nos,mi,mis,su,sus,en,a,para,por,si,que,cual,cuales,como,cuando,donde,pero,ya,muy,aun,todavia,tambien,aqui,ahi,asi,juego,juegos,jugar,jugamos,jugando,mesa,regla,reglas,casa,nuestra,nuestro,nuestras,nuestros,favor,por favor,pregunta,duda mia,alguien,otro,otra,uno,una persona,ahora,hoy,noche,siempre,nunca,segun,entre,hasta,desde,ha,han,he,hemos,haber,ser,estar,estaba,fue,tener,hacer,hace,hago,quiero,quiere,creen,digamos,oye,hola,gracias,amigo,amiga,amigos,tio,mano,manos,cosa,decimos,dicen,alguno,alguna,algun,mismo,ser que,en esta,en este,esa mano,la mano,dado que,sea,seria,serian,o sea,entonces,pues,bueno,normalmente,oficial,quien tiene razon,tengo razon,tiene razon,discusion,disputa,pelea,uno de nosotros,queda,quedan,dar,da,dan,pone,poner,todo,toda,todos,todas,va,vez,veces,misma,mesas,cada,habiendo,ademas,tal,tanto,partida,del juego",
};
