import type { Concept } from '@vela/contracts';

const spellings: readonly (readonly [Concept, RegExp])[] = [
  ['order-block', /(?<![a-z])(?:order ?-?blocks?|obs?|emir blo[gk]\w*|emir blogu|breakers?(?: blocks?)?)(?![a-z])/],
  [
    'fair-value-gap',
    /(?<![a-z])(?:fair ?-?value ?-?gaps?|fvg(?:'?\w{1,4})?|fvgs|gaps?|gap(?:i|ler|leri|in|lar)|imbalances?|inefficienc(?:y|ies)|adil deger\w*(?: bosl?u\w*)?|boslu[kg]\w*)(?![a-z])/,
  ],
  ['change-of-character', /(?<![a-z])(?:changes? (?:of|in) character|choch(?:'?\w{1,4})?|karakter degisi\w*)(?![a-z])/],
  [
    'break-of-structure',
    /(?<![a-z])(?:breaks? of structure|structure breaks?|bos|yapi kirilim\w*|yapinin kirilmasi|yapisal kirilim\w*)(?![a-z])/,
  ],
  [
    'structure-shift',
    /(?<![a-z])(?:(?:market )?structure shifts?|mss|market structure|structure|yapi degisi\w*|yapi kaymasi|piyasa yapisi\w*)(?![a-z])/,
  ],
  ['swing', /(?<![a-z])(?:swings?(?: (?:high|low|point|level)s?)?|pivots?|salinim\w*|tepe\w*|dip(?:ler|leri|i|te)?)(?![a-z])/],
  ['atr', /(?<![a-z])(?:atr|average true range|ortalama gercek aralik\w*)(?:'?\w{1,3})?(?![a-z])/],
  ['rsi', /(?<![a-z])(?:rsi|relative strength(?: index)?|goreceli guc\w*(?: endeks\w*)?)(?:'?\w{1,3})?(?![a-z])/],
  [
    'ema',
    /(?<![a-z])(?:emas?|exponential moving averages?|moving averages?|ustel (?:hareketli )?ortalama\w*|hareketli ortalama\w*)(?:'?\w{1,3})?(?![a-z])/,
  ],
];

/** The concept a folded text speaks of: the first one written, the longer of two at one place. */
export function findConcept(folded: string): Concept | undefined {
  const found = spellings.flatMap(([concept, spelling]) => {
    const match = spelling.exec(folded);
    return match === null ? [] : [{ concept, at: match.index, length: match[0].length }];
  });
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length)[0]?.concept;
}
