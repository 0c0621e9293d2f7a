import type { VerdictWords } from '../verdict-words.ts';

const verb =
  "(?:is|are|was|were|has|have|had|did|does|do|isn'?t|aren'?t|wasn'?t|hasn'?t|haven'?t|didn'?t|doesn'?t|am)";

/** Yes and no in English. */
export const verdictWords: VerdictWords = {
  start: [
    `(?:(?:and|so|but|ok|okay|hey|hi|btw|also|well|then|now|just|still) )*${verb}`,
    '(?:tell me |let me know |lmk |check |see |wondering |i wonder )(?:if|whether)',
    '(?:is there |are there |got |see )?any(?:thing)?',
    'new (?:all ?time )?(?:high|low|record|peak|bottom)s?(?= *$)',
  ],
  particle: '',
  other: [
    "have a look|do (?:an?|me|you|the)|(?<!(?:from|near|of|than|to) )(?:what|which|when|where|how|why|who)(?:'?s)?",
    'possible|worth',
    // A value is not for Vela to call.
    'expensive|cheap|overvalued|undervalued|overpriced|underpriced',
  ],
  either: 'or',
  up: [
    'more|higher|up|ris(?:e|es|en|ing)|rose|gain\\w*|bull\\w*|uptrend\\w*|beat\\w*|outperform\\w*',
    'stronger|better|increas\\w*|climb\\w*|high|elevated|heavy|heavier|green|rall\\w*|grow\\w*|grew',
    'ahead|positive|above|over|picking up|(?:good|great|strong) (?:year|month|week|day)',
  ],
  down: [
    'less|lower|down|fall\\w*|fell|drop\\w*|bear\\w*|downtrend\\w*|underperform\\w*|weaker|worse',
    'decreas\\w*|declin\\w*|calm\\w*|quiet\\w*|low|light\\w*|thin\\w*|dry\\w*|dried|red|lag\\w*|behind',
    'negative|below|under|shr[iua]nk\\w*|los[et]\\w*|slump\\w*|crash\\w*|(?:bad|awful|terrible|weak|rough) (?:year|month|week|day)',
  ],
  said: {
    yes: 'Yes.',
    no: 'No.',
    'not-now': 'Not at the moment.',
    'nearer-high': 'Closer to the high.',
    'nearer-low': 'Closer to the low.',
  },
};
