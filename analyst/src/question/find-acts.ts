import { languages, tasks, type Task } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import {
  answerForms,
  filterWords,
  moreWords,
  type ActWords,
  type AnswerForm,
  type FilterWord,
  type MoreWord,
} from '../language/act-words.ts';
import type { Words } from '../language/words.ts';
import {
  chooseFirst,
  createWordPattern,
  type Found,
  listMatches,
  toFound,
} from './word-pattern.ts';

function createPattern(pick: (acts: ActWords) => Words): RegExp {
  const words = languages.flatMap((language) => pick(analystLanguages[language].acts));
  return createWordPattern(words.join('|'), 'g');
}

function createPatterns<Name extends string>(
  names: readonly Name[],
  pick: (acts: ActWords, name: Name) => Words,
): readonly { readonly name: Name; readonly pattern: RegExp }[] {
  return names.map((name) => ({ name, pattern: createPattern((acts) => pick(acts, name)) }));
}

function findAll<Value>(text: string, value: Value, pattern: RegExp): Found<Value>[] {
  return listMatches(text, pattern)
    .filter(([words]) => words.trim() !== '')
    .map((match) => toFound(value, match));
}

const taskPatterns = createPatterns(tasks, (acts, task) => acts.tasks[task]);
const filterPatterns = createPatterns(filterWords, (acts, word) => acts.filters[word]);
const formPatterns = createPatterns(answerForms, (acts, form) => acts.forms[form]);
const plainPatterns = {
  distress: createPattern(({ distress }) => distress),
  'small-talk': createPattern(({ smallTalk }) => smallTalk),
  'off-topic': createPattern(({ offTopic }) => offTopic),
  injection: createPattern(({ injection }) => injection),
  help: createPattern(({ service }) => service.help),
  data: createPattern(({ service }) => service.data),
  advice: createPattern(({ advice }) => advice),
  definition: createPattern(({ definition }) => definition),
  back: createPattern(({ back }) => back),
  narrowing: createPattern(({ narrowing }) => narrowing),
  plain: createPattern(({ plain }) => plain),
  'add-subject': createPattern(({ addSubject }) => addSubject),
  'drop-subject': createPattern(({ dropSubject }) => dropSubject),
  'beside-subject': createPattern(({ besideSubject }) => besideSubject),
} as const;

const typedNumbers = /\d[\d.,]*/g;

/** A place in a text whose numbers are one sign each, as the place in the text itself. */
function toTypedPlace(folded: string, place: number): number {
  let shift = 0;
  for (const { index, 0: typed } of folded.matchAll(typedNumbers)) {
    if (index - shift >= place) break;
    shift += typed.length - 1;
  }
  return place + shift;
}

/** What is found with numbers as the phrases know them, at its place in the text itself. */
function findMasked<Value>(folded: string, value: Value, pattern: RegExp): Found<Value>[] {
  return findAll(folded.replaceAll(typedNumbers, '#'), value, pattern).map((one) => ({
    ...one,
    start: toTypedPlace(folded, one.start),
    end: toTypedPlace(folded, one.end),
  }));
}

/** What is asked for and cannot be done yet; the earliest, and of those the longest wording. */
export function findTask(folded: string): Found<Task> | undefined {
  return chooseFirst(
    taskPatterns.flatMap(({ name, pattern }) => [
      ...findAll(folded, name, pattern),
      ...findMasked(folded, name, pattern),
    ]),
  );
}

const opposites: Readonly<Partial<Record<FilterWord, FilterWord>>> = {
  bullish: 'bearish',
  bearish: 'bullish',
  above: 'below',
  below: 'above',
  filled: 'unfilled',
  unfilled: 'filled',
  touched: 'untouched',
  untouched: 'touched',
};
const deniedBefore = /(?<![a-z])not (?:the |those |any )$/;
// "Blocks that have not been broken", "that never broke".
const unbrokenBefore = /(?<![a-z])(?:not|never|[a-z]+n['’]?t) (?:been |yet |ever )*$/;
const deniedAfter =
  /^\S*(?: ol\w+| yonlu\w*| ones)? (?:degil|istemi\w+|istemed\w+|haric|sormad\w+)(?![a-z])/;
// "Remove the filled ones", "dolanlari cikar".
const droppedBefore =
  /(?<![a-z])(?:remove|drop|hide|exclude|without|skip|leave out|take out) (?:the |all |all the |those )?$/;
const droppedAfter = /^\S* (?:cikar(?:t|sana|alim|in)?|olmasin|gosterme|at)(?![a-z])/;
const sides: ReadonlySet<FilterWord> = new Set(['above', 'below', 'bullish', 'bearish']);

function isDenied({ value, start, end }: Found<FilterWord>, folded: string): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  const isDropped = droppedBefore.test(before) || droppedAfter.test(after);
  return deniedBefore.test(before) || deniedAfter.test(after) || (isDropped && !sides.has(value));
}

function isUnbroken(one: Found<FilterWord>, folded: string): boolean {
  return isDenied(one, folded) || unbrokenBefore.test(folded.slice(0, one.start));
}

/** "Not the bullish ones" asks for the bearish; beside another word of its kind it says nothing. */
function undoDenied(found: readonly Found<FilterWord>[], folded: string): Found<FilterWord>[] {
  return found.flatMap((one) => {
    const other = opposites[one.value];
    // What is not broken is what still counts, as lists are without a word for it.
    if (one.value === 'broken' && isUnbroken(one, folded)) return [];
    if (other === undefined || !isDenied(one, folded)) return [one];
    return found.some(({ value }) => value === other) ? [] : [{ ...one, value: other }];
  });
}

/** Words that narrow a measure, each with its place. */
export function findFilters(folded: string): readonly Found<FilterWord>[] {
  const found = filterPatterns.flatMap(({ name, pattern }) => findAll(folded, name, pattern));
  return undoDenied(found, folded);
}

/** How the answer is wanted. */
export function findForm(folded: string): Found<AnswerForm> | undefined {
  return chooseFirst(formPatterns.flatMap(({ name, pattern }) => findAll(folded, name, pattern)));
}

const morePatterns = moreWords.map((name) => ({
  name,
  pattern: new RegExp(
    `^(?:${languages
      .flatMap((language) => analystLanguages[language].acts.more[name])
      .join('|')})$`,
  ),
}));

// "Ok so", "tamam da": words that begin a question and say nothing.
const lead = /^ *(?:(?:so|ok|okay|hm+|well|but|and|right|hey|e|ee|tamam|peki|iyi|da|de|ama|ya) )+/;

/** What is asked of the last answer, where that is the whole text; the text is folded. */
export function findMore(folded: string): MoreWord | undefined {
  const text = folded
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(lead, '')
    .trim();
  return morePatterns.find(({ pattern }) => pattern.test(text))?.name;
}

/** The places of the words of one kind. */
export function findPlaces(
  folded: string,
  kind: keyof typeof plainPatterns,
): readonly Found<undefined>[] {
  return findAll(folded, undefined, plainPatterns[kind]);
}
