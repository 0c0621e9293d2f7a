import type { TalkWords } from '../talk-words.ts';

/** Thanks, greetings and the like in English. */
export const talkWords: TalkWords = {
  thanks:
    '(?:many |ok |okay |cool |great |alright |perfect )*(?:thanks?|thank you|thx|ty|cheers|much appreciated)(?: (?:you|a lot|so much|man|mate|vela|again|anyway|for (?:that|this|the help)))*',
  complaint:
    "(?:this is |you(?:'?re| are) |that(?:'?s| is) |so |totally |completely |absolutely )*(?:useless|wrong|nonsense|garbage|rubbish|terrible|stupid|dumb|not helpful|unhelpful|no help|bad answer|not what i (?:asked|meant)|no good)(?: (?:lol|answer|bot|though|man))*|that did(?:n'?t| not) help|you did(?:n'?t| not) (?:answer|understand)(?: (?:me|my question|the question|that))?",
  praise:
    "(?:that(?:'?s| was| is) |you(?:'?re| are) |very |super |so |really |wow |ok |thanks? )*(?:great|awesome|amazing|helpful|useful|perfect|nice|cool|brilliant|the best|good (?:job|answer|work|stuff)|love (?:it|this|you))(?: (?:thanks?|man|mate|vela|lol))*",
  farewell:
    '(?:ok |okay |thanks? )*(?:bye(?: bye)?|goodbye|see you(?: later| soon| tomorrow)?|good ?night|cya|talk later|i(?:m| am) done)',
  greeting:
    '(?:hi|hello|hey|yo|good (?:morning|evening|afternoon)|greetings)(?: (?:there|vela|all|again))*(?:,? how are (?:you|u)(?: today| doing)?)?|how are (?:you|u)(?: today| doing)?|whats up|sup',
};
