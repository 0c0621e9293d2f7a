import type { AnalysisRequest, Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { MoreWord } from '../language/act-words.ts';
import { toComparisons } from './choose-subjects.ts';
import { findMore } from './find-acts.ts';
import { findFamily, findFocus } from './measure-families.ts';
import type { ReadQuestion } from './read-question.ts';
import { withoutRepeat } from './read-clues.ts';
import { readWay } from './read-own-words.ts';
import {
  averages,
  dated,
  distant,
  followed,
  judgedBy,
  judging,
  twoEnded,
} from './told-by-measures.ts';

/** What a question changes of the last plan; nothing where its answer tells it already. */
type More = Pick<QuestionPlan, 'measures' | 'others' | 'form'>;
type Told = {
  readonly asked: MeasureRequest | undefined;
  readonly plan: QuestionPlan;
  readonly read: ReadQuestion;
};

/** Answers about a chart, of which more can be asked. */
const aboutChart: ReadonlySet<Intent> = new Set([
  'measure',
  'levels',
  'gaps',
  'blocks',
  'last-sweep',
  'timeframes',
  'bias',
  'volatility',
  'indicator',
  'findings',
  'base-rate',
  'compare',
]);

const ask = (id: string, asked?: Omit<MeasureRequest, 'id'>): More => ({
  measures: [{ ...asked, id }],
});
const isNamed = (names: ReadonlySet<string>, { asked, plan }: Told): boolean =>
  names.has(asked?.id ?? '') || names.has(plan.intent);

/** The average whose distance or crossing is asked for. */
function findAverage({ asked, plan }: Told): MeasureRequest['indicator'] {
  const indicator = asked?.indicator ?? (plan.intent === 'indicator' ? plan.indicator : undefined);
  return indicator !== undefined && averages.has(indicator.id) ? indicator : undefined;
}

function askWhen(told: Told): More | undefined {
  const { asked, plan } = told;
  if (plan.intent === 'indicator')
    return plan.indicator && ask('indicator-cross', { indicator: plan.indicator });
  if (plan.intent === 'bias' || asked?.id === 'trend') return ask('trend-age', asked);
  if (isNamed(dated, told)) return {};
  return findFamily(asked?.id ?? '') === 'zones' ? ask('zone-state', asked) : undefined;
}

function askDistance(told: Told): More | undefined {
  const indicator = findAverage(told);
  if (indicator !== undefined) return ask('moving-average-distance', { indicator });
  if (isNamed(distant, told)) return {};
  return told.asked?.id === 'zone-list' ? ask('zone-state', told.asked) : undefined;
}

function askJudgement(told: Told): More | undefined {
  const id = judgedBy[told.asked?.id ?? ''];
  if (id !== undefined) return ask(id, told.asked);
  return isNamed(judging, told) ? {} : undefined;
}

function askExtreme({ asked, read }: Told): More | undefined {
  if (asked === undefined || !twoEnded.has(asked.id)) return undefined;
  // "The best" after the worst.
  const way = readWay(asked, read.measured.plain);
  return asked.direction === undefined ? {} : { measures: [{ ...asked, ...way }] };
}

function askMargin({ asked, plan: { others = [] } }: Told): More | undefined {
  if (asked === undefined || others.length === 0) return undefined;
  // Its answer tells by how much itself.
  return asked.id === 'compare-volatility' ? {} : ask('spread-of-returns');
}

/** "How much since then": the answer of an event tells it; of a day it is the change since. */
function askSince(told: Told): More | undefined {
  const indicator = findAverage(told);
  if (indicator !== undefined) return ask('indicator-cross', { indicator });
  return isNamed(followed, told) ? {} : undefined;
}

const listedBy: Readonly<Record<string, string>> = {
  'zone-count': 'zone-list',
  'zone-state': 'zone-list',
  'event-count': 'events',
};
const countedBy: Readonly<Record<string, string>> = { zones: 'zone-count', events: 'event-count' };

function askCount({ asked }: Told): More | undefined {
  const id = countedBy[findFamily(asked?.id ?? '') ?? ''];
  const { count: _, order: __, ...narrowed } = asked ?? { id: '' };
  return id === undefined ? undefined : ask(id, narrowed);
}

/** "When was it last there": at the price or value that was asked about, in all the data. */
function askAgain({ asked }: Told): More | undefined {
  const { price, level, indicator, side } = asked ?? {};
  if (price !== undefined) return ask('last-time-at', { price, ...(side && { side }) });
  return level !== undefined && indicator !== undefined
    ? ask('indicator-cross', { level, indicator, ...(side && { side }) })
    : undefined;
}

/** "Which is higher": of the instruments asked about, or of the structures that were listed. */
function askWhich({ asked, plan, read }: Told): More | undefined {
  const { mentioned = [], others = [] } = plan;
  const { order } = read.measured.filters;
  if (asked === undefined) return undefined;
  const all = others.length > 0 ? others : mentioned;
  const [compared = asked] = toComparisons([asked], all.length + 1);
  if (compared.id !== asked.id && all.length > 0) return { measures: [compared], others: [...all] };
  if (others.length > 0 || twoEnded.has(asked.id)) return {};
  return findFamily(asked.id) === undefined || order === undefined
    ? undefined
    : { measures: [{ ...asked, order }] };
}

const answerBy: Readonly<Record<MoreWord, (told: Told) => More | undefined>> = {
  margin: askMargin,
  today: ({ asked }) => (asked?.id === 'price-at' ? ask('last-price') : undefined),
  when: askWhen,
  far: askDistance,
  extreme: askExtreme,
  judge: askJudgement,
  reason: () => ({ form: 'why' }),
  direction: ({ asked }) =>
    findFamily(asked?.id ?? '') === 'zones' ? ask('zone-state', asked) : {},
  place: () => ({}),
  unit: () => ({}),
  since: askSince,
  list: ({ asked }) =>
    asked === undefined ? undefined : ask(listedBy[asked.id] ?? asked.id, asked),
  count: askCount,
  again: askAgain,
  which: askWhich,
};

/**
 * A whole question about what the last answer told, "when was that?": the last request, or that
 * for the measure which answers it; undefined where it asks for anything else.
 */
export function readMore(read: ReadQuestion, last: AnalysisRequest): AnalysisRequest | undefined {
  const word = findMore(withoutRepeat(read.reading.spoken));
  if (word === undefined || !aboutChart.has(last.plan.intent)) return undefined;
  const more = answerBy[word]({ asked: findFocus(last.plan), plan: last.plan, read });
  if (more === undefined) return undefined;
  const { form: _, residue: __, unread: ___, choices: ____, period, ...plan } = last.plan;
  const intent = more.measures === undefined ? plan.intent : 'measure';
  const kept = period === undefined || word === 'again' ? {} : { period };
  return { ...last, plan: { ...plan, ...kept, ...more, intent } };
}
