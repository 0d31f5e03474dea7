import { dictionary, type Tongue } from "./tongue";

export const ENGLISH: Tongue = {
  inFront:
    /^(?:does|do|did|is|are|can|could|may|might|would|will|should|i|we|one|you|he|she|they|someone|somebody|anybody|say|call|claim|bid|go|raise to|raise|make it|which (?:hand |one )?(?:is )?(?:the )?(?:higher|better|best|more)|what is (?:higher|better|more)|who wins|who is right|what wins|how good is|where is|what is|rank of|rank|the|a hand of|hand)[\s,:]+/,
  idle: /\b(?:please|really|legal|legally|allowed|okay|ok|possible|valid|a (?:legal |valid )?(?:raise|call|bid)|to (?:say|call|bid|claim))\b/g,
  against:
    / (?:beats?|wins? (?:over|against)|vs\.?|v\.?|versus|against|or|(?:(?:is )?(?:higher|better|more|bigger|stronger) )?than) /g,
  verb: null,
  over: / (?:over|after|on top of|on|above) /g,
  next: /(?:,| then| followed by| raised to| to| ->|,? (?:can|could|may|might) (?:i|one|we|you) (?:say|call|claim|bid|go)) /g,
  first:
    /^(?:after|over|on|above|from|(?:i|he|she|they|someone|somebody) (?:said|says|called|calls|bid|claimed))\s/,
  odds: /^(?:(?:what are |what is |how are )?(?:the )?(?:odds|chances?|probability)|how (?:likely|probable)(?: is| are)?)(?: of| for| that)?(?: there are)? (?<claim>.+?)(?:,? (?:with|in|among|out of|of) (?<dice>\d{1,3})(?: (?:dice|die))?)?$/,
  lowest:
    /^(?:what (?:is|comes|are) |whats )?(?:the )?(?:lowest|least|minimum|smallest|next)(?: legal)?(?: higher)?(?: raise| claim| call| bid| hand)?(?: is| comes)?(?: over| after| on| above)?\s*(?<claim>.*)$/,
  wild: /[\s,]+(?:(?:and|with|when|if) )?(?<face>\w+) (?:are |is )?wild$/,
  kinds: {
    pair: "pair of twos",
    "one pair": "pair of twos",
    "two pair": "two pair, threes and twos",
    "two pairs": "two pair, threes and twos",
    "three of a kind": "3 of a kind twos",
    trips: "3 of a kind twos",
    straight: "high straight",
    "full house": "full house, threes over twos",
    "four of a kind": "4 of a kind twos",
    quads: "4 of a kind twos",
    "five of a kind": "5 of a kind twos",
  },
  inEnglish: dictionary([[/(\d)\s*times\s*(\d)/g, "$1x$2"]], {}),
};
