import type { Found } from './find-interval.ts';
import { word } from './word-pattern.ts';

// Ways of reading markets that have names and are none of ours. Words with a plain meaning count only together: "bull flag", not "flag".
const method = word(
  [
    'heads?[- ](?:and|n|&)[- ]shoulders?|omuz[- ]bas[- ]omuz\\w*|tobo|obo',
    '(?:double|triple) (?:tops?|bottoms?)|(?:ikili|cift|uclu) (?:tepe|dip|dib)\\w*',
    'cups?[- ](?:and|n|&)[- ]handles?|fincan[- ]kulp\\w*|canak[- ]kulp\\w*',
    '(?:(?:ascending|descending|symmetrical|rising|falling) )?(?:triangles?|wedges?)|(?:yukselen |alcalan |simetrik )?(?:ucgen|takoz)\\w*',
    '(?:bull|bear)(?:ish)? (?:flags?|pennants?)|(?:boga|ayi) (?:bayra[kg]|flama)\\w*',
    'trend ?lines?|trend cizgi\\w*',
    'elliott?(?: waves?| dalga\\w*)?',
    'order ?flows?|emir akisi\\w*|foot ?prints?(?: charts?)?|funding(?: rates?)?|fonlama(?: oran\\w*)?|open interest|acik pozisyon\\w*|liquidation (?:levels?|maps?|heat ?maps?)|likidasyon\\w*|long[- /]short ratios?|whale\\w*|balina\\w*',
    'wyckoff\\w*|gann(?: (?:fans?|angles?|lines?))?|gartley|harmonic patterns?|harmonik formasyon\\w*',
  ].join('|'),
);

/** Finds a way of reading charts that this product does not have, in folded text: "head and shoulders", "elliott dalgalari". */
export function findUnreadMethod(folded: string): Found<'unread'> | undefined {
  const match = method.exec(folded);
  return match === null
    ? undefined
    : { value: 'unread', start: match.index, end: match.index + match[0].length };
}
