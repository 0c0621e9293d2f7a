import type { Intent, Task } from '@vela/contracts';
import { isOfOtherMarket } from '../company/choose-company.ts';
import { findFigures } from '../company/find-figures.ts';
import { findPlaces, findTask } from './find-acts.ts';
import type { ReadQuestion } from './read-question.ts';

/** These say already what is missing, and in whose place nothing is answered. */
const saidIntents: ReadonlySet<Intent> = new Set(['mode-not-available', 'not-covered']);
/** Tasks that only a wish for them names; the words of the others also stand in questions. */
const wishes: ReadonlySet<Task> = new Set([
  'alert',
  'screening',
  'back-test',
  'trade',
  'export',
  'drawing',
  'portfolio',
  'other-language',
]);
/** What a question is read as where it says little about a chart. */
const looseIntents: ReadonlySet<Intent> = new Set([
  'company',
  'analyze',
  'unknown',
  'advice',
  'compare',
  'mode-not-available',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'help',
  'data',
  'indicator',
  'changed-since',
  'volatility',
]);

/** Measures of a price that need not come. */
const hypothetical: ReadonlySet<string> = new Set([
  'if-price',
  'levels-between',
  'distance-to-price',
]);

type ActKind = Parameters<typeof findPlaces>[1];

function has(folded: string, kind: ActKind): boolean {
  return findPlaces(folded, kind).length > 0;
}

/** Whether a text is made of words of this kind and nothing else. */
function isWholly(folded: string, kind: ActKind): boolean {
  const places = findPlaces(folded, kind);
  const left = places.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    folded,
  );
  return places.length > 0 && !/[a-z0-9]/.test(left);
}

function isAboutMarket({ reading, measured }: ReadQuestion): boolean {
  const { settled, clues } = reading;
  const isNamed = settled.isNamed && reading.symbols.length > 0;
  return isNamed || measured.measures.length > 0 || clues.concepts.length > 0;
}

/** "Is gold cheap": said of a price that is no company's, where no figure of one is named. */
function isPriceJudged(reading: ReadQuestion['reading']): boolean {
  return findFigures(reading.spoken).length > 0 && isOfOtherMarket({ reading });
}

/** The task that is meant; none where its words belong to a question about the chart. */
export function findMeantTask({
  reading,
  measured,
  request: { plan },
}: ReadQuestion): Task | undefined {
  // "Cheap" and "expensive" are also halves of the dealing range.
  if (plan.concept === 'premium-discount') return undefined;
  const task = findTask(reading.spoken)?.value;
  if (task === 'fundamentals' && isPriceJudged(reading)) return undefined;
  // "If it falls to 240" asks what that would break, and not whether it falls.
  const isHypothetical = measured.measures.some(({ id }) => hypothetical.has(id));
  const isLoose = looseIntents.has(plan.intent) && !(task === 'forecast' && isHypothetical);
  const isMeant = task !== undefined && (wishes.has(task) || isLoose);
  return isMeant ? task : undefined;
}

/** Advice, or a task that Vela cannot do. */
function findWish(read: ReadQuestion): Intent | undefined {
  const { intent, unread } = read.request.plan;
  const {
    measured,
    reading: { clues, spoken },
  } = read;
  const isSaid = saidIntents.has(intent);
  // "Should I paint the kitchen" is about no market.
  const isOfMoney = intent !== 'unknown' || clues.has('money') || measured.numbers.length > 0;
  const isAdvice = !isSaid && unread?.method === undefined && isOfMoney && has(spoken, 'advice');
  if (isAdvice) return 'advice';
  if (findMeantTask(read) === undefined) return undefined;
  return isSaid ? intent : 'task';
}

/** Whether a question asks what to do. */
export const isAdviceAsked = ({ reading }: ReadQuestion): boolean => has(reading.spoken, 'advice');

/** What a question is beside a question about a chart; the first that fits. */
export function findAct(read: ReadQuestion): Intent | undefined {
  const { spoken, clues } = read.reading;
  if (has(spoken, 'distress')) return 'distress';
  if (has(spoken, 'injection')) return 'off-topic';
  const isOutside = !isAboutMarket(read);
  if (isOutside && has(spoken, 'off-topic')) return 'off-topic';
  const service = (['help', 'data'] as const).find((one) => has(spoken, one));
  if (service !== undefined) return service;
  const wish = findWish(read);
  if (wish !== undefined) return wish;
  // "Good Friday" wishes name a day and ask for nothing.
  const isTalk = isOutside || !read.reading.settled.isNamed;
  return isTalk && !clues.has('greeting') && isWholly(spoken, 'small-talk')
    ? 'small-talk'
    : undefined;
}
