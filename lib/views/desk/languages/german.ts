import { type Lexicon, rollsOf } from "./vocabulary";

const TENS = ["", "", "zwanzig", "dreissig", "vierzig", "funfzig", "sechzig"];
const ONES = ["", "ein", "zwei", "drei", "vier", "funf", "sechs"];
const PASCH = ["einser", "zweier", "dreier", "vierer", "funfer", "sechser"];
const doubles = (stem: string): string =>
  `${stem}pasch,${stem} pasch,${stem}paschs,pasch ${stem},${stem}doppel`;

export const GERMAN: Lexicon = {
  language: "de",
  numbers: [
    "null/keine/kein/kein einziger/keine einzige/nicht ein einziger/nicht eine einzige",
    "eins/eine/ein/einen/einem/einer",
    "zwei/zwo/zween/zu zweit",
    "drei/zu dritt",
    "vier/zu viert",
    "funf/zu funft",
    "sechs/zu sechst",
    "sieben/zu siebt",
    "acht/zu acht",
    "neun/zu neunt",
    "zehn",
    "elf",
    "zwolf",
    "dreizehn",
    "vierzehn",
    "funfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
    "zwanzig",
    "einundzwanzig",
    "zweiundzwanzig",
    "dreiundzwanzig",
    "vierundzwanzig",
    "funfundzwanzig",
    "sechsundzwanzig",
    "siebenundzwanzig",
    "achtundzwanzig",
    "neunundzwanzig",
    "dreissig",
  ],
  faces: [
    "einsen,einser,einsern,asse,assen,pacos",
    "zweien,zweier,zweiern,zweer,zwoer",
    "dreien,dreier,dreiern",
    "vieren,vierer,vierern",
    "funfen,funfer,funfern",
    "sechsen,sechser,sechsern",
  ],
  single: ["ass,as,paco", "", "", "", "", ""],
  hands: {
    "high-card": "hohe karte,hochste karte,runt,kein paar,hand ohne paar,nichts auf der hand,einzelne wurfel",
    pair: "paar,parchen,ein paar,einem paar,zwilling",
    "two-pair": "zwei paare,zwei paar,zwei paaren,doppelpaar,2 paare,2 paar,zweimal paar,zwei parchen",
    three:
      "dreierpasch,dreier pasch,drilling,drillinge,drillingen,dreier drilling,drei gleiche,dreimal gleich,3 gleiche,dreierpasch in der hand,trips,drei von einer sorte,drei gleichen",
    straight: "strasse,strassen,straight",
    "low-straight":
      "kleine strasse,niedrige strasse,kleinen strasse,kleiner strasse,strasse bis funf,niedrigen strasse",
    "high-straight":
      "grosse strasse,hohe strasse,grossen strasse,grosser strasse,strasse bis sechs,hohen strasse",
    "ace-straight": "ass strasse,as strasse,assstrasse",
    "full-house": "full house,fullhouse,volles haus,full houses,full,vollem haus,full haus,voll haus",
    four: "viererpasch,vierer pasch,vierling,vierlinge,vierlingen,vier gleiche,4 gleiche,poker,viererpasch in der hand,vier gleichen",
    five: "funferpasch,funfer pasch,funfling,funflinge,funflingen,funf gleiche,5 gleiche,kniffel,grande,funf gleichen",
  },
  rolls: {
    ...rollsOf((tens, ones) => `${ONES[ones]}und${TENS[tens]}`),
    21: "mia,maxchen,meier,maier,mexchen,meyer,einundzwanzig,mieer,maxle",
    11: doubles(PASCH[0] ?? ""),
    22: `${doubles(PASCH[1] ?? "")},zweiundzwanzig`,
    33: `${doubles(PASCH[2] ?? "")},dreiunddreissig`,
    44: `${doubles(PASCH[3] ?? "")},vierundvierzig`,
    55: `${doubles(PASCH[4] ?? "")},funfundfunfzig`,
    66: `${doubles(PASCH[5] ?? "")},sechsundsechzig`,
  },
  cues: {
    over: "uber,auf,drauf,obendrauf,daruber",
    onto: "auf",
    "raises-to":
      "ging,gingen,erhoht,gesteigert,gewechselt,gesprungen,gegangen,hochgegangen,gehen,gehe,geh,erhohen,erhohe,wechseln,wechsle,wechsel,steigern,steigere,springen,spring,springe,hochgehen,raufgehen,runtergehen,zuruckgehen,umsteigen,umschwenken,schwenken,zuruckwechseln,hinaufgehen,hochspringen,kommen,hoch,runter,zuruck,rauf",
    after: "nach,folgt auf,kommt nach,im anschluss an",
    than: "ubersteigt,ubertrifft die ansage,als,wie",
    beats:
      "schlagt,schlagen,schlag,geschlagen,sticht,stechen,besiegt,besiegen,gewinnt gegen,gewinnen gegen,gewinnt uber,ubertrifft,ubertreffen,uberbietet,uberbieten,schlagt ein,steht uber,stehen uber,ist uber,geht uber,gehen uber",
    versus: "gegen,vs,v,oder,versus,im vergleich zu,verglichen mit",
    "goes-on":
      "ich geh auf,ich gehe auf,geh auf,gehe auf,geht er auf,geht sie auf,erhohe auf,ich erhohe auf,geh ich auf,gehe ich auf,springe auf,spring auf,geh hoch auf,gehe hoch auf,will auf,mochte auf,will ich auf,wechsle auf,wechseln auf,zuruck auf,wechsel auf,runter auf,hoch auf,komm ich auf,dann,danach,zu,->,darauf,jetzt,nun,und dann,gefolgt von,erhoht auf,erhohen auf,geht auf",
    and: "und,u,plus",
    but: "aber,weil,sondern,obwohl",
    unit: "jahre,jahren,jahre alt,minuten,stunden,euro,bier,biere,uhr,wochen,monate",
    corrects:
      "nein,stimmt nicht,nee,ne quatsch,nee quatsch,quatsch,ach quatsch,nein quatsch,nein moment,moment nein,nein warte,warte,ups,sorry,sry,ich meine,ich meinte,ich mein,meinte,korrektur,falsch,nein falsch,pardon,nee warte,nee sorry,nein halt,halt nein,ach nein,beziehungsweise,vielmehr",
    with: "mit,samt,dazu",
    times: "x,mal,mal die",
    of: "von,aus,der,des,vom",
    article: "ein,eine,einen,einem,einer",
    stated:
      "schwort,schwor,sagst,sagten,boten,riefen,nannten,meldeten,ansagte,ansagten,ansagt,angesagt hat,gab mir,gibt mir,eroffnete mit,begann mit,fing mit,startete mit,genannt,nennt,gesagt,sagt,sagte,angesagt,ansage,geboten,bietet,bot,gebot,behauptet,behauptete,vorher,zuvor,davor,gerufen,ruft,rief,letzte ansage,letztes gebot,liegt auf dem tisch,eroffnet,eroffnete,meldet,gemeldet,stand bei,steht bei,letzter,angemeldet,meinte,angekundigt,letzte,er sagt,sie sagt,liegen,angesagte,sagten",
    says: "sagt,er sagt,sie sagt,nennt,bietet,ruft,meldet",
    declared:
      "sagte,gesagt,ich sagte,ich habe gesagt,nannte,rief,bot,behauptete,meldete,meinte,hatte gesagt,hab gesagt,hat gesagt",
    speak: "sagen,ansagen,bieten,rufen,melden",
    mine: "kontern,kontere,ich melde,ich ruf,ich biet,ich erhohe,ich leg nach,ich sage,ich sag,sage ich,sag ich,ich biete,biete ich,ich gehe,ich will,meine,mein gebot,meine ansage,ich erhohe auf,ich habe gesagt,ich sagte,ich mochte,will ich,ich rufe,sage,sag,biete",
    if: "nachdem,wenn,falls,sofern,sobald",
    from: "von",
    may: "komm ich mit,komme ich mit,durchkommen,durchkomme,reichen,langen,langt,haut hin,ists,darfs,durfte ich,machen kann,darf,durfen,kann,konnen,erlaubt,gultig,zulassig,reicht,genugen,genug,genugt,gilt,gelten,legal,okay,ok,geht,gehen,moglich,erhohung,erhohe,erhohen,ausreichend,in ordnung,darfst,kannst,konnte,durfte,durft,zahlt das als,gehts,passt,regelkonform,machbar",
    higher:
      "ubersteigt,ubertrifft die ansage,hoher,besser,mehr,starker,grosser,hoheres,hohere,bessere,am hochsten,bester,beste,hochste,mehr wert,wertvoller",
    lower: "niedriger,schlechter,weniger,schwacher,kleiner,tiefer",
    lowest:
      "was nun,was kann ich tun,was kann ich machen,was mach ich,was mache ich,was geht,was tun,was kann ich,gibt es was,gibt es etwas,geht was,geht etwas,was steht uber,wenigste,das wenigste,benotigt,notig sind,notwendig sind,was jetzt mindestens,was geht noch,was muss kommen,muss kommen,was kommt nach,was kommt,was folgt,was ware,mindestens rufen,das mindeste,wenigstens sagen,was braucht,muss man sagen,muss man bieten,wie hoch muss,niedrigste,niedrigstes,kleinste,kleinstes,geringste,mindestens sagen,minimum,nachste,nachstes,nachsthohere,mindeste,nachsthoheres,was muss ich sagen,was muss ich ansagen,brauche ich,muss ich sagen,muss ich bieten,muss ich ansagen,was schlagt,mindestgebot,was kann ich sagen,was kann ich ansagen,brauche,braucht man,was darf ich sagen,was darf ich ansagen,mindestens ansagen,mindestens bieten,niedrigsten,kleinstmogliche",
    "how-many": "beliebig viele,egal wie viele,wie viele,wieviele,wie viel,wieviel",
    odds: "soll ich ihm glauben,soll ich ihr glauben,soll ichs glauben,soll ich das glauben,soll ich anzweifeln,soll ich bangen,wahrscheinlichkeit,wahrscheinlich,chance,chancen,quote,wie oft,prozent,wahrscheinlichkeiten,aussicht,aussichten",
    found:
      "drin,in wirklichkeit,wars,in wahrheit,es liegen,da liegen,deckten auf,deckte auf,aufgedeckt waren,lagen da,gefunden haben,in wirklichkeit,wirkliche hand,tatsachliche hand,seh,fanden,fand,wir fanden,haben gefunden,sahen,sah,ergibt,es waren,waren,lagen,lag,gefunden,gezahlt,zahlen,zahlten,hatte,hatten,hat,war da,waren da,gab,es gibt,aufgedeckt,zeigt,zeigte,zeigen,tatsachlich,insgesamt,zusammen,da waren,nur,drunter,darunter,unter dem becher,unterm becher,unter den bechern,sind es,es sind,sind da,wirklich,in wahrheit,da,liegt,es war,wurden es,zahle,kommen auf,kamen,ergab,war",
    exact:
      "genau auf,exakt auf,prazise,genauso viele,genau,exakt,spot on,calza,punktgenau,haargenau,passt genau,stimmt genau,genau richtig,spot-on",
    needs: "brauch,brauch ich,brauchst,brauchst du,brauchen",
    holds:
      "neben,behalte,behalten,halte,halten,gehalten,in der hand,stehen lassen,liegen lassen,habe behalten,lasse stehen,lasse liegen",
    simply:
      "dazusagen,zahlen dazusagen,die zahlen,zahlen nennen,zahlen dazu,genugt es,reicht es,reicht,einfach,einfach nur,bloss,nur sagen,nur ansagen,ohne zahl,ohne die zahl,ohne augenzahl,welche zahl,welche augenzahl,welche augen,wovon,was fur ein,was fur einen,ohne zu sagen,die zahl,augenzahl",
    skip: "passen,aussetzen,schieben,auslassen,zug auslassen",
    late: "zu spat,schon die nachste,schon angesagt,schon weiter,nachdem der nachste,nachsten ansage,nachste ansage,schon gesagt,bereits angesagt",
    cards: "konig,konige,konigen,dame,damen,bube,buben,pokerwurfel,zehner",
    sum: "summe,augensumme,zusammengezahlt,summiert,zusammenzahlen",
    imply: "impliziert,stillschweigend,mitgemeint,bedeutet automatisch",
    shouts: "schrie,schreit,geschrien,brullt,brullte,rief,ruft,gerufen",
    "at-ours": "bei uns,hausregel,unsere regel,unsere hausregel,wir spielen,wir spielen mit,an unserem tisch",
    exactly: "prazise,genauso viele,genau,exakt,punktgenau,haargenau,passt genau,stimmt genau,genau richtig",
    doubted:
      "glaubts nicht,glaubt es nicht,glaubt ihm nicht,glaubt ihr nicht,keiner glaubt,keiner glaubts,niemand glaubt,niemand glaubts,gedudot,ich sag niemals,ich sage niemals,erwischt,ertappt,zweifelten,bezweifelte,bezweifelten,zweifelst,angezweifelt hat,anzweifelte,glaubte nicht,glaubten nicht,lugner gerufen,gelogen gerufen,zweifeln,zweifelt,anzweifeln,angezweifelt,zweifle,bezweifelt,gezweifelt,bezweifeln,lugner,bluff,dudo,bang,nicht glauben,glaubs nicht,glaub nicht,glaubt nicht,doubt,zweifel,zweifelte,gebangt",
    "one-die":
      "letzten wurfel,letzter wurfel,letztem wurfel,nur noch einen,noch einen wurfel,nur einen wurfel,einen einzigen wurfel,mit einem wurfel,auf einen wurfel,nur noch ein wurfel,noch ein wurfel,nur noch einem wurfel,nur noch einen wurfel,auf einem wurfel,nur ein wurfel",
    have: "gehabt,ich habe,habe ich,hab ich,ich hab,meine wurfel,mein becher,in meinem becher,unter meinem becher,ich sehe,sehe ich,meine,meiner hand,bei mir,habe,hab,selbst,selber,ich halte,ich besitze",
    open: "offenliegend,aufgedeckt da,offener,liegt auf dem tisch,liegen auf dem tisch,offen,offene,offenen,ausgelegt,draussen,auf dem tisch,sichtbar,aufgedeckt liegen,liegen offen,liegt offen,herausgelegt,rausgelegt",
    opens:
      "als erster,als erste,als allererster,eroffnete mit,begann mit,fing mit,startete mit,eroffnen,eroffnung,erste ansage,erstes gebot,anfangen mit,beginnen mit,starten mit,eroffne,eroffnungsgebot,mit eroffnen,eroffnet man",
    "or-better": "oder besser,oder hoher,oder mehr,mindestens,wenigstens,und mehr",
    rank: "reihenfolge der,rangfolge,rangordnung,was schlagt was,wie gut,rang,was ist,wie stark,wie hoch,was habe ich,welchen rang",
    asks: "ist,sind,darf,muss,kann,gilt,zahlt,hat,habe,soll,durfen,mussen,konnen,wie,was,warum,wer,wann,gelten,zahlen,verliert,bringt,kostet,braucht,reicht,gibt",
    who: "wer,wem,wen,wessen,welcher spieler,welche spielerin",
    dice: "meine wurfel,wurfel,wurfeln,wurfels",
    crew: "wache,zug,fahrzeug,tisch",
    players:
      "wir waren,wir sind,waren wir,sind wir,zu zweit,zu dritt,zu viert,zu funft,zu sechst,zu siebt,zu acht,zu neunt,spieler,spielern,leute,leuten,personen,mann,mitspieler,leut,mitspielern",
    each: "je,jeder,pro person,pro spieler,pro kopf,jeweils,alle haben,pro becher",
    double: "pasch,doppel,doppelte",
    "with-wilds":
      "mit jokern,mit den jokern,joker mitgezahlt,samt jokern,inklusive joker,samt joker,jokern mitgezahlt",
    was: "war,waren",
    wild: "mit jokern,mit den jokern,joker mitgezahlt,samt jokern,inklusive joker,samt joker,jokern mitgezahlt,joker,wild,wilde,jokern,wilden,wildcard,wildcards",
    "red-die":
      "dem roten,rot zeigt,rot ist,rot,roter,roter wurfel,rote wurfel,roten wurfel,rote,grosse rote,grossen roten,der rote",
    palifico: "palifico,palifikorunde,palifico runde,palificorunde",
    high: "hoch,zahlen hoch,oben,am hochsten,hohe",
    low: "niedrig,tief,unten,am niedrigsten,niedrige,zahlen niedrig",
    not: "niemand,nicht,kein,keine,keinen,ohne,nie,niemals,nix,keiner,nichts,aus",
    counts: "zahlen,zahlt,gelten,gilt,gibt es,erlaubt,spielen wir mit,gibts",
    question: "was passiert,was ist wenn,was wenn,warum,wieso,was gilt,wie ist das,was nun",
    beaten:
      "steht unter,stehen unter,liegt unter,liegen unter,unterliegt,verliert gegen,verlieren gegen,geschlagen von,uberboten von",
    replies:
      "antwort,antwortet,antworte,antwortete,antworten,kontert,kontere,kontern,konterte,gekontert,kommt mit,kam mit,legt nach,legte nach,ich leg nach,erwidert,erwiderte,gibt ihn als,weitergegeben als,gibt weiter als,gab weiter als,uberbietet mich mit,reagiert mit",
    before: "bevor,ehe",
    earlier:
      "zu schlagen sind,vorher,zuvor,davor,letzte ansage,letztes gebot,letzte,letzter,vor mir,vorganger,vorgangerin",
    "too-low": "zu wenig,zu niedrig,zu klein,zu gering",
    short: "zu wenig,fehlt,fehlte,fehlten,gefehlt",
    spare: "mehr als genug,zu viel,zuviel,zu viele,ubrig",
    i: "ich,mir,mich,ich sage,ich sag,sage ich,sag ich,ich biete,biete ich,ich gehe,ich habe gesagt,ich sagte,ich mochte,will ich,ich will,ich rufe,ich ruf,ich biet,ich melde,ich leg nach,ich erhohe auf,ich erhohe,hab ich,habe ich,ich hab,ich habe",
    my: "mein,meine,meinen,meinem,meiner,meines",
    they: "er,sie,jemand,einer,er sagt,sie sagt",
    "now-i": "ich sage,ich sag,ich biete,ich ruf,ich biet,ich rufe,ich melde",
    want: "wollte,wollten,mochte,ich mochte,will,will ich,ich will,wollte,wurde gern",
    had: "schon,bereits,hatte,hatten",
    passes:
      "krieg,kriege,krieg ich,gereicht,geschoben,rubergeschoben,zugeschoben,gab mir,gab ihm,gab ihr,gibt mir,gibt ihr,gibt ihm,bekommen,bekam,gegeben,gebe,geb,gibt,schiebt,weitergegeben",
    start:
      "spielt zuerst,spielt als erster,wurfelt zuerst,wurfelt als erster,zuerst wurfeln,als nachstes dran,als nachster dran,als nachste dran,beginnt das spiel,fangt das spiel an,startet das spiel,beginnt die partie,macht den auftakt,fangt an,anfangen,beginnt,beginnen,startet,starten,anfangt,eroffnet,fangt,als erster,ist dran,anfang,macht den anfang,legt los,weiter,anzufangen,angefangen,begonnen,anspielen,spielt an,starte,beginne,fange an,fange,eroffnet die nachste",
    round: "runde,runden,durchgang,nachsten runde,neue runde",
    next: "nachste,nachsten,danach,anschliessend,nach,dann,nachster",
    first:
      "beginnt das spiel,fangt das spiel an,startet das spiel,beginnt die partie,spielbeginn,entscheidet,entscheiden,bestimmt,bestimmen,auslosen,ausgelost,ermittelt wer,erste,ersten,zuerst,zu beginn,am anfang,ganz am anfang,erster,allererste,spielbeginn,anfangs",
    lose: "bringt,was bringt,bringt mir,verliert,verlieren,verloren,verlier,zahlt,zahlen,bezahlt,kostet,kosten,preis,strafe,bekommt,muss zahlen,bezahlen,verlust,verlierer,gibt ab,abgeben,kassiert,bestraft,verlore,buse,busst,bussen,bezahle,zahle,gibt",
    drink: "trinkt,trinken,trink,schluck,schlucke,saufen,sauft,drink,trinke",
    win: "nimmt,kriegt die chips,bekommt die chips,gewinnt,gewinnen,gewinner,sieger,gewonnen,siegt,gewinn",
    look: "spicken,spickt,gespickt,spick,linst,gelinst,linsen,linsten,gespitzelt,seh,heb hoch,hebe hoch,schauen,schaut,geschaut,nachgeschaut,reingeschaut,gesehen,anschauen,angeschaut,nachsehen,hineinschauen,sehen,gucken,geguckt,guckt,nachgesehen,reinschauen,angesehen,ansehen,hinschauen,nachschauen,reingucken,nachgucken,reingeguckt,blick,hineingesehen,geschaut hat,anschaue,reinsehen,druntergeschaut,druntergucken,drunterschauen,schaue",
    peek: "geschummelt,schummeln,schummelt,heimlich,fremden becher,anderen becher,in meinen becher,bei anderen,meine wurfel gesehen,betrogen,mogeln,gemogelt,mogelt,spannt,schielt,geschielt,fremde wurfel,nachbarn,nachbar,spannt",
    challenge:
      "glaubt es nicht,glaubt ihm nicht,glaubt ihr nicht,keiner glaubt,keiner glaubts,niemand glaubt,niemand glaubts,gedudot,erwischt,ertappt,lugst,heb,hebe,hebt,hebt hoch,hob,hob hoch,hebt an,hebt auf,glaubts nicht,zweifelten,bezweifelte,bezweifelten,zweifelst,angezweifelt hat,anzweifelte,glaubte nicht,glaubten nicht,lugner gerufen,gelogen gerufen,zweifeln,zweifelt,anzweifeln,angezweifelt,zweifle,bezweifelt,bezweifeln,luge,lugt,gelogen,lugen,lugner,bluff,aufdecken,deckt auf,aufgedeckt,dudo,gezweifelt,glaubs nicht,glaub nicht,glaubt nicht,gebangt,bang,bangt,bangen,herausfordern,fordert heraus,glauben,glaubt,glaube,nicht glauben,bezichtigt,anfechten,angefochten,aufheben,deckt,doubt,zweifel,zweifelte,bluffen,callen,stopp,halt",
    roll: "wurfeln,wurfelt,gewurfelt,rollen,rollt,werfen,wirft,schutteln,schuttelt,geworfen,geschuttelt,wurf,wurfe,gerollt,gewurfel,wurfle,mischen",
    "re-roll":
      "neu wurfeln,nochmal wurfeln,noch einmal wurfeln,erneut wurfeln,nachwurfeln,wieder wurfeln,neu rollen,nochmals wurfeln,noch mal wurfeln,zweimal wurfeln,nochmal werfen,zweiter wurf,nachgewurfelt,neu gewurfelt,nochmal gewurfelt,wiederholt wurfeln,nachwurfe,nochmal",
    must: "muss,mussen,gezwungen,pflicht,zwang,verpflichtet,musste,mussten,notwendig,notig,musst,soll,sollte,uberhaupt",
    "out-of-turn":
      "nicht der nachste,gar nicht dran,war nicht dran,nicht dran war,nicht dran,ausser der reihe,wenn ich nicht dran bin,nicht an der reihe,dazwischen,dazwischenrufen,ausserhalb der reihe,reinrufen,noch nicht dran,vor der reihe,reihenfolge,zwischenrufen,aus der reihe,nicht am zug",
    anyone:
      "jeder,jemand,alle,irgendwer,andere,anderer,irgendjemand,wer darf,wer kann,anderen,dritter,unbeteiligter,wer alles",
    together:
      "gleichzeitig,zur gleichen zeit,zugleich,zusammen,auf einmal,im selben moment,zeitgleich,gleich schnell,simultan,im gleichen moment",
    two: "zwei,beide,mehrere,drei,2,3,zweien",
    fall: "gekullert,kullert,vom tisch gekullert,weggekullert,unters,unter den schrank,unter das sofa,sofa,schrank,couch,teppich,unter die couch,weggeflogen,weggesprungen,abgehauen,rausgesprungen,rausgefallen,fallt,fallen,gefallen,heruntergefallen,runtergefallen,vom tisch,boden,kippt,gekippt,schief,schrag,kante,auf der kante,hingefallen,schiefer,runterfallt,herunterfallt,runter gefallen,verloren gegangen,lehnt,angelehnt,steht schief,auf dem boden,liegt schief,brennt,runter,hinunter,unter den tisch,steht auf,kipper,ubereinander,aufeinander,gesturzt,verschwunden,hinuntergefallen,runtergerollt,schiefen,weggerollt,kippliger",
    early:
      "zu fruh,vorzeitig,aus versehen,versehentlich,umgeworfen,umgestossen,umgekippt,versehen,umgefallen,verschuttet,aus versehen aufgedeckt,irrtumlich,ausversehen,hochgehoben,angehoben,fruh,umgestossener,unabsichtlich",
    messed:
      "durcheinander geraten,durcheinander gekommen,durcheinander gebracht,verruhrt,vermischt,durcheinander,verrutscht,verschoben,durchgeschuttelt,durchgeruttelt,verwackelt,verandert,verdreht beim,verruckt,durcheinandergeraten",
    out: "draussen,ausgeschieden,raus,scheidet aus,keine wurfel,ausscheiden,keine wurfel mehr,keine chips,keine chips mehr,letzter wurfel,letzten wurfel,ausscheidet,pleite,keine leben,kein leben,fliegt raus,draussen ist,rausgeflogen,fliegt,keinen wurfel mehr,kein wurfel mehr,keinen wurfel,ausgestiegen,aus dem spiel",
    end: "spielt man weiter,weiterspielen,weiter gespielt,geht es weiter,gehts weiter,spielen wir weiter,ende,endet,vorbei,zu ende,fertig,spielende,wie lange,aufhoren,hort auf,beendet,schluss,aus ist,spiel aus,lauft",
    tie: "gleichstand,unentschieden,gleich viele,stechen,punktgleich,gleichauf,remis,stichkampf,entscheidungsspiel,patt,gleichen punkten",
    ante: "jede runde ein,was kriegt der gewinner,was bekommt der gewinner,zahlt jeder,einzahlt,pro runde ein,gewinnsumme,einsatz,topf,pott,ante,pot,einzahlen,einsatze,pottes,kasse",
    chips: "chip,chips,jetons,jeton,munzen,munze,geld,spielmarken",
    bad: "minus,minuspunkt,minuspunkte,bad,bads,strafpunkt,strafpunkte,minuspunkten,schlechte,schlechten,schlechter punkt,miese",
    good: "pluspunkt,pluspunkte,good,goods,gutpunkt,gutpunkte,gute,guten,pluspunkten",
    dishes:
      "5 miese,funf miese,funf minuspunkte,5 minuspunkte,funf minus,minus funf,minus 5,abwasch,abwaschen,spult,spulen,geschirr,abwascht,wascht ab,spuldienst,abzuwaschen,kuchendienst,wascht",
    life: "leben,lebens,lebenspunkt",
    join: "einsteigen,einsteigt,dazukommen,dazukommt,mitspielen,spater kommt,kommt spater,nachtraglich,neuer spieler,dazu kommt,zuruckkommt,kommt dazu,steigt ein,spater,neu dazu,kommt neu,mitmachen,nachzugler,spater ein,einstieg",
    leave:
      "gegangen,ist gegangen,fruher gegangen,muss los,muss weg,haut ab,musste gehen,muss gehen,fruher gehen,muss heim,geht fruher,eher gehen,geht nach hause,aussteigen,aussteigt,verlasst,verlassen,nach hause,gehen muss,aufhort,weggeht,geht weg,heim,heimgeht,steigt aus,aufgibt,heimgehen",
    "buy-in":
      "nachkaufen,einkaufen,wieder einkaufen,zuruckkaufen,nachkauf,kauft nach,chips kaufen,wieder einsteigen,einkauf,neu einkaufen,kauft",
    top: "noch uberbieten,noch zu uberbieten,limit,grenze,obergrenze,hochstgrenze,keiner mehr hoher,niemand hoher,niemand mehr hoher,hoher kann,nichts hoheres,geht nicht hoher,hoher geht nicht,maximum,hochste ansage,mehr geht nicht,hochstes gebot,kommt daruber,hochstmogliche,nichts mehr,geht nichts mehr,uberbieten,nicht mehr hoher,hochstgebot,nichts druber,unschlagbar",
    same: "gleiches gebot nochmal,dasselbe gebot nochmal,gleiche ansage nochmal,dasselbe nochmal,augenzahl wechseln,zahl wechseln,andere zahl,andere augenzahl,dasselbe,gleiche,gleich,identisch,wiederholen,selbe,gleiches,nochmal dasselbe,das gleiche,gleichen,ebenfalls,gleich hoch,selben",
    unseen:
      "anfassen,beruhren,anruhren,ungeschaut,ungeguckt,unangesehen,ungepruft,blind,ungesehen,ohne zu schauen,ohne nachzusehen,ohne zu gucken,weitergeben,weiterreichen,weiterschieben,ohne reinzuschauen,unbesehen,weiter geben,weitergibt,ohne hinzusehen,ohne anzuschauen,ohne zu sehen,durchreichen,ohne hinzuschauen,weitergegeben,ohne nachzuschauen",
    show: "hervorholen,herausholen,rausholen,hervorgeholt,rausnehmen,herausnehmen,rausziehen,zeigen,rauslegen,auslegen,herauslegen,zeigt,rausgelegt,ausgelegt,herzeigen,gezeigt,offenlegen,hinlegen,offen legen,rauslegt",
    hide: "verdecken,wieder verdecken,verstecken,zurucklegen,zudecken,wieder unter,zuruck unter,verdeckt,zurucknehmen unter,zuruckstecken,drunterlegen,versteckt",
    locked:
      "gesperrt,fest,bleibt liegen,bleiben liegen,liegen bleiben,liegen lassen,festgelegt,liegen bleibt,eingefroren,liegenbleiben,sperren",
    "own-claim":
      "eigene ansage,eigenes gebot,meine eigene,seine eigene,sich selbst,eigenen,vorletzte ansage,altere ansage,fruhere ansage,vorherige ansage,eigene,fruhere,vorvorletzte,vorletzte,ihre eigene,mich selbst,eigener,altere,fruheres",
    penalty: "strafe,strafen,sanktion,bestrafung,bestraft",
    void: "ungultig,abgebrochen,alarm,abbruch,annulliert,nichtig,wiederholt,neu gespielt,wiederholen,unterbrochen,abbrechen,einsatz kommt,gilt nicht,unterbrechung",
    give: "verteilen,verteilt,vergeben,weitergeben darf,austeilen,ausgeben,teilt aus,vergibt,schluck verteilen,gibt aus,verschenken",
    "too-many":
      "mehr wurfel als,mehr als es gibt,als wurfel,unmoglich,als es wurfel gibt,als wurfel da,als wurfel da sind,mehr als wurfel,als vorhanden,als im spiel,mehr als da sind,als uberhaupt,als wir haben,mehr als wir,anzahl der wurfel",
    left: "nach links,links,uhrzeigersinn,rechts,rechtsrum,linksrum,reihum,richtung,wie herum,wierum,rechtsherum,linksherum",
    kicker:
      "kicker,beikarte,funfter wurfel,funfte wurfel,beiwurfel,ubrige wurfel,ubrigen wurfel,restliche wurfel,restlichen wurfel,rest",
    which:
      "welche ist der drilling,was zuerst,eindeutig,mehrdeutig,welcher drilling,dazusagen,genau sagen,welcher die drei",
    concede:
      "glaub,glaube,geglaubt,glaubte,glaubs,glaubts,aufgeben,gibt auf,glauben,glaubt,zugeben,einraumen,kampflos,passen,akzeptieren,akzeptiert,hinnehmen,gebe auf",
    false:
      "erwischt,beim lugen erwischt,falsches,falschen,falsch,unrecht,geirrt,nicht da,unwahr,irrtum,stimmt nicht,falschem,zu hoch,falscher,daneben,nicht stimmt,zu unrecht,irrt",
    true: "keine luge,nicht gelogen,war nicht gelogen,richtiger,richtiges,richtige,richtig,wahr,stimmt,recht,wahrheit,zurecht,zu recht,stimmte",
    score: "punkte,punkt,punktestand,punktzahl,gepunktet",
    others: "andern,anderen,andere,weitere,weiteren,restlichen,ubrigen,verdeckte,verdeckten",
    turn: "reihe,zug,dran,pro zug,am zug,an der reihe",
    correct:
      "hat sich verbessert,korrigiert auf,falsch gesagt,meinte eigentlich,anders gemeint,verbessern,berichtigen,zurucknehmen,zurucknimmt,versprochen,korrigieren,umentscheiden,andern,versprecher,ruckgangig,zuruckziehen,anders uberlegt,zuruckgenommen,nimmt zuruck,versprich",
    claim: "ansage,gebot,ansagen,gebote,aussage,erhohung,ansagt",
    every:
      "alle wurfel,alle zeigen,alle becher,alle decken auf,zeigen alle,decken alle,jeder aufdecken,alle aufdecken",
    regain:
      "wurfel zuruck,zuruckbekommen,zuruckgewinnen,wiederbekommen,zuruck bekommen,dazugewinnen,wurfel dazu",
    cup: "mein becher,meinen becher,meinem becher,becher,bechern,bechers,wurfelbecher",
  },
  games: {
    firehouse: "firehouse,feuerwache,wache,feuerwehr,feuerwehrregeln",
    bar: "bar dice,kneipenwurfeln,bar-wurfel,bar wurfel,kneipe",
    "pass-the-cup": "pass the cup,becher weitergeben,wandernder becher,becherspiel,reihum becher",
    "red-dead": "red dead,rdr",
    "closed-cup": "closed cup,geschlossener becher,verdeckter becher",
    "own-hand": "own hand,eigene hand,lugenpoker",
    pirate: "pirate,pirat,piraten,piratenwurfel,piratenwurfeln,fluch der karibik",
    perudo: "perudo,bluff spiel,dudo spiel",
    mia: "mia,maxchen,meiern,meier,mexchen,maxle,lugenmaxchen,schummelmax,lugenmax,mäxle",
  },
  signs: [
    [
      ["firehouse"],
      "bang,bads,goods,roter wurfel,abwasch,minuspunkte,pluspunkte,spuldienst,abwaschen,geschirr,grosse rote",
    ],
    [["perudo"], "palifico,calza,dudo,pacos,paco"],
    [["pass-the-cup"], "trinkt,trinken,schluck,schlucke"],
  ],
  houses: {
    "named_wild=any": "joker nur bis sie angesagt werden,keine joker mehr sobald genannt",
    "named_wild=opening": "keine joker mehr wenn damit eroffnet wird",
    "first_claim=players":
      "erste ansage mindestens so viele wie spieler,eroffnung mindestens ein wurfel je spieler",
    "five_alike=six": "funf gleiche zahlen als sechs",
    "five_alike=seven": "funf gleiche zahlen als sieben",
    "price=two": "falsch kostet zwei,falsch kostet doppelt,man verliert zwei wurfel",
    "exact_wins=two":
      "genau … bringt zwei,exakt … bringt zwei,spot on … bringt zwei,calza … bringt zwei,genau … zwei wurfel zuruck,calza … zwei wurfel zuruck,genau bringt zwei",
    "exact_wins=all": "genau … alle zuruck,calza … alle zuruck,genau bringt alle zuruck",
    "next_to_mia=three-one":
      "31 … unter maxchen,31 … unter mia,31 … unterm maxchen,31 … zweithochste,31 … zweitbeste,31 … schlagt pasch,31 unter maxchen,31 direkt unter maxchen,kleines maxchen,31 ist zweithochste,31 schlagt pasch",
    "next_to_mia=double-one":
      "11 … unter maxchen,11 … unter mia,11 … zweithochste,einserpasch … unter maxchen,11 unter maxchen,11 direkt unter maxchen,einserpasch unter maxchen,einserpasch direkt unter maxchen",
    "false_mia=two":
      "falsches maxchen … zwei,falsches maxchen kostet zwei,falsches maxchen kostet zwei leben",
    "second_roll=blind": "zweiter wurf blind,blinder zweiter wurf",
    "raise=face-major":
      "hohere augenzahl … immer,hohere augen … immer,augenzahl … gewinnt immer,hohere augen schlagen immer,augen vor anzahl,beliebig viele einer hoheren augenzahl,augenzahl geht vor",
    "raise=quantity-only":
      "immer mehr wurfel,immer … mehr wurfel sagen,nur … mehr wurfel,anzahl … immer … steigen,muss die anzahl steigen,anzahl steigen muss,muss die zahl steigen,immer mehr wurfel,es mussen mehr wurfel werden,anzahl muss hoch,muss immer mehr werden,nur mehr wurfel,nur die anzahl zahlt,anzahl muss steigen,die anzahl muss steigen",
    "raise=no-decrease":
      "keine … zahl … sinken,keine … zahl … fallen,weder anzahl … sinken,nie … weniger wurfel,keine zahl darf sinken,nichts darf sinken,anzahl darf nicht sinken",
    "raise=quantity-major": "anzahl vor augen,anzahl geht vor,mehr wurfel egal welche",
    "raise=perudo": "perudo leiter",
    "cap_bids=on":
      "nicht mehr … als … da sind,nicht mehr … als wurfel,nie mehr … als wurfel,hochstens so viele … wurfel,nicht mehr als wurfel da sind,gedeckelt,nicht mehr ansagen als wurfel",
    "natural_needed=on":
      "echter notig,mindestens ein echter,joker allein zahlen nicht,ein echter wurfel notig,joker allein reichen nicht",
    "open_on_ones=yes":
      "man darf … assen eroffnen,man darf … einsen eroffnen,wir durfen … assen eroffnen,wir durfen … einsen eroffnen,eroffnen … assen … erlaubt,eroffnen … einsen … erlaubt,eroffnen mit einsen erlaubt,mit einsen eroffnen erlaubt,mit assen eroffnen erlaubt,einsen eroffnen erlaubt",
    "equal_ok=yes":
      "gleich … zahlt,gleich … erlaubt,gleich … reicht,gleich … ok,dasselbe … erlaubt,dasselbe … reicht,dasselbe … zahlt,gleiches … erlaubt,gleiche … erlaubt,wiederholen … erlaubt,gleich reicht,gleiches reicht,gleich ist erlaubt,gleichstand erlaubt,gleich erlaubt,gleich genugt,gleich gilt",
    "ace_straight=on": "ass strasse zahlt,mit ass strasse,ass strasse gilt,ass strasse erlaubt",
    "implied_kicker=off":
      "stille kicker … nicht,stiller kicker … nicht,keine … stillen kicker,ohne stillen kicker,kein stiller kicker,stiller kicker aus",
    "raise_strictness=must-shrink": "strenge erhohung,streng erhohen",
    "claim_must_fit_table=yes": "ansage muss zum tisch passen",
    "loses=difference":
      "verliert … differenz,verlieren … differenz,differenz verlieren,verliert die differenz,die differenz zahlt,differenz zahlt,man verliert die differenz",
    "out_of_turn=on":
      "ausser der reihe … erlaubt,jeder … darf … zweifeln,jeder … darf … anzweifeln,ausser der reihe erlaubt,jeder darf anzweifeln,jeder darf zweifeln",
    "spot_on=off": "ohne spot on,kein spot on",
    "calza=off": "ohne calza,kein calza",
    "palifico=off": "ohne palifico,kein palifico",
    "winner_gives_drink=on": "gewinner verteilt,sieger verteilt,gewinner verteilt einen schluck",
    "simultaneous=all-score": "alle bangs zahlen",
    "pass_unseen=off": "ungesehen weitergeben verboten,blind weitergeben verboten,kein blindes weitergeben",
  },
  idle: "liegt falsch,liegt richtig,liegen falsch,freundin,gern,gerne,klart,klar das,anna,ben,gegenuber,ging,otto,lisa,streiten,diskutieren,lassen,folgen,komm,durch,lauft,vergleich,vergleiche,rausredet,gekullert,mitten,bis,bis auf,zwischen,gewesen,eigenlich,vorganger,wenig,zu wenig,spielt,einer bei,der alte,ollen,bob,steht,stehen,geraten,los,rum,jedenfalls,waren dran,gehts um,dem typ,typ,mensch,direkt,wollte,ab,zweimal,geh,gehabt,hast,hatt,meinst,meint,behaupte,kriegen,mein kumpel,ich meine,sicher,irgendwas,drauflegen,wann,kriegt,kriege,bekomm,pro,gross,ubernachste,zuruck,grad,nu,ne,nen,n,hab,und sie,echt jetzt,na,mensch,eh,bloss,welch,gestimmt,war,ist,sind,bin,bist,wird,werden,wurde,der,die,das,den,dem,des,ein,eine,einen,einem,einer,ich,du,er,sie,es,wir,ihr,man,mich,mir,dich,ihn,ihm,uns,euch,sich,in,im,an,am,bei,beim,um,fur,auch,noch,schon,denn,doch,mal,bitte,wenn,ob,dass,was,welche,welcher,welches,wie,wo,hier,da,so,ja,nein,also,eigentlich,nur,sehr,hand,spiel,spielen,wir spielen,tisch,frage,streit,jemand,jetzt,heute,immer,einfach,gerade,vielleicht,dort,dann,oder,haben,sein,seine,seinen,seiner,ihre,ihren,hat,hatte,habe,gibt,bei uns,uns,unsere,unserem,unserer,unser,regel,regeln,hausregel,hausregeln,nach den regeln,vom,zum,zur,ins,aus,selbst,viel,viele,alle,hallo,hey,leute,freund,kumpel,frau,mann,meine,mein,meinem,meinen,dein,deine,diese,dieser,dieses,diesem,wohl,halt,echt,wirklich,laut,naturlich,kurz,klar,egal,welchem,zahlt man,wer hat recht,hab ich recht,habe ich recht,recht,etwas,nachdem,bevor,wahrend,obwohl,daran,dabei,damit,davon,dafur,sonst,wieder,nun,tut,machen,macht,mach,mache,will,wollen,mochte,wurden,worden,gleich,muss,anderer,andere,anderen,soll,kommt,passiert,geschieht,der andere,eben,zahl,erst,schon mal,irgendwie,vor,wer,unter,ganz,daher,trotzdem,bleiben,bleibt,liegt,normal,normalerweise,offiziell,je",
};
