import {
  foldText,
  getFactName,
  languages,
  mapLanguages,
  type Language,
  type Sentence,
} from '@vela/contracts';
import type { GuardContext, GuardFault } from '../guard/guard-context.ts';
import { getSentenceViews } from '../guard/sentence-views.ts';
import { analystLanguages } from '../language/by-language.ts';
import { hasForeignWords } from './find-foreign-words.ts';
import type { ModelWords } from '../language/model-words.ts';

const getWords = (language: Language): ModelWords => analystLanguages[language].model;

function createPattern(sources: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${sources.join('|')})(?![a-z])`, 'g');
}

const proportions = createPattern(languages.map((one) => getWords(one).proportions));
const noProportions = createPattern(languages.map((one) => getWords(one).noProportions));
const halves = mapLanguages((one) => createPattern([getWords(one).halves]));
const functionWords = mapLanguages((one) => createPattern([getWords(one).functionWords]));
const rises = createPattern(languages.map((one) => getWords(one).rises));
const falls = createPattern(languages.map((one) => getWords(one).falls));
const scaleAfter = new RegExp(
  `^ ?(?:[%‰]|(?:${languages.map((one) => getWords(one).scales).join('|')})(?![a-z]))`,
);
const unitBefore = new RegExp(
  `(?:%|(?<=^|[\\s(])(?:[-−+~]|–(?=$))|(?<![a-z])(?:${languages.map((one) => getWords(one).unitsBefore).join('|')})) ?$`,
);
/** Markup, addresses, and long runs of letters and digits: codes, and texts in another coding. */
const markup =
  /[<>]|!?\[[^\]]*\]\(|https?:|www\.|\bjavascript:|`|\|\s*\||\S@\w|[A-Za-z0-9+/_]{32}/i;
const minWords = 4;

const toSpaces = (term: string): string => ' '.repeat(term.length);

/** A zone that price has filled by half: "half filled", "yarısı doldu". */
const halfFilled = createPattern(languages.map((one) => getWords(one).halfFilled));
const stateEnd = /(?<=^(?:gap|block|zone)\.\w+)\..*$/;

/** Blanks that a zone is filled by half where the state of one that the sentence tells of says so. */
function blankHalfFilled(folded: string, { spans }: Sentence, { facts }: GuardContext): string {
  const isHalf = spans.some(
    ({ factId }) => facts.get(factId.replace(stateEnd, '.state'))?.value === 'half',
  );
  return isHalf ? folded.replace(halfFilled, toSpaces) : folded;
}

/** Where what is said beside a number ends. */
const clauseEnd = new RegExp(
  `[,;:]|(?<![a-z])(?:${languages.map((one) => getWords(one).joins).join('|')})(?![a-z])`,
);

/** Blanks the word for a half beside the middle of a zone, which is half of it: in its clause alone. */
function blankMiddles(folded: string, { spans }: Sentence, language: Language): string {
  const blank = (part: string): string => part.replace(halves[language], toSpaces);
  return spans.reduce((text, { start, end, factId }) => {
    if (!factId.endsWith('.midpoint')) return text;
    const before = spans.filter((one) => one.end <= start).map((one) => one.end);
    const behind = spans.filter((one) => one.start >= end).map((one) => one.start);
    const lead =
      text
        .slice(Math.max(0, ...before), start)
        .split(clauseEnd)
        .at(-1) ?? '';
    const tail = text.slice(end, Math.min(text.length, ...behind)).split(clauseEnd)[0] ?? '';
    return [
      text.slice(0, start - lead.length),
      blank(lead),
      text.slice(start, end),
      blank(tail),
      text.slice(end + tail.length),
    ].join('');
  }, folded);
}

/** Parts and multiples in words ("twice", "yarısı") that no two numbers of the sentence are. */
function findProportions(rest: string, sentence: Sentence, context: GuardContext): GuardFault[] {
  const told = blankHalfFilled(rest, sentence, context);
  const plain = blankMiddles(told, sentence, context.language).replace(noProportions, toSpaces);
  return [...plain.matchAll(proportions)].map(([text]) => ({ rule: 'spelled-number', text }));
}

/** A scale, a unit or a sign beside a bound number ("12.5 million", "-12.5") makes another of it. */
function findScales({ spans }: Sentence, folded: string): GuardFault[] {
  return spans.flatMap(({ start, end }) => {
    const after = scaleAfter.exec(folded.slice(end, end + 24));
    const before = unitBefore.exec(folded.slice(Math.max(0, start - 16), start));
    const found = after ?? before;
    return found === null ? [] : [{ rule: 'number' as const, text: found[0] }];
  });
}

/** Signs that must agree with each number, and a rise or a fall that no number stands behind. */
function findDirections(sentence: Sentence, { facts, labels }: GuardContext): GuardFault[] {
  const { spans } = sentence;
  const { folded } = getSentenceViews(sentence, labels);
  const [rise, fall] = [rises, falls].map((pattern) => folded.match(pattern)?.[0]);
  const moved = rise ?? fall;
  if (moved === undefined) return [];
  const values = spans.flatMap(({ factId }) => {
    const fact = facts.get(factId);
    return fact?.unit === 'percent' && typeof fact.value === 'number' ? [fact] : [];
  });
  const negative = values.some(({ value }) => Number(value) < 0);
  const positive = values.some(({ id, value }) => id.includes('change') && Number(value) > 0);
  const isWrongRise = rise !== undefined && fall === undefined && negative && !positive;
  const isWrongFall = fall !== undefined && rise === undefined && positive && !negative;
  return isWrongRise || isWrongFall ? [{ rule: 'direction', text: moved }] : [];
}

/** Words of one language's own that a long sentence has at least one of for so many. */
const wordsPerFunctionWord = 12;
const enoughShare = 4;
/** A sentence of so many words may do without: a label, a list, a remark. */
const maxPlainWords = 8;

const minNameLength = 3;
const nameShare = 3;
const knownWords = new WeakMap<GuardContext['facts'], ReadonlySet<string>>();

/** The words of the names of an answer's facts, in its language: a short list may hold no others. */
function listNameWords({ facts, language }: GuardContext): ReadonlySet<string> {
  const known = knownWords.get(facts);
  if (known !== undefined) return known;
  const names = [...facts.values()].map((fact) => foldText(getFactName(fact, language)));
  const words = names.flatMap((name) => name.match(/\p{L}{2,}/gu) ?? []);
  const made = new Set(words.filter((word) => word.length >= minNameLength));
  knownWords.set(facts, made);
  return made;
}

/** Whether at least a third of the words are those of facts’ names: a list without a verb. */
function isListOfNames(words: readonly string[], context: GuardContext): boolean {
  const names = listNameWords(context);
  return words.filter((word) => names.has(word)).length * nameShare >= words.length;
}

/** A sentence with the function words of another language, or too few of its own. */
function findForeignLanguage(rest: string, context: GuardContext): GuardFault[] {
  const { language } = context;
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  const count = (one: Language): number => rest.match(functionWords[one])?.length ?? 0;
  const own = count(language);
  // Most sentences: a quarter of the words is enough, and no other language is looked for.
  if (own * enoughShare >= words.length) return [];
  const isOther = languages.some((one) => one !== language && count(one) > own * 2);
  const isUnknown =
    words.length > minWords &&
    own * wordsPerFunctionWord < words.length &&
    (hasForeignWords(rest) || (words.length > maxPlainWords && !isListOfNames(words, context)));
  return isOther || isUnknown ? [{ rule: 'language', text: words.slice(0, 3).join(' ') }] : [];
}

/** Rules for what a model writes, beside those that every sentence is held to. */
export function findModelFaults(sentence: Sentence, context: GuardContext): GuardFault[] {
  const { folded, foldedRest: rest } = getSentenceViews(sentence, context.labels);
  const marked = markup.exec(sentence.text);
  return [
    ...(sentence.spans.length === 0 ? [{ rule: 'evidence' as const, text: sentence.text }] : []),
    ...(marked === null ? [] : [{ rule: 'markup' as const, text: marked[0] }]),
    ...findProportions(rest, sentence, context),
    ...findScales(sentence, folded),
    ...findDirections(sentence, context),
    ...findForeignLanguage(rest, context),
  ];
}
