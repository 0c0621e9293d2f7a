import {
  getIntervalName,
  getMeasureWords,
  intervals,
  type AnalysisRequest,
  type ChipChange,
  type Intent,
  type Language,
  type MeasureRequest,
  type Period,
} from '@vela/contracts';
import { analystLanguages } from './language/by-language.ts';
import { listRelatedMeasures } from './measures/list-related-measures.ts';

// Nothing of a chart was asked, or what was asked of cannot be asked again.
const fixedIntents: ReadonlySet<Intent> = new Set([
  'unknown',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
  'concept',
  'task',
  'calendar',
  'news',
  'list',
  'help',
  'distress',
  'small-talk',
  'off-topic',
]);

/** Whether the same can be asked with another part in the place of one that was read. */
export function canBeChanged({ intent }: AnalysisRequest['plan']): boolean {
  return !fixedIntents.has(intent);
}

/** Whether a structure of this very chart is asked about: another chart does not have it. */
export function isOfOneChart({ findingId, measures = [] }: AnalysisRequest['plan']): boolean {
  return findingId !== undefined || measures.some((one) => one.findingId !== undefined);
}

/** What else the name of an instrument may mean; any instrument where it means one. */
export function listSymbolChanges(
  { candidates = [] }: AnalysisRequest['plan'],
  from: string,
): ChipChange[] | 'instrument' {
  if (candidates.length === 0) return 'instrument';
  return candidates.map(({ symbol: to }) => ({
    text: to,
    change: { part: 'symbol', from, to },
  }));
}

/** The other intervals. */
export function listIntervalChanges({ interval, language }: AnalysisRequest): ChipChange[] {
  return intervals
    .filter((one) => one !== interval)
    .map((one) => ({
      text: getIntervalName(one, language),
      change: { part: 'interval', interval: one },
    }));
}

const usualPeriods: readonly Period[] = [
  { kind: 'last', count: 7, unit: 'day' },
  { kind: 'last', count: 30, unit: 'day' },
  { kind: 'last', count: 90, unit: 'day' },
  { kind: 'last', count: 1, unit: 'year' },
  { kind: 'last', count: 5, unit: 'year' },
  { kind: 'last', count: 10, unit: 'year' },
  { kind: 'all' },
];

/** So many of them are shorter than a month to date may be. */
const shortPeriods = 3;

/** Usual periods, the shorter first; months and years begin in UTC. */
export function listPeriodChanges(period: Period, now: number, language: Language): ChipChange[] {
  const { formatPeriod, chipChanges } = analystLanguages[language];
  const year = new Date(now).getUTCFullYear();
  const starts = {
    thisMonth: Date.UTC(year, new Date(now).getUTCMonth(), 1),
    thisYear: Date.UTC(year, 0, 1),
  };
  const named = usualPeriods.map((one) => [formatPeriod(one), one] as const);
  const begun = (['thisMonth', 'thisYear'] as const).map(
    (name) => [chipChanges[name], { kind: 'range', from: starts[name] } as const] as const,
  );
  return [...named.slice(0, shortPeriods), ...begun, ...named.slice(shortPeriods)]
    .filter(([text]) => text !== formatPeriod(period))
    .map(([text, one]) => ({ text, change: { part: 'period', period: one } }));
}

/** What a measure may have meant instead, else others like it. */
export function listMeasureChanges(
  { plan, language }: AnalysisRequest,
  place: number,
  subjectCount: number,
): ChipChange[] {
  const measure = plan.measures?.[place];
  if (measure === undefined) return [];
  return (plan.choices ?? listRelatedMeasures(measure, subjectCount)).flatMap((one) => {
    const text = getMeasureWords(one.id, language)?.name;
    return text === undefined ? [] : [{ text, change: { part: 'measure', place, measure: one } }];
  });
}

const alternatives = {
  direction: [['bullish', 'bearish']],
  side: [['above', 'below']],
  state: [
    ['unfilled', 'filled'],
    ['untouched', 'touched', 'broken'],
  ],
  scale: [['internal', 'swing']],
} as const;

/** The filters that have others in their place, in the order of their chips. */
export const changeableFilters = ['direction', 'side', 'state', 'scale'] as const;

/** The filter's other words and the first measure without it. */
export function listFilterChanges(
  measure: MeasureRequest,
  field: (typeof changeableFilters)[number],
  language: Language,
): ChipChange[] {
  const { filterNames, chipChanges } = analystLanguages[language];
  const { [field]: value, ...without } = measure;
  const others = alternatives[field].flatMap((group): (typeof group)[number][] => {
    const words: readonly (typeof group)[number][] = group;
    return words.some((word) => word === value) ? words.filter((word) => word !== value) : [];
  });
  return [
    ...others.map((word): ChipChange => ({
      text: filterNames[word],
      change: { part: 'measure', place: 0, measure: { ...measure, [field]: word } },
    })),
    {
      text: chipChanges.without,
      change: { part: 'measure', place: 0, measure: without },
      removes: true,
    },
  ];
}

/** What follows the other of high and low, and the whole period. */
export function listAfterChanges(measure: MeasureRequest, language: Language): ChipChange[] {
  const { chipChanges } = analystLanguages[language];
  const { after, time: _, ...without } = measure;
  const other = after === 'high' ? 'low' : 'high';
  return [
    {
      text: chipChanges[other],
      change: { part: 'measure', place: 0, measure: { ...measure, after: other } },
    },
    {
      text: chipChanges.without,
      change: { part: 'measure', place: 0, measure: without },
      removes: true,
    },
  ];
}

/** The other side of the price, and both. */
export function listSideChanges(side: 'above' | 'below', language: Language): ChipChange[] {
  const { filterNames, chipChanges } = analystLanguages[language];
  const other = side === 'above' ? 'below' : 'above';
  return [
    { text: filterNames[other], change: { part: 'side', side: other } },
    { text: chipChanges.without, change: { part: 'side' }, removes: true },
  ];
}
