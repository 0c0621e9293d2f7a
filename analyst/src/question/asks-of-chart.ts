import { findImpliedIndicator } from './find-implied-indicator.ts';
import { markTerms } from './mark-terms.ts';
import { word } from './word-pattern.ts';

const wish =
  "(?:what(?:'s| is|s| are)?|tell me|give me|gimme|show me|check|read me|(?:how|where)(?:'s| is|s| are)?)";
const definite = '(?:the|this|that|these|those|our|my)';
const said =
  'say|says|saying|tells?|telling|shows?|showing|at|reads?|readings?|doing|looking|standing|values?|now|level';
const soyler =
  'ne (?:diy\\w*|der|soyl\\w*|durumda|alemde|yapiy\\w*|gosteri\\w*)|kac\\w*|nere?de\\w*|soyle\\w*|ver|deger\\w*|(?:ne kadar )?(?:guclu|guclen|zayif|gucu)\\w*';

/** Over marked text: what is definite, or just happened, is on the chart in view. */
const latest = word(
  [
    '(?:last|latest|newest|most recent) (?:[a-z]+ )?#',
    'son (?:[a-z]+ )?#|what (?:got|was|were|has been) #',
    `(?:after|since|before) ${definite} (?:[a-z]+ ){0,2}#`,
    "what(?:'s| has| had)? (?:happened|followed|came)(?: [a-z]+){0,4} #",
    '(?:#|swept|taken|grabbed|raided)(?: [a-z]+){0,3} what (?:happened|followed|came)(?: [a-z]+)?',
  ].join('|'),
);
const reading = word(
  [
    `${wish} (?:the|our|my) (?:(?:current|latest|\\d+(?:[- ](?:day|week|month))?)[- ])*@`,
    `@ (?:${said}|${soyler})`,
    `how [a-z]+ is ${definite} (?:[a-z]+ )?@|@ ne kadar (?:genis|dar|buyuk)\\w*`,
    '(?:far|stretched|extended|distance|away|close) (?:[a-z]+ ){0,4}(?:from|to|above|below|off|over|under) (?:(?:the|our|my|\\d+) )*@',
    '@ (?:(?:olan )?mesafe\\w*|(?:ne kadar |kac )?(?:uza[kg]|yakin)\\w*)',
    '(?:are|is|were|was|did|has|have) (?:we|price|it) (?:[a-z]+ ){0,2}@|where(?: are we)? in @',
    '(?:are|is) @ (?:tight|wide|squeez\\w*|expanding|contracting|rising|falling|high|low|up|down|flat|bullish|bearish|positive|negative|above|below)',
    '@ (?:(?:is |still |getting |losing |gaining )*(?:strong|weak|strength)\\w*)',
    '@ m[iu]y[iu]z|@ (?:or|yoksa|m[iu]) @',
  ].join('|'),
);
const structure = word(
  [
    `(?<!(?:what|why|how|when|where|which|who) )(?:is|are|was|were|has|have|had|did|does) (?:${definite}|it|we|they|price) (?:[a-z]+ ){0,3}#`,
    '# (?:m[iu]yd[iu]|m[iu]y[iu]z|m[iu]s[iu]n\\w*|ne durumda|nere?de\\w*|geldi|oldu|olustu)',
    '# (?:alignment|aligned|agreement|status|today)',
    '(?:bu|su|o) (?:mum )?(?:bir |bi )?# m[iu]',
  ].join('|'),
);
// These ask for the word, however definite it is.
const meaning = word(
  "means?|meaning|defin\\w*|stand for|used for|purpose|use of|formula|what(?: is|'s|s)? (?:an? )?over ?(?:bought|sold)|calculated|computed|formed|difference between|nedir|nedirler|ne demek|ne anlama|nasil (?:olus|hesap|tanimlan|calis)\\w*|ne ise yara\\w*|arasindaki fark\\w*",
);

/**
 * Whether folded text asks for what a term stands for on the chart in view and not for its meaning: "the vwap", "the last sweep", "was that a
 * hammer", beside "vwap", "what is a sweep", "explain hammers". Without a chart in view "the vwap" is no particular one.
 */
export function asksOfChart(folded: string, hasChart: boolean): boolean {
  const isWord = meaning.test(folded);
  if (findImpliedIndicator(folded) !== undefined && !isWord) return true;
  if (!hasChart) return false;
  const marked = markTerms(folded);
  return latest.test(marked) || ((reading.test(marked) || structure.test(marked)) && !isWord);
}
