import type { MeasureRequest } from '@vela/contracts';
import type { MoreWord } from '../language/act-words.ts';
import { askNext } from './ask-next.ts';
import { toComparisons } from './choose-subjects.ts';
import { toThread } from './keep-thread.ts';
import { findFamily } from './measure-families.ts';
import { readWay } from './read-own-words.ts';
import { askFor, type More, type Told } from './told-answer.ts';
import {
  averages,
  dated,
  distant,
  followed,
  judgedBy,
  judging,
  twoEnded,
} from './told-by-measures.ts';

const isTold = (names: ReadonlySet<string>, { asked, plan }: Told): boolean =>
  names.has(asked?.id ?? '') || names.has(plan.intent);

/** The average whose distance or crossing is asked for. */
function findAverage({ asked, plan }: Told): MeasureRequest['indicator'] {
  const indicator = asked?.indicator ?? (plan.intent === 'indicator' ? plan.indicator : undefined);
  return indicator !== undefined && averages.has(indicator.id) ? indicator : undefined;
}

function askWhen(told: Told): More | undefined {
  const { asked, plan } = told;
  if (plan.intent === 'indicator')
    return plan.indicator && askFor('indicator-cross', { indicator: plan.indicator });
  if (plan.intent === 'bias' || asked?.id === 'trend') return askFor('trend-age', asked);
  if (isTold(dated, told)) return {};
  return findFamily(asked?.id ?? '') === 'zones' ? askFor('zone-state', asked) : undefined;
}

function askDistance(told: Told): More | undefined {
  const indicator = findAverage(told);
  if (indicator !== undefined) return askFor('moving-average-distance', { indicator });
  if (isTold(distant, told)) return {};
  return told.asked?.id === 'zone-list' ? askFor('zone-state', told.asked) : undefined;
}

function askJudgement(told: Told): More | undefined {
  const id = judgedBy[told.asked?.id ?? ''];
  // "And EURUSD?" goes on with what was judged.
  const before = toThread(told.plan);
  if (id !== undefined) return { ...askFor(id, told.asked), ...(before && { before }) };
  return isTold(judging, told) ? {} : undefined;
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
  return asked.id === 'compare-volatility' ? {} : askFor('spread-of-returns');
}

/** "How much since then": of a day it is the change since; the answer of an event tells it. */
function askSince(told: Told): More | undefined {
  const { time } = told.asked ?? {};
  if (time !== undefined) return { ...askFor('change'), period: { kind: 'range', from: time } };
  const indicator = findAverage(told);
  if (indicator !== undefined) return askFor('indicator-cross', { indicator });
  return isTold(followed, told) ? {} : undefined;
}

const listedBy: Readonly<Record<string, string>> = {
  'zone-count': 'zone-list',
  'zone-state': 'zone-list',
  'event-count': 'events',
};
const countedBy: Readonly<Record<string, string>> = { zones: 'zone-count', events: 'event-count' };

function askList({ asked }: Told): More | undefined {
  if (asked === undefined) return undefined;
  const { rank: _, ...listed } = asked;
  return askFor(listedBy[asked.id] ?? asked.id, listed);
}

function askCount({ asked }: Told): More | undefined {
  const id = countedBy[findFamily(asked?.id ?? '') ?? ''];
  const { count: _, order: __, ...narrowed } = asked ?? { id: '' };
  return id === undefined ? undefined : askFor(id, narrowed);
}

/** The change since the day whose price was asked about. */
function askChange({ asked }: Told): More | undefined {
  if (asked?.id !== 'price-at' || asked.time === undefined) return undefined;
  return { ...askFor('change'), period: { kind: 'range', from: asked.time } };
}

/** "Is it bullish" of a zone, "is it up" of a price. */
function askDirection(told: Told): More {
  const { asked, read } = told;
  if (asked?.id === 'last-price' && read.measured.period !== undefined) return askFor('change');
  if (findFamily(asked?.id ?? '') === 'zones') return askFor('zone-state', asked);
  return askChange(told) ?? {};
}

/** "In percent" after the price of a day is the change since. */
function askUnit(told: Told): More {
  const isInPercent = /percent|yuzde/.test(told.read.measured.plain);
  return (isInPercent ? askChange(told) : undefined) ?? {};
}

const readCrossWay = ({ measured }: Told['read']): Omit<MeasureRequest, 'id'> =>
  readWay({ id: 'indicator-cross' }, measured.plain);

/** "When was it last there": at the price or value that was asked about, in all the data. */
function askAgain({ asked, plan, read }: Told): More | undefined {
  if (plan.intent === 'indicator' && plan.indicator !== undefined) {
    const { indicator } = plan;
    return { measures: [{ indicator, id: 'indicator-cross', ...readCrossWay(read) }] };
  }
  const { price, level, indicator, side } = asked ?? {};
  if (price !== undefined) return askFor('last-time-at', { price, ...(side && { side }) });
  return level !== undefined && indicator !== undefined
    ? askFor('indicator-cross', { level, indicator, ...(side && { side }) })
    : undefined;
}

/** "Which of them is closer": of support and resistance in turn, on both sides. */
function askNearest({ concept }: MeasureRequest): More {
  return askFor('nearest-structure', concept && { concept });
}

/** "Which is higher" of the instruments asked about; none where one was. */
function compareAsked(asked: MeasureRequest, { mentioned = [], others = [] }: Told['plan']) {
  const all = others.length > 0 ? others : mentioned;
  const [compared = asked] = toComparisons([asked], all.length + 1);
  const isOther = compared.id !== asked.id && all.length > 0;
  return isOther ? { measures: [compared], others: [...all] } : undefined;
}

/** "Which is higher": of the instruments asked about, or of the structures that were listed. */
function askWhich({ asked, plan, read }: Told): More | undefined {
  if (asked === undefined) return undefined;
  const { plain, filters } = read.measured;
  const compared = compareAsked(asked, plan);
  if (compared !== undefined) return compared;
  if ((plan.others ?? []).length > 0 || twoEnded.has(asked.id)) return {};
  if (plan.intent === 'levels' && /(?:clos|near|yakin)/.test(plain)) return askNearest(asked);
  return findFamily(asked.id) === undefined || filters.order === undefined
    ? undefined
    : { measures: [{ ...asked, order: filters.order }] };
}

/** "Was it passed": a record has not been, as its own answer says; a typed price may have been. */
function askPassed({ asked }: Told): More | undefined {
  const { id = '', price, side = 'above' } = asked ?? {};
  if (price !== undefined) return askFor('first-since', { price, side });
  return records.has(id) ? askFor(id) : undefined;
}
const records: ReadonlySet<string> = new Set(['all-time-high', 'all-time-low']);

const moreBy: Readonly<Record<MoreWord, (told: Told) => More | undefined>> = {
  margin: askMargin,
  today: ({ asked }) => (asked?.id === 'price-at' ? askFor('last-price') : undefined),
  when: askWhen,
  far: askDistance,
  extreme: askExtreme,
  judge: askJudgement,
  reason: () => ({ form: 'why' }),
  direction: askDirection,
  place: () => ({}),
  unit: askUnit,
  touch: ({ asked }) =>
    findFamily(asked?.id ?? '') === 'zones' ? askFor('zone-state', asked) : undefined,
  since: askSince,
  list: askList,
  count: askCount,
  again: askAgain,
  which: askWhich,
  next: askNext,
  passed: askPassed,
};

/** What is asked of the last answer; undefined where it does not fit. */
export function askMore(word: MoreWord, told: Told): More | undefined {
  return moreBy[word](told);
}
