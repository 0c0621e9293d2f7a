import type { AnalystLanguage } from '../analyst-language.ts';

/** What a question for advice is about. */
export const concernWords: AnalystLanguage['concernWords'] = {
  savings:
    'savings?|pension|retire\\w*|nest egg|inheritance|allocat\\w*|portfolio|cash|emergency fund|(?:my|our) (?:money|salary|wages)|how much (?:of|should|do i)|what (?:share|percent\\w*)|(?:kids?|college|house) (?:fund|money)|savings account',
  fall: 'fall\\w*|fell|drop\\w*|crash\\w*|dump\\w*|slump\\w*|down|(?<!stop )loss(?:es)?|lost|losing|under ?water|red|worr\\w*|scared|afraid|nervous|panic\\w*',
  'long-term': 'long[- ]?(?:term|run|haul)|years?|decades?|hodl|forever',
  entry:
    'enter|entr(?:y|ies)|get in|go in|good (?:time|price|level|spot)|right now|(?:buy|long|short) (?:here|now)|dip|stop(?: loss)?|targets?|take profit|where (?:to|should|do i)|levels?|wait',
};
