import {
  formatNumber,
  formatTime,
  getConceptName,
  getFactWord,
  getIndicatorWords,
  getIntervalName,
  getMeasureWords,
  getPropertyWords,
  glossaryTerms,
  propertyFieldIds,
  propertyFields,
  type AnalysisRequest,
  type ChipChange,
  type Intent,
  type Language,
  type MeasureRequest,
  type Period,
  type QuestionPlan,
  type UnderstandingChip,
} from '@vela/contracts';
import { measures } from '@vela/engine';
import { listCompanyChips } from './company/list-company-chips.ts';
import { analystLanguages } from './language/by-language.ts';
import type { FilterWord } from './language/act-words.ts';
import {
  canBeChanged,
  changeableFilters,
  isOfOneChart,
  listAfterChanges,
  listFilterChanges,
  listIntervalChanges,
  listMeasureChanges,
  listPeriodChanges,
  listSideChanges,
  listSymbolChanges,
} from './list-chip-changes.ts';
import { findMeasure } from './measures/find-measure.ts';
import { toUsualPeriod } from './measures/measure-window.ts';

function toChip(
  kind: UnderstandingChip['kind'],
  text: string | undefined,
  changes: readonly ChipChange[] | 'instrument' = [],
): UnderstandingChip[] {
  if (text === undefined || text === '') return [];
  if (changes === 'instrument') return [{ kind, text, changes }];
  return [{ kind, text, ...(changes.length === 0 ? {} : { changes: [...changes] }) }];
}

const shownDecimals = 8;

function formatTyped(value: number, language: Language): string {
  const decimals = Math.min(shownDecimals, (String(value).split('.')[1] ?? '').length);
  return formatNumber(value, decimals, language);
}

const formatPercent = (text: string, language: Language): string =>
  language === 'tr' ? `%${text}` : `${text}%`;

function listFilters(measure: MeasureRequest, language: Language): UnderstandingChip[] {
  const { order, after, rank, count, price, percent, level, labels = [] } = measure;
  const { filterNames, chipChanges } = analystLanguages[language];
  const toWord = (word: FilterWord | undefined, changes: readonly ChipChange[] = []) =>
    word === undefined ? [] : toChip('filter', filterNames[word], changes);
  const numbers = [count, price, level].flatMap((value) =>
    value === undefined ? [] : formatTyped(value, language),
  );
  const size = percent === undefined ? [] : [`% ${formatTyped(percent, language)}`];
  return [
    ...labels.flatMap((label) => toChip('filter', getFactWord(label, language))),
    ...toWord(order),
    ...(rank === undefined ? [] : toChip('filter', `#${rank}`)),
    ...(after === undefined
      ? []
      : toChip('filter', chipChanges[after], listAfterChanges(measure, language))),
    ...changeableFilters.flatMap((field) =>
      toWord(measure[field], listFilterChanges(measure, field, language)),
    ),
    ...[...numbers, ...size].flatMap((text) => toChip('filter', text)),
  ];
}

/** The period of a measure where the question names none. */
function findUsualPeriod(asked: MeasureRequest | undefined, limit: number): Period | undefined {
  const id = asked === undefined ? undefined : findMeasure(asked.id);
  return id === undefined ? undefined : toUsualPeriod(measures[id], limit);
}

/** Whose answers tell of one side of the price, where the question names it. */
const intentsWithSide: ReadonlySet<Intent> = new Set(['levels', 'gaps', 'blocks']);

/** The concept, the indicator and what else narrows the question. */
function describeFilters(
  { intent, concept, indicator, side }: AnalysisRequest['plan'],
  first: MeasureRequest | undefined,
  language: Language,
): UnderstandingChip[] {
  const named = concept ?? first?.concept;
  const shown = indicator ?? first?.indicator;
  return [
    ...(named === undefined ? [] : toChip('filter', getConceptName(named, language))),
    ...(shown === undefined ? [] : toChip('filter', getIndicatorWords(shown.id, language)?.short)),
    ...(first === undefined ? [] : listFilters(first, language)),
    ...(side === undefined || !intentsWithSide.has(intent)
      ? []
      : toChip(
          'filter',
          analystLanguages[language].filterNames[side],
          listSideChanges(side, language),
        )),
  ];
}

const mostDealChips = 8;

/** The name of a measure; the value that an indicator has now goes by the name of that. */
function nameMeasure({ id, time, indicator }: MeasureRequest, language: Language) {
  const isValue = id === 'indicator-at' && time === undefined && indicator !== undefined;
  return isValue
    ? getIndicatorWords(indicator.id, language)?.short
    : getMeasureWords(id, language)?.name;
}

/** What a further measure is of. */
function describeFurther({ concept, indicator }: MeasureRequest, language: Language) {
  return [
    ...(concept === undefined ? [] : toChip('filter', getConceptName(concept, language))),
    ...(indicator === undefined
      ? []
      : toChip('filter', getIndicatorWords(indicator.id, language)?.short)),
  ];
}

/** The periods of single measures: those that they have as a usual one are not named. */
function describeOwnTimes(asked: readonly MeasureRequest[], language: Language) {
  const own = asked.flatMap(({ period }) => period ?? []);
  return own
    .filter(
      (period) => period.kind === 'range' || (period.kind === 'last' && period.unit !== 'candle'),
    )
    .flatMap((period) => toChip('period', analystLanguages[language].formatPeriod(period)));
}

/** What a question gives of a property deal. */
function listDealChips({ property }: QuestionPlan, language: Language): UnderstandingChip[] {
  if (property === undefined) return [];
  const { fields } = getPropertyWords(language);
  return propertyFieldIds
    .flatMap((field) => {
      const value = property.given[field];
      const { unit } = propertyFields[field];
      const name = fields[field].replace(/ \(.*\)$/, '');
      if (value === undefined) return [];
      const isPart = unit === 'percent';
      const text = formatTyped(Number((isPart ? value * 100 : value).toFixed(2)), language);
      return toChip('filter', `${name} ${isPart ? formatPercent(text, language) : text}`);
    })
    .slice(0, mostDealChips);
}

/** Takes from a chip what it could be changed to. */
const toFixed = ({ kind, text }: UnderstandingChip): UnderstandingChip => ({ kind, text });

/** The instruments, and the interval on which their charts are read. */
function describeCharts(read: AnalysisRequest, symbols: readonly string[]): UnderstandingChip[] {
  const { interval, language, plan } = read;
  const isMovable = !isOfOneChart(plan);
  if (plan.intent === 'list') {
    const own = plan.list?.name ?? analystLanguages[language].lists.ownLists;
    return [...toChip('symbol', own), ...toChip('interval', getIntervalName(interval, language))];
  }
  return [
    ...symbols.flatMap((one) =>
      toChip('symbol', one, isMovable ? listSymbolChanges(plan, one) : []),
    ),
    ...(symbols.length === 0 || plan.intent === 'company'
      ? []
      : toChip(
          'interval',
          getIntervalName(interval, language),
          isMovable ? listIntervalChanges(read) : [],
        )),
  ];
}

/** A day; of averages by the calendar the name of its month or weekday. */
function describeMoment(id: string, time: number, language: Language): string {
  const name = { 'month-averages': 'month', 'weekday-averages': 'weekday' }[id];
  return name === undefined
    ? formatTime(time, '1d', language)
    : new Intl.DateTimeFormat(language, { [name]: 'long', timeZone: 'UTC' }).format(time);
}

/** The period of a question, or the day it is about; else the usual period of its measure. */
function describeTime(
  { plan, window, language }: AnalysisRequest,
  now: number,
): UnderstandingChip[] {
  const [first] = plan.measures ?? [];
  if (plan.period === undefined && first?.time !== undefined)
    return toChip('period', describeMoment(first.id, first.time, language));
  if (plan.period === undefined && first?.period !== undefined) return [];
  const usual = plan.intent === 'list' ? undefined : findUsualPeriod(first, window.limit);
  const period = plan.period ?? usual;
  if (period === undefined) return [];
  const changes = plan.intent === 'company' ? [] : listPeriodChanges(period, now, language);
  return toChip('period', analystLanguages[language].formatPeriod(period), changes);
}

const toUnread = ({ residue = [], unread = {} }: QuestionPlan): UnderstandingChip[] =>
  [...residue, ...Object.values(unread)].flatMap((text) => toChip('unread', text));

/** What is explained, of no chart and no time; undefined where anything else is asked. */
function describeDefined(plan: QuestionPlan, language: Language): UnderstandingChip[] | undefined {
  const { term, otherTerm, measures: asked = [], asksForDefinition } = plan;
  const { glossary } = analystLanguages[language];
  const words = [term, otherTerm].flatMap(
    (one) => glossaryTerms.find((word) => word === one) ?? [],
  );
  if (words.length > 0)
    return [...words.flatMap((word) => toChip('measure', glossary[word].name)), ...toUnread(plan)];
  if (asksForDefinition !== true) return undefined;
  return [
    ...asked.flatMap(({ id }) => toChip('measure', getMeasureWords(id, language)?.name)),
    ...toUnread(plan),
  ];
}

/**
 * What was read of a question, one chip for each part, in its language, with what it can be
 * changed to; `now` in UTC milliseconds.
 */
export function describeChips(read: AnalysisRequest, now: number): UnderstandingChip[] {
  const { symbol, language, plan } = read;
  const defined = describeDefined(plan, language);
  if (defined !== undefined) return defined;
  const { measures: asked = [], others = [], otherSymbol } = plan;
  const [first] = asked;
  const symbols = [symbol, otherSymbol, ...others].flatMap((one) => one ?? []);
  const { company } = analystLanguages[language];
  const chips = [
    ...describeCharts(read, symbols),
    ...(plan.figures ?? []).flatMap((figure) => toChip('measure', company.names[figure])),
    ...listCompanyChips(plan, language).flatMap((text) => toChip('filter', text)),
    ...listDealChips(plan, language),
    ...asked.flatMap((one, place) =>
      toChip(
        'measure',
        nameMeasure(one, language),
        listMeasureChanges(read, place, symbols.length),
      ),
    ),
    ...describeFilters(plan, first, language),
    ...asked.slice(1).flatMap((one) => describeFurther(one, language)),
    ...describeTime(read, now),
    ...describeOwnTimes(asked, language),
    ...toUnread(plan),
  ];
  // An indicator that is also a concept is one chip.
  const once = chips.filter(({ text }, at) => chips.findIndex((chip) => chip.text === text) === at);
  return canBeChanged(plan) ? once : once.map(toFixed);
}
