import { type Lexicon, rollsOf } from "./vocabulary";

const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty"];
const ONES = ["", "one", "two", "three", "four", "five", "six"];

export const ENGLISH: Lexicon = {
  language: "en",
  numbers: [
    "zero/none/not a single",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "twenty one",
    "twenty two",
    "twenty three",
    "twenty four",
    "twenty five",
    "twenty six",
    "twenty seven",
    "twenty eight",
    "twenty nine",
    "thirty",
  ],
  faces: [
    "ones,aces,aces',pacos,snake eyes,bulls",
    "twos,deuces,ducks",
    "threes,treys,trays",
    "fours",
    "fives,fivers",
    "sixes,sixs,boxcars",
  ],
  single: ["ace,paco", "deuce", "trey", "", "", ""],
  hands: {
    "high-card": "high card,high-card,runt,nothing hand,bust,junk",
    pair: "2 oak,two alike,2 alike,2 the same,pair,one pair,single pair,pairs,which pair,two of a kind,2 of a kind",
    "two-pair": "two pair,two pairs,2 pair,2 pairs,double pair",
    three:
      "3 oak,3 alike,three the same,3 the same,threesome,3 of the same,three of a kind,3 of a kind,trips,trip,three alike,set,triple,triplets,3oak",
    straight: "straight,straights,run,any straight",
    "low-straight":
      "low straight,straight low,little straight,small straight,minor straight,five high straight,5 high straight",
    "high-straight":
      "high straight,straight high,big straight,large straight,major straight,six high straight,6 high straight",
    "ace-straight": "ace straight,ace high straight",
    "full-house": "full house,full boat,fullhouse,boat,boats,full houses,full,full of",
    four: "4 oak,4 alike,four the same,4 the same,foursome,4 of the same,four of a kind,4 of a kind,quads,quad,four alike,poker,4oak",
    five: "5 oak,5 alike,five the same,5 the same,all five the same,5 of the same,five of a kind,5 of a kind,quints,five alike,yahtzee,grande,5oak",
  },
  rolls: {
    ...rollsOf((tens, ones) => `${TENS[tens]} ${ONES[ones]}`),
    21: "mia,maia,mexican,mexico,kiriki,meier,meyer,twenty one",
    22: "twenty two",
    11: "snake eyes",
  },
  cues: {
    over: "full of,over,above,on top of,on,onto,upon",
    after: "follow,follows,followed,afer,aftr,after,following,before that,before was,comes after",
    than: "exceeds,exceed,exceeded,meets or exceeds,as good as,at least as good as,than",
    beats:
      "outbid,outbids,overbid,overbids,top,topping,beat,beats,beaten,beating,win against,wins against,win over,wins over,outrank,outranks,rank above,ranks above,rank over,ranks over,tops,trump,trumps,defeat,defeats,overcall,worth more than,take,takes down,take down,crush,crushes",
    versus: "vs,v,versus,against,or,compared to,compared with",
    "goes-on":
      "-->,go for,going for,climb to,bump it to,bump to,up it to,raise it to,raising to,lower to,move up to,move down to,come back to,return to,going to,jump to,switch to,jumping to,switching to,change to,move to,go up to,up to,drop to,back to,down to,go down to,go back to,going back to,go to,then,followed by,raised to,raise to,to,into,->,now,so now,next i say",
    and: "and,n,plus",
    but: "because,cause,cuz,coz,but,though,whereas,while",
    unit: "years,years old,yrs,minutes,mins,hours,bucks,dollars,euros,beers,weeks,months,pm",
    corrects:
      "thats wrong,no wait,wait no,wait,oops,sorry,my bad,i mean,i meant,i mean to say,scratch that,correction,make that,no sorry,sorry no,er no,uh no,hang on,rather,i misspoke,no actually,actually no,nope",
    calls: "call,calls,called,i call,i called",
    whom: "him,her,them,me,us,it,him out,her out,them out,me out",
    with: "with,w,counting,including,incl,included",
    times: "x,times",
    of: "o,outta,off,of",
    article: "a,an",
    stated:
      "swears,swore,opened with,opened on,opened at,started with,started on,began with,opened the round with,announcement,announced was,prev,prior bid,prev bid,previous bid,last bid,last call,bid before,named,names,said,says,called,calls,calling,bidded,bids,claimed,claims,announced,announces,last,previous,opened,opens,declared,states,stated,went,goes,guy said,made it,current bid,standing bid,on the table is,told,tells,was at,were at,at,prior,original,bid is,bid was,the bid,a bid of,bid stands at,call was,claim was,claim is,claim of,bid of,the call,the claim,earlier,before me,is at,stands at,bid,claim,call,someone bid,he bid,she bid",
    says: "says,calls,bids,claims,announces,declares",
    declared:
      "said,called,claimed,announced,i said,i called,i claimed,i bid,declared,told,answered,i answered,went,i went",
    speak:
      "saying,announcing,claiming,underclaim,underclaims,under claim,undercall,under call,underclaiming,undercalling,say,announce,bid,call,claim,go,to say,to bid,to call,declare",
    mine: "i announce,my bid is,i declare,i offer,i say,i want to say,i want to bid,i go,mine,i bid,i call,my bid,my call,my claim,mine is,i said,i answered,i raise to,i raised to,i want,id like to say,i reply,i then say,my raise,to my,i raise,i went,i counter with,i claimed,i called",
    if: "if,when,once,given that,provided",
    from: "up from,from",
    may: "can i pass on,may i pass on,can i pass,may i pass,could i pass,may,can,could,allowed,legal,legally,ok,okay,enough,valid,permitted,is it a raise,raise,raises,go,good enough,sufficient,possible,fine,acceptable,accepted,count as a raise,counts as a raise,up it,bump,allow,fly,works,work,can't,cant,cannot,illegal",
    higher:
      "exceeds,exceed,exceeded,meets or exceeds,as good as,at least as good as,higher,better,more,bigger,stronger,greater,best,highest,superior,worth more,up from,wins it",
    lower:
      "underclaim,underclaims,under claim,undercall,under call,underclaiming,undercalling,lower,worse,less,weaker,smaller,fewer",
    lowest:
      "next hand up from,next one up from,next up from,next call up from,what can i still say,what can i say,still say,what may i say,options,what are my options,now what,what now,what can i do,what do i do,what should i do,anything over,is there anything,what else,what goes over,what is over,whats over,what can go over,needed,are needed,is needed,what now,what follows,has to follow,can follow,must follow,what comes after,what comes next,what do you need,at least what,how low can,what must i say,what must one say,what should i say,least i can,least one can,what would i need,how high must,how high do,must go to,how far up,how far do,lowest,minimum,min,smallest,least,next,next highest,what beats,cheapest,at least need,what do i need,what do i have to,need to say,have to say,must i say,do i need,minimal,what can i say,what can i bid,what can i call,what should i bid,options",
    "how-many": "any amount,any number,any amount of,any number of,how many,how much",
    odds: "should i believe,do i believe,should i call,should i call him,should i bang,should i call it,should i doubt,should i challenge,odds,chance,chances,probability,probable,likely,likelihood,how often,prob,percent,percentage,probabilities",
    found:
      "all told,it came to,we got,ended up,ended up with,wound up,came out to,came out as,underclaim,underclaims,under claim,undercall,under call,underclaiming,undercalling,the real hand is,real hand is,real hand was,actual hand,real hand,the actual hand is,what was really there,saw,we saw,and saw,i saw,revealing,uncovered,turned over,turn over,flipped over,once lifted,turns out,in the cup,on the tables,real count,the count is,the count was,actual,actual roll,actually had,truth was,there were,there was,there are,there is,there's,theres,found,find,counted,we count,i count,count,counts,had,has,showed,shows,shown,reveal,revealed,reveals,turned out,actually,were,was it there,there,under the cup,under the cups,underneath,lifted,in total,altogether,total,came up,turned up,only,lay,but it was,it was,when we looked",
    exact:
      "right on the money,on the money,calzas,calzaed,calzad,calzaing,on the dot,exact on,exactly on,precisely,precise,to the die,exactly,exact,spot on,spoton,calza,dead on,bang on,on the nose,right on,exact call,calls exact,called exact,spot-on",
    needs: "need,needs,i need,you need",
    holds: "next to,beside,besides,keep,kept,keeping,keeps,hold,holds,holding,held,in hand,set aside,locked",
    simply:
      "is it enough to say,enough to say,enough to just say,name them,name it,of what number,simply,only say,only saying,only declare,just call,just calling,just say,just saying,specific,specific numbers,exact numbers,merely,just say,just declare,just claim,just announce,without saying,without naming,of what,what number,which number,what numbers,which numbers,specific number,which face,what face,what of,the number",
    skip: "everyone passed,everybody passed,nobody bids,nobody wants to bid,just check,check and not bid,not bid,have to bid,must i bid,let it go by,pass my turn,skip,skips,skipping,skipped,sit this one out,sit out,miss a turn,pass the turn,pass on my turn,can i pass,may i pass,could i pass,can you pass,is passing,allowed to pass,am i allowed to pass,just pass,do i have to bid",
    late: "after the next,too late,already made,already called,already bid,had already,already claimed,late,after the next guy,after the next claim,after the next bid,after the next player",
    cards: "king,kings,queen,queens,jack,jacks,poker dice,nines and tens,tens",
    sum: "sum,pips,sum of the pips,total pips,add up,adds up,sum up",
    imply: "imply,implies,implied,implying",
    shouts: "yell,yells,yelled,shout,shouts,shouted,shouting,screamed,scream,cried,hollered",
    "at-ours":
      "at our bar,in our house,at our house,our house rule,our house,house rule is,our rule,we play,we play with,by our rules,at our table,at ours,in our group,in our bar",
    exactly:
      "right on the money,on the money,on the dot,precisely,precise,to the die,exactly,exact,dead on,bang on,on the nose,right on",
    doubted:
      "said no way,says no way,didnt buy it,didnt buy that,not buying it,dudod,dudoed,dudos,the bang on,a bang on,bluffing,bull,no way i say,no way i said,i say no way,i said no way,nobody believes,no one believes,got caught,was caught,caught me,caught him,i call bs,i called bs,i call liar,i called liar,i call bluff,i called bluff,got called,called him on it,called her on it,challenged it,challenged him,challenged her,challenged me,doubts it,doubted it,called liar,call liar,called bs,called bullshit,called him a liar,called her a liar,call him a liar,lifted my cup,lifted his cup,lifted her cup,doubt,doubts,doubted,doubting,doubter,challenge,challenged,challenges,challenger,liar,bluff,bullshit,bs,dudo,bang,banged,a lie,call a lie,call a bluff,calls bluff,call bluff,didnt believe,disbelieve,nobody believed,not believe,call the bluff,says liar,said liar,called me,accused",
    "one-die":
      "down to 1 die,down to 1,im down to one,at 1 die,im at one,hes at one,shes at one,at one for the first time,at one die,is at one die,single die left,down to a single die,left with one die,left with a single die,only has one die,one last die,a last die,last die,single die,only one die,one die left,just one die,down to one,to one die,1 die left,on one die,with one die,has one die,one die only,final die,only 1 die,a single die,down to his last die,down to my last die,down to their last die,down to her last die,my last die,his last die,her last die,their last die,down to the last die",
    have: "i have,ive got,i've got,i hold,holding,my dice,my cup,my hand,my own,in my cup,i got,i see,i can see,have,mine,ive,i already have,looking at,with me,known,myself",
    open: "out in the open,out on the table,lie open,lies open,lay open,is open,are open,left open,lying in the open,are showing,is showing,exposed,exposing,expose,open dice,in the open,face up,faceup,showing,visible,on display,lying open,on the table",
    opens:
      "as the first bid,as first bid,as my first bid,as the first player,opened,opened with,opened on,opened at,started with,started on,began with,opened the round with,start on,begin on,start at,lead with,lead off with,start off with,to start with,start off on,begin at,open up with,kick off with,open,opening,open with,opening bid,first bid,opening call,first call,open on,opens with,start with,starting bid,open at,begin with,open a round,first claim,opening claim",
    "or-better": "or better,or higher,or more,at least,or above,minimum of",
    rank: "order of,ranking,what beats what,order,rankings,how good,rank,what is,where does,how strong,how high,what do i have,whats",
    asks: "is,are,do,does,did,must,may,can,could,should,would,will,was,am,have,has,what,whats,how,why,when,who,which",
    who: "who,whose,who's,whos,which player,which person,what person,whom",
    dice: "other dice,hidden dice,unknown dice,my dice,dice,die,dices,dies",
    crew: "engine,ladder,truck,station,squad,medic,battalion,rescue",
    players: "we were,we are,players,player,of us,people,persons,guys,playing,persons playing,man,handed",
    each: "each,apiece,per person,per player,everyone has,per cup",
    double: "double,doubles",
    "with-wilds":
      "incl wilds,including wilds,including the wilds,incl the wilds,with the wilds,with wilds,counting wilds,counting the wilds,wilds included,plus wilds,wilds counted",
    was: "was,were",
    wild: "incl wilds,including wilds,including the wilds,incl the wilds,with the wilds,with wilds,counting wilds,counting the wilds,wilds included,plus wilds,wilds counted,wild,wilds,wildcard,wildcards,joker,jokers,wild card,wild cards",
    "red-die": "red ones,red shows,red says,red die,red dice,big red,red one,red die shows,red",
    palifico: "palifico,palafico,maputo,obligo,palifico round",
    high: "high,count high,rank high,on top,highest",
    low: "low,count low,rank low,lowest",
    not: "nobody,no one,noone,werent,wasnt,hasnt,havent,hadnt,arent,not,no,without,never,arent,aren't,isnt,isn't,dont,don't,doesnt,doesn't,off,didnt,didn't,wont,won't,w/o,without any,nothing",
    counts: "count,counts,we count,allowed,exist,valid,used,played,in play,are in,are on",
    question: "is it,do we,does it,what happens,what if,how does,how do,why",
    beaten:
      "below,beneath,ranks below,rank below,lose to,loses to,losing to,beaten by,topped by,outranked by",
    replies:
      "in reply,in response,reply,answer,answers,answered,reply,replies,replied,respond,responds,responded,counter,counters,countered,retort,retorts,came with,comes with,came back with,comes back with,passed it on as,passes it on as,passed on as,passes it as,passed it as,bid over me,overbid,outbid,i countered with,i answered,i reply,i counter with,answered me,raised me,topped me,came out with",
    before: "before",
    earlier:
      "player before,guy before,girl before,man before,woman before,person before,one before,the bid to beat,bid to beat,call to beat,out there,last,previous,prev,prior,original,earlier,previously,before me,bid before,prior bid,prev bid,previous bid,last bid,last call,current bid,standing bid,standing,current,on the table is",
    "too-low": "not enough,too low,too little,too small,too few",
    short: "short,shy,missing,too few,too little",
    spare: "more than enough,to spare,too many,extra",
    i: "can i pass on,may i pass on,can i pass,may i pass,could i pass,i,im,id,i said,i called,i claimed,i bid,i answered,i went,i say,i want,i go,i call,i announce,i raise,i raised to,i reply,i counter with,me",
    my: "my,to my,my bid,my call,my claim,my raise,mine",
    they: "he,she,they,hes,shes,he bid,she bid,someone bid,someone,somebody,guy said",
    "now-i": "i say,i bid,i announce,i declare,i offer,i raise,i call",
    want: "wanted,id want,want,id like,would like,i want,i want to say,i want to bid,id like to say,wanna,i want,want to,thinking of,about to",
    had: "already,id,had,hed,shed",
    passes:
      "can i pass on,may i pass on,can i pass,may i pass,could i pass,was passed,got passed,were passed,im passed,was handed,got dealt,passed me,passes me,handed me,was given,i was passed,i was handed,i was given,slid me,i got passed,received,got handed,passed,pass,handed,handing,gave,slid,hands me",
    start:
      "roll off for,roll off,rolled off for,roll off to start,up first,i go first,plays first,play first,rolls first,roll first,throws first,throw first,rolls the red die next,roll the red die next,next caller,the next caller,caller next,is caller,first call,first bid,first claim,whose go,whos go,who's go,start the game,starts the game,begin the game,begins the game,start of the game,dealer,rotate,rotates,rotating,opener,opens the round,who is next,whos next,who's next,is up next,who comes next,rolls next,roll next,open next,opens next,start,starts,starting,begin,begins,goes first,go first,leads,lead,opens the next,open the next,opens next,first to go,first turn,kick off,kicks off,start off,begins the,starts off,who opens,starter,first player,start again",
    round: "round,rounds,hand is over,next hand,turn is over",
    next: "next,afterwards,after that,following,after,then",
    first:
      "first call,first bid,decide,decides,determine,determined,figure out,choose,pick,first,beginning,very first,first round,at the start,evening,initially,start of the game,begin the game,start the game,starts the game",
    lose: "surrenders a chip,surrender a chip,surrenders,puts a chip in,pays the chip,lose,loses,lost,losing,pay,pays,cost,costs,penalty,price,pay up,punished,gets,what do i get,how much does it cost,consequence,loser,forfeit,forfeits,paid,suffer,suffers,give up,gives up,takes a,owe,owes",
    drink: "drink,drinks,drinking,sip,sips,shot,shots",
    win: "win,wins,winner,winning,won,winners",
    look: "peek,peeked,peeks,peeking,check the cup,check,checks,checked,checking,inspect,view,look,looked,looks,looking,seen,see,checked the dice,check the dice,viewed,lifted the cup,look under,peeked under,took a peek,take a peek,a peek under,peeked already,glance,glanced",
    peek: "peeked at my,peeks at my,peek at my,peeking at my,peeked at his,peeked at her,peeked at mine,peeks at mine,peek at mine,under my cup,beneath my cup,into my cup,in my cup without,spy,spied,cheat,cheated,cheating,saw my dice,saw my,look at another,looks at my,looked at my,looked at her,looked at his,look into,someone elses,someone else's,my neighbour,my neighbor,sneak,sneaked,glimpsed,saw someone,saw another,other persons,other player's,other players,anothers,another's",
    challenge:
      "said no way,says no way,lifted,didnt buy it,didnt buy that,not buying it,dudod,dudoed,dudos,bull,nobody believes,no one believes,got caught,was caught,caught me,caught him,i call bs,i called bs,i call liar,i called liar,i call bluff,i called bluff,lifts,lifts it,lifted it,lift it,lifted em,flips the cup,calls him on it,calls her on it,called him on it,called her on it,got called,challenged it,challenged him,challenged her,challenged me,doubts it,doubted it,called liar,call liar,called bs,called bullshit,called him a liar,called her a liar,call him a liar,lifted my cup,lift my cup,lifts his cup,lifted his cup,lifted her cup,accusing,accusation,accuses,accused,say no,says no,said no,reject,rejects,deny,denies,not buy it,dont buy it,call the bluff,says liar,said liar,say liar,banger,bangers,challenge,challenged,challenges,challenging,challenger,bluff,liar,lies,lying,bullshit,bs,doubt,doubts,doubted,dudo,bang,bangs,banged,banging,call him,call her,call it,calls it,call them out,call bluff,call me,not believe,contest,accuse,disbelieve,lift,call a lie,call a bluff,calls bluff,called me,call someone,call out,called out,calls out",
    roll: "roll,rolled,rolls,rolling,shake,shakes,shook,throw,throws,throwing",
    "re-roll":
      "re roll,reroll,rerolls,rerolled,re-rolls,roll again,rolled again,rolls again,re roll,rethrow,second roll,another roll,roll twice,rerolling,re rolls,re rolled",
    must: "have i got to,got to,have we got to,gotta,need i,must,have to,has to,need to,needs to,forced,required,oblige,obliged,mandatory,obligatory,supposed,do i have to,compulsory,got to",
    "out-of-turn":
      "isnt even next,wasnt even next,not even next,isnt even up,not even up,outta turn,before it was my turn,before it was his turn,before it was her turn,before his turn,before her turn,ahead of my turn,ahead of his turn,not next,wasnt next,was not next,isnt next,not up,wasnt up,seats away,two seats away,chairs away,seats over,chairs over,not the next,who isnt next,who wasnt next,who was not next,not on turn,wasnt his turn,not in line,out of turn,not my turn,not his turn,not her turn,wasnt my turn,wasn't my turn,isnt my turn,isn't my turn,not in turn,before my turn,jump in,jumped in,interrupt,interrupts,across the table,from across,outside my turn,turn order,out turn",
    anyone:
      "anybody,anyone,everybody,everyone,someone,somebody,others,other people,other player,third person,bystander,someone else,somebody else,any player,all players,who may,who can,third player,another player,nonplaying",
    together:
      "same time,at once,simultaneous,simultaneously,together,both,at the same moment,same moment,tie to,two people call,both call,same second,first come",
    two: "two,both,three,several,a couple,2,3",
    fall: "rolled off,rolled off the table,sofa,couch,fridge,rug,carpet,jumped out,jumps out,bounces,flew off,flies off,rolls off,fall,falls,fell,fallen,dropped,drops,drop,floor,off the table,rolled under,under the table,under the sofa,under the fridge,under the couch,is lost,die is missing,dice are missing,cocked,leaning,leans,lean,tilted,on edge,rolled off,ground,lost die,missing die,lost a die under,stacked,on top of each other,bounced,astray,crooked,knocked off,landed on,leant,on its edge,stack",
    early:
      "early,too early,too soon,lifted too,by accident,accidentally,accident,by mistake,knocked,knocks,knocked over,tipped,spilled,spilt,spill,mistakenly,inadvertently,exposed by,cup fell,bumped,flipped,before the",
    messed:
      "messed,messed up,mess,disturbed,jostled,mixed up,shuffled,moved in the pass,moved while passing,dice moved,got moved,shifted,tipped over while",
    out: "his last die,my last die,her last die,their last die,drops out,out,eliminated,elimination,no dice left,no dice,knocked out,out of dice,out of chips,out of the game,no chips,last die,runs out,ran out,zero dice,drop out,dropped out,no lives,no more dice,no chips left,broke",
    end: "go on,goes on,continue,continues,keep playing,carry on,still playing,end,ends,ended,is it over,all over,over yet,be over,its over,it over,finish,finished,finishes,stop,stops,game over,how long,game end,done",
    tie: "just the two losers,only the two losers,the losers play,crazy game,the crazy game,tie,ties,tied,draw,draws,drew,equal score,same score,play off,playoff,playoffs,tiebreak,tie break,tiebreaker,even score,level",
    ante: "winner takes,winner take,winner gets,takes the pot,jackpot,prize,winner walk away,ante,antes,pot,stake,kitty,buy in pot,take the pot,pots",
    chips: "chip,chips,coin,coins,money,tokens,token",
    bad: "bad,bads,minus,minus points,strike,strikes",
    good: "good,goods,plus points",
    dishes:
      "5 bads,minus five,five bads,minus 5,below minus five,at minus 5,reaches minus five,minus five,at minus five,five bads,dishes,washes,wash,washing,wash up,washes up,dish,dishwasher,washing up",
    life: "life,lives",
    join: "someone new,wants in,want in,new guy,new girl,newcomer,another player joins,get in late,hop in,wants to join,join,joins,joined,joining,late,latecomer,comes later,arrives,new player,come back,comes back,sit down,arrive",
    leave:
      "leave,leaves,left the game,left the table,goes home,went home,quits,quit,leaving,go home,has to go",
    "buy-in":
      "buy in,buys in,buy back,buy in again,rebuy,re buy,buy more,bought in,buy chips,buys back,buying in",
    top: "the best,the best there is,can it be beaten,can that be beaten,can it be topped,can it be raised,limit,a limit,upper limit,bid limit,highest possible,nothing higher,no higher,top claim,maximum,max,highest there is,cant go higher,can't go higher,ceiling,impossible to raise,cannot be raised,nothing beats,unbeatable,topped,top,go higher,beyond,highest call,highest claim",
    same: "switch faces,change faces,change the face,switch the face,change face,other face,different face,switch numbers,change the number,same,equal,identical,repeat,match,same bid,equals,same thing,repeating,matching",
    unseen:
      "touch,touch the dice,touches,touching the dice,unseen,pass the cup,blind,without looking,not looking,blindly,sight unseen,pass on,pass it on,passing on,without a look,pass along,straight on,without peeking,slide it on,slide,without touching,untouched",
    show: "show,shows,put out,expose,exposed,take out,pull out,put dice,showing,expose dice,lay out,lay,reveal,reveals,must show,put aside,set aside,reveal their,show their,open up",
    hide: "hide,take back,put back,back under,hidden,cover,put under,taken back,tuck",
    locked: "locked,lock,stays,frozen,stay out,keep,kept,fixed",
    "own-claim":
      "my own bid,own bid,own claim,my own claim,my own call,own call,his own bid,her own bid,themselves,himself,herself,their own bid,my own,earlier bid,earlier claim,older bid,previous claim,older claim,earlier call,two bids ago,bid before the last,an earlier one",
    penalty: "penalty,punish,punishment,fine,sanction,penalties",
    void: "void,voided,cancel,cancelled,canceled,redo,do over,replay the round,replay,misdeal,alarm,tones,call comes in,stopped mid round,mid round,mid game stop,middle of the round,in the middle of the round,phone rings,doorbell,annulled,aborted,interrupted,phone rang",
    give: "give,gives,hand out,hands out,give out,gives out,dish out,pass out,handing out,assign",
    "too-many":
      "more dice than,more than there are,possibly be true,be true,not possible to be true,than there are dice,than dice,more than in play,impossible,exceeds the dice,exceed the dice,can not be true,more than are,than exist,than there are,cant be true,can't be true,bid above,dice we have,more than we have,number of dice",
    left: "left,to the left,clockwise,right,direction,counterclockwise,to the right,which way,anticlockwise,order of play,which direction",
    kicker: "kicker,kickers,fifth die,side die,other dice,fifth dice,remaining dice,odd die,spare die",
    which:
      "which three,say which three,which is which,which comes first,which pair,which one,which is the three,which first,say which,name the,ambiguous,specify,order of the,has to name",
    concede:
      "believed,believing,give up,concede,concedes,give in,believe,believes,gives in,accept,accepts,accepted,fold,folds,surrender,surrenders,conceding",
    false:
      "overcalled,over called,overclaimed,over claimed,caught,caught in a bluff,caught lying,caught bluffing,it wasnt there,it was not there,wasnt there,werent there,number wasnt there,falsely,wrongfully,false accusation,false,wrong,wrongly,incorrect,mistaken,was lying,too high,unsuccessful,failed,fails,not true,not there,isnt there",
    true: "not a lie,was not a lie,wasnt a lie,no lie,it was there,was there,was all there,were there,they were there,true,correct,right,rightly,truth,successful,was there,correctly",
    score: "score,scores,points,scored,point,scoring",
    others: "more,other dice,hidden dice,unknown dice,others",
    turn: "turn,turns,per turn,my turn,whose turn,go next,goes next,acts next,play next,plays next",
    correct:
      "took his bid back,took her bid back,takes his bid back,took my bid back,took back his bid,took back her bid,takes back his bid,takes it back,took the bid back,changed it to,changed it,corrected himself,corrected herself,took it back,change it,change that,change what,change my,change the bid,fix my,wrong thing,meant to say,i meant,take back a,undo,correct a,change my mind,changed my mind,misspoke,withdraw,retract,slip of the tongue,take back my,take my bid back,change my bid,take it back",
    claim: "claim,bid,call,announcement,claims,bids,calls,raise,raises",
    every:
      "all dice,everybody shows,everyone shows,all cups,all players show,everyones dice,everybody show,everyone show,all show,all the dice,both cups,everyone reveal,everybody reveal",
    regain:
      "get a die back,get dice back,get my die back,gets a die back,get back a die,win a die back,win dice back,wins a die back,get one back,win back,wins back,earn back,regain,regains,gain a die,gains a die,gain dice,win a die,earn a die",
    cup: "my cup,cup,cups,beaker,tumbler",
  },
  games: {
    firehouse: "firehouse,fire house,station rules,firehouse dice,firehouse rules",
    bar: "bar dice,bar rules,bar game",
    "pass-the-cup": "pass the cup,passing the cup,pass cup,cup passing,passthecup",
    "red-dead": "red dead,red dead redemption,rdr,reddead",
    "closed-cup": "closed cup,closedcup,closed cup game",
    "own-hand": "own hand,liar dice own hand,liars poker,own hand game",
    pirate: "pirate,pirates,pirate dice,pirates dice,pirate's dice,dead mans chest,pirates of the caribbean",
    perudo: "perudo,dudo game,cacho,dudo rules",
    mia: "mia,meiern,maia,meier,mexicali,mexican,kiriki,maexchen,mia game",
  },
  signs: [
    [
      ["firehouse"],
      "bang,bangs,banged,bads,goods,red die,dishes,wash the dishes,washes the dishes,washing up,station,playoff,three bads,big red die",
    ],
    [["perudo"], "palifico,calza,dudo,pacos,paco,palafico"],
    [["pass-the-cup"], "drink,drinks,sip,sips"],
  ],
  houses: {
    "named_wild=opening":
      "wilds die when opened on,opened on kills the wilds,opening on them kills the wilds,not wild once opened on",
    "named_wild=any":
      "stop being wild once named,no longer wild once called,stops being wild once called,not wild once named,wild until called,wild until named",
    "first_claim=players":
      "first bid at least the number of players,open with at least one for each player,opening at least the number of players",
    "five_alike=six": "five alike count as six,five of a kind counts six",
    "five_alike=seven": "five alike count as seven",
    "price=two": "wrong costs two,wrong costs double,you lose two dice,lose two dice when wrong",
    "price=difference": "lose as many as you are off",
    "exact_wins=two":
      "exact … wins two,spot on … wins two,calza … wins two,exact … gains two,exact … two back,spot on … two back,calza … two back,exact … two dice back,exact wins two",
    "exact_wins=all":
      "exact … wins all,spot on … all back,exact … all back,calza … all back,exact wins all back,exact wins all dice back",
    "next_to_mia=three-one":
      "31 … second best,31 … second highest,31 … below mia,31 … under mia,31 … next to mia,31 … beats doubles,31 … beats 66,31 below mia,31 right below mia,little mia,31 beats doubles,31 is second highest",
    "next_to_mia=double-one":
      "11 … second best,11 … second highest,11 … below mia,11 … under mia,11 below mia,11 right below mia,double ones below mia,11 is second highest",
    "false_mia=two": "false mia … two,wrong mia … two,false mia costs two,false mia costs two lives",
    "second_roll=blind": "second blind roll,second roll blind,blind second roll",
    "raise=face-major":
      "higher face … wins,higher face … beats,any number … higher face,any number of a higher face,face major,face first,higher face wins,higher face always wins,face beats number,pirate ladder",
    "raise=quantity-only":
      "always … more dice,only … more dice,more dice … every time,number … always … up,quantity … always … up,quantity must go up,quantity has to go up,number has to go up,count must go up,quantity must rise,number must rise,always more dice,more dice every time,must always be more dice,you need more dice every time,quantity only,only more dice,only the number counts,number must go up,must raise the number,must raise the quantity",
    "raise=no-decrease":
      "neither … number … drop,neither … may drop,neither … go down,neither … may fall,number … may never drop,never … fewer dice,no decrease,neither may fall,never fewer dice,neither number may fall,may not go down in number",
    "raise=quantity-major": "quantity major,quantity first,number first,more dice of any face",
    "raise=perudo": "perudo ladder,perudo raises,half for aces",
    "cap_bids=on":
      "cant … more than … dice,cannot … more than … dice,never … more than … dice,not … more than … dice,no more than … dice,no bids above the dice,bids are capped,capped,cap on,cap bids,cant bid more than the dice,capped bids",
    "natural_needed=on":
      "a natural is needed,natural is needed,natural is required,natural required,naturals are needed,a natural is required,natural needed,a natural needed,need a natural,at least one natural,wilds alone dont count,wild alone does not count,one real die needed,naturals needed",
    "open_on_ones=yes":
      "opening … aces … fine,opening … aces … ok,opening … aces … allowed,opening … ones … fine,opening … ones … ok,opening … ones … allowed,opening on ones allowed,may open on ones,can open on ones,opening on aces allowed,you can open on aces,we may open on aces,you may open on aces,we can open on aces",
    "equal_ok=yes":
      "ties … fine,ties … ok,ties … allowed,same … allowed,same … ok,same … fine,same … counts,equal … fine,equal … ok,equal … enough,equal … allowed,equals … fine,equals … ok,repeating … allowed,repeating … ok,equal is ok,equal allowed,equal is enough,same is ok,same allowed,equal is fine,ties allowed,equal ok,same counts,equals allowed,equal is allowed",
    "ace_straight=on":
      "ace straight counts,ace straight allowed,with ace straight,ace straight on,with the ace straight,ace straights count",
    "implied_kicker=off":
      "kickers … not implied,kicker … not implied,no … implied kicker,no implied kicker,kickers not implied,implied kicker off,without implied kicker,no implied kickers",
    "raise_strictness=must-shrink": "must shrink,strict raises",
    "exposed_strict=on": "exposed strict,strict exposed",
    "claim_must_fit_table=yes": "claim must fit the table,must fit the table",
    "loses=difference":
      "lose … difference,loses … difference,pay … difference,lose the difference,loses the difference,difference counts,you lose the difference,losing the difference",
    "out_of_turn=on":
      "out of turn … allowed,out of turn … ok,out of turn … fine,anyone … may challenge,anyone … can challenge,out of turn allowed,anyone may challenge,anybody may challenge,anybody can challenge,anyone can challenge,out of turn on",
    "spot_on=off": "no spot on,without spot on,spot on off",
    "calza=off": "no calza,without calza,calza off",
    "palifico=off": "no palifico,without palifico,palifico off",
    "winner_gives_drink=on": "winner gives a drink,winner hands out a drink,winner gives drink",
    "simultaneous=all-score": "all bangs score,everyone who bangs scores,all score",
    "pass_unseen=off": "no passing unseen,no blind passing,passing unseen forbidden",
  },
  idle: "at all,not at all,dropped below,came out,comes out,grandma,grandpa,granny,grandad,nephew,niece,dead,shout,shouts,shouted,girlfriend,boyfriend,facing,given,arguing,across,current,deciding,receiver,he's got,she's got,ben,anna's,bet,bets,debate,fighting over,away,very,bought,vice versa,along,hand,something,judge,blames,blame,stay,silent,stay silent,music off,here's one,about the,compare,legit,bidding,came,comes,below,took,new,decide,retort,dealer said,i've,ive got to,bob,cy,ann,sue,tom's,all in all,guess what,half,stopped,middle,nobody said anything,nobody,yet may,grand,bidder,first up,now at least,takes,jump,going,switch,before,standing,buying,mid,jumping,opponent,one switch,told,hers,his,theirs,yours,ours,tonight's,ish,dear,someones,rolled,holding,holds,cn,wanna,gonna,twice,in a row,need,number,was,did,part,caught,else,passing,reaches,yell,yells,yelled,tom,mike,anna,max,u,ur,r,big,worth,among,back,yo,folks,everyone's,real,quick one,silly question,got it,does,do,did,the,is,are,be,been,am,i,we,you,he,she,they,it,that,this,these,those,one's,his,her,their,our,my,your,me,him,them,us,in,at,for,from,by,as,if,when,while,please,just,still,also,too,even,will,would,should,might,shall,what,which,how,where,someone,somebody,anyone,anybody,everyone,here,there,now,yet,up,down,any,some,other,another,all,like,want,wants,think,guess,question,game,games,table,hey,hi,hello,guys,dude,bro,man,mate,ever,really,actually,again,well,so,hm,hmm,uh,um,lol,thanks,pls,plz,versus,kind,sort,house,rule,rules,ruling,our house,according,bet,someone's,ok so,quick,whether,than,being,get,got,getting,gets,put,puts,using,use,used,left,right,let's,lets,say,let,know,tell,settle,argument,dispute,fight,friend,friends,buddy,guy,wife,husband,brother,sister,dad,mom,boss,neighbour,player,it's,its,i'm,im,he's,hes,she's,shes,who's,what's,whats,thats,that's,there's,ive,id,i'd,ill,i'll,we're,were,theyre,they're,youre,you're,into,about,per,every,tonight,evening,always,ever,only,already,something,anything,nothing,thing,things,no one,way,side,sides,time,times,kinda,basically,supposedly,claiming,says,but,since,though,yes,yeah,nope,wait,ok,means,mean,actual,normal,normally,usually,generally,official,officially,standard,who is right,am i right,right or wrong,whos right,fair,playing,play,plays,played,same as,vote,cheers",
};
