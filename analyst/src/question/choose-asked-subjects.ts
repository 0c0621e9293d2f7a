import { foldText, type AnalysisRequest, type MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { addKnownSubject, askedOfOne, chooseForSubjects, getSubjects } from './choose-subjects.ts';
import { chooseByPlace, isOfEach } from './choose-of-earlier.ts';
import { listEarlierSubjects, listThreadSubjects } from './earlier-subjects.ts';
import { isShort } from './has-own-words.ts';
import { ofOneZone } from './measure-families.ts';
import type { ReadQuestion } from './read-question.ts';

/** What surrounds a question: who asks, after what, about which instruments. */
export type Surroundings = {
  readonly question: Question;
  readonly catalogue: InstrumentCatalogue;
  /** The instruments it names. */
  readonly named: readonly string[];
};

// "Who recovered faster" is about those before, and no one of them.
const ofSeveral =
  /(?<![a-z])(?:which|who|whose|either|both|(?<!between )the two|hangisi\w*|hangileri|kim|kimin|ikisi\w*)(?![a-z])/;

// "Correlation with gold", "altınla ters mi": of what is in view.
const besideChart =
  /(?<![a-z])(?:with|against|to|versus|vs|ile|karsi|gore|birlikte|beraber|y?l[ae])(?![a-z])/;
// By the vowel before it: "google", "tesla" and "kola" end so by themselves.
const besideEnding = /(?:[aıiou][^aeıioöuü']+'?la|[eiöüu][^aeıioöuü']+'?le|'?yl[ae])$/;

/** The one instrument named, beside that of the chart where the question sets it so. */
function addChart(
  { request, reading, measured }: ReadQuestion,
  measures: readonly MeasureRequest[],
  { question: { chosen, context }, named }: Surroundings,
): readonly string[] {
  const isBeside =
    measured.pointsBack ||
    besideChart.test(reading.spoken) ||
    besideEnding.test(reading.settled.typedName.toLocaleLowerCase('tr'));
  const isOfPair = measures.some(({ id }) => askedOfOne.has(id));
  // The beta of one instrument is that against its market, whatever chart is open.
  if (!isBeside && named.length === 1 && measures.some(({ id }) => id === 'beta')) return named;
  const chart = isBeside && isOfPair ? (chosen.symbol ?? context.symbol) : undefined;
  return addKnownSubject(named, chart ?? request.symbol, measures);
}

// "Versus exxon and jpm", "nasdaq ve dax ile beraber": beside those of the last answer.
const besideFirst =
  /^\W*(?:(?:and|ok|now|then|but) )*(?:versus|vs\.?|against|next to|alongside|compared (?:to|with))(?![a-z])|^\s*(?:ve\s+|,\s*)*ile(?![a-z])/;

// "Gold vs silver", "bitcoin ile altını": the names stand on both sides, and beside no other.
const besideEach =
  /^\W*(?!(?:and|ok|now|then|but)? ?(?:versus|vs|against|next|alongside|compared)(?![a-z]))[^?.!]*[a-z0-9]+ (?:versus|vs\.?|against|next to|alongside|compared (?:to|with)) |(?<![a-z])ile (?!(?:bir|beraber|birlikte|yan|kiyas|karsi|ayni)[a-z]*)[a-z0-9]/;

/** Whether the instruments that a question names stand beside those of the last answer. */
export function isSetBeside({ spoken }: ReadQuestion['reading'], message: string): boolean {
  return besideFirst.test(spoken) && !besideEach.test(foldText(message));
}

/** Several instruments that are set beside those of the last answer; undefined where none are. */
function addToEarlier(
  { reading }: ReadQuestion,
  measures: readonly MeasureRequest[],
  {
    named,
    last,
    message,
  }: Pick<Surroundings, 'named'> & {
    readonly last: AnalysisRequest | undefined;
    readonly message: string;
  },
): readonly string[] | undefined {
  const earlier = listEarlierSubjects(last);
  const isOfMany = measures.some((one) => getSubjects(one).most > named.length);
  const isBeside = named.length > 1 && isOfMany && isSetBeside(reading, message);
  if (isBeside) return [...new Set([...earlier, ...named])];
  // "How much per percent of oil" after exxon and oil is of the same pair.
  const isOfPair = measures.some((one) => getSubjects(one).least > 1 || askedOfOne.has(one.id));
  const [only, ...others] = named;
  if (!isOfPair || others.length > 0 || only === undefined) return undefined;
  // "By how much is ether behind" after one and then the other is of both.
  const pair = earlier.length === 1 && last !== undefined ? listThreadSubjects(last) : earlier;
  return pair.length === 2 && pair.includes(only) ? pair : undefined;
}

/** What was asked of several beside each other is asked of them again, but for their charts. */
function keepBeside(
  plain: string,
  measures: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
): readonly string[] {
  const beside = listEarlierSubjects(last);
  const isOfChart = measures.length === 0 || measures.some(({ id }) => ofOneChart.has(id));
  // "Which gave more for the nerves it cost" is asked of all.
  const isOfOne = onlyOne.test(plain) && !ofSeveral.test(plain);
  return isOfChart || beside.length < 2 || isOfOne ? [] : beside;
}

/** The instruments of the last answers that a question which names none is about; none if of one. */
function chooseEarlier(
  read: ReadQuestion,
  measures: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
): readonly string[] {
  const { plain } = read.measured;
  const asksWhich = ofSeveral.test(plain);
  const asksEach = isOfEach(plain);
  const isOfSeveral = asksWhich || asksEach || measures.some((one) => getSubjects(one).most > 1);
  const mentioned = isOfSeveral ? (last?.plan.mentioned ?? []) : [];
  const earlier = [...new Set([...listEarlierSubjects(last), ...mentioned])];
  if (earlier.length < 2) return [];
  const placed = chooseByPlace(plain, earlier);
  if (placed.length > 0) return placed;
  // "And the drawdown?" after a comparison is that of all of them.
  const isOfAll = asksWhich || isShort(read);
  const asked = isOfAll ? chooseForSubjects(measures, earlier) : measures;
  if (asksEach || asked.some((one) => getSubjects(one).most > 1)) return earlier;
  return keepBeside(plain, measures, last);
}

// "Its worst day": of one of them.
const onlyOne = /(?<![a-z])(?:its?|onun|bunun)(?![a-z])/;
/** They tell of the structures of one chart. */
const ofOneChart: ReadonlySet<string> = new Set([
  ...ofOneZone,
  'zone-list',
  'zone-count',
  'events',
  'event-count',
  'nearest-structure',
  'distance-to-price',
  'if-price',
  'levels-between',
  'swing-levels',
  'next-invalidation',
]);

/** The instruments asked about; "which of them" asks about those of the last answers. */
export function chooseAskedSubjects(
  read: ReadQuestion,
  measures: readonly MeasureRequest[],
  around: Surroundings,
): readonly string[] {
  const last = around.question.context.lastUnderstanding?.request;
  const { named } = around;
  const earlier =
    named.length === 0
      ? chooseEarlier(read, measures, last)
      : (addToEarlier(read, measures, { named, last, message: around.question.message }) ?? []);
  return earlier.length > 0 ? earlier : addChart(read, measures, around);
}
