import { languages, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { GuardWords } from '../language/guard-words.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { getSentenceViews } from './sentence-views.ts';

const joinWords = (pick: (guard: GuardWords) => string): string =>
  languages.map((language) => pick(analystLanguages[language].guard)).join('|');
const createWordPattern = (words: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g');

const upWords = createWordPattern(joinWords(({ up }) => up));
const downWords = createWordPattern(joinWords(({ down }) => down));
const placeWord = new RegExp(`^(?:${joinWords(({ places }) => places)})$`);
const clauseEnd = new RegExp(`[,;:] |(?<![a-z])(?:${joinWords(({ turns }) => turns)})(?![a-z])`);

const isSigned = (factId: string): boolean =>
  factId.endsWith('change-percent') || factId === 'ema.200.distance-percent';

type Place = { readonly start: number; readonly end: number };
type DirectionWord = Place & { readonly sign: 1 | -1; readonly text: string };

const findWords = (folded: string, pattern: RegExp, sign: 1 | -1): DirectionWord[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    sign,
    text,
  }));

const calculateDistance = (word: Place, { start, end }: Place): number =>
  word.end <= start ? start - word.end : word.start - end;

/** The text between a word and a number. */
const readBetween = (text: string, word: Place, number: Place): string =>
  word.end <= number.start
    ? text.slice(word.end, number.start)
    : text.slice(number.end, word.start);

/** "below its low of 97.5", "97,5 dibinin altında": what may stand between a place and its number. */
const maxBetween = 28;

/** Whether a word of place says where another number lies. */
const isPlaceElsewhere = (
  text: string,
  word: DirectionWord,
  { own, others }: { readonly own: Place; readonly others: readonly Place[] },
): boolean =>
  placeWord.test(word.text) &&
  others.some((other) => {
    const between = readBetween(text, word, other);
    return (
      other !== own &&
      calculateDistance(word, other) < calculateDistance(word, own) &&
      between.length <= maxBetween &&
      !clauseEnd.test(between)
    );
  });

/** Finds signed numbers whose nearest direction word has the other sign: no fall is "a rise". */
export function findWrongDirections(
  sentence: Sentence,
  { facts, labels }: GuardContext,
): GuardFault[] {
  const { spans } = sentence;
  if (!spans.some(({ factId }) => isSigned(factId))) return [];
  const { folded } = getSentenceViews(sentence, labels);
  const words = [...findWords(folded, upWords, 1), ...findWords(folded, downWords, -1)];
  return spans.flatMap((own) => {
    const value = facts.get(own.factId)?.value;
    if (!isSigned(own.factId) || typeof value !== 'number') return [];
    const free = words.filter((word) => !isPlaceElsewhere(folded, word, { own, others: spans }));
    const inClause = free.filter((word) => !clauseEnd.test(readBetween(folded, word, own)));
    const [nearest] = (inClause.length === 0 ? free : inClause).toSorted(
      (one, other) => calculateDistance(one, own) - calculateDistance(other, own),
    );
    return nearest === undefined || nearest.sign === Math.sign(value)
      ? []
      : [{ rule: 'direction' as const, text: nearest.text }];
  });
}
