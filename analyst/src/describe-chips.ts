import {
  formatNumber,
  getConceptName,
  getIndicatorWords,
  getIntervalName,
  getMeasureWords,
  getPropertyWords,
  propertyFieldIds,
  propertyFields,
  type AnalysisRequest,
  type Language,
  type MeasureRequest,
  type Period,
  type QuestionPlan,
  type UnderstandingChip,
} from '@vela/contracts';
import { measures } from '@vela/engine';
import { analystLanguages } from './language/by-language.ts';
import type { FilterWord } from './language/act-words.ts';
import { findMeasure } from './measures/find-measure.ts';
import { toUsualPeriod } from './measures/measure-window.ts';

function toChip(kind: UnderstandingChip['kind'], text: string | undefined): UnderstandingChip[] {
  return text === undefined || text === '' ? [] : [{ kind, text }];
}

const shownDecimals = 8;

function formatTyped(value: number, language: Language): string {
  const decimals = Math.min(shownDecimals, (String(value).split('.')[1] ?? '').length);
  return formatNumber(value, decimals, language);
}

const formatPercent = (text: string, language: Language): string =>
  language === 'tr' ? `%${text}` : `${text}%`;

function listFilters(
  { side, direction, state, order, scale, count, price, percent, level }: MeasureRequest,
  language: Language,
): string[] {
  const { filterNames } = analystLanguages[language];
  const words: FilterWord[] = [order, direction, side, state, scale].filter(
    (word) => word !== undefined,
  );
  const numbers = [count, price, level].flatMap((value) =>
    value === undefined ? [] : formatTyped(value, language),
  );
  const size = percent === undefined ? [] : [`% ${formatTyped(percent, language)}`];
  return [...words.map((word) => filterNames[word]), ...numbers, ...size];
}

/** The period of a measure where the question names none. */
function findUsualPeriod(asked: MeasureRequest | undefined, limit: number): Period | undefined {
  const id = asked === undefined ? undefined : findMeasure(asked.id);
  return id === undefined ? undefined : toUsualPeriod(measures[id], limit);
}

/** The concept, the indicator and what else narrows the question. */
function describeFilters(
  { concept, indicator }: AnalysisRequest['plan'],
  first: MeasureRequest | undefined,
  language: Language,
): UnderstandingChip[] {
  const named = concept ?? first?.concept;
  const shown = indicator ?? first?.indicator;
  return [
    ...(named === undefined ? [] : toChip('filter', getConceptName(named, language))),
    ...(shown === undefined ? [] : toChip('filter', getIndicatorWords(shown.id, language)?.short)),
    ...(first === undefined ? [] : listFilters(first, language)).flatMap((text) =>
      toChip('filter', text),
    ),
  ];
}

const mostDealChips = 8;

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

/** What was read of a question, one chip for each part, in its language. */
export function describeChips({
  symbol,
  interval,
  language,
  plan,
  window,
}: AnalysisRequest): UnderstandingChip[] {
  const { measures: asked = [], others = [], otherSymbol, residue = [], unread = {} } = plan;
  const [first] = asked;
  const symbols = [symbol, otherSymbol, ...others].flatMap((one) => one ?? []);
  const period = plan.period ?? findUsualPeriod(first, window.limit);
  return [
    ...symbols.flatMap((one) => toChip('symbol', one)),
    ...(symbols.length === 0 || plan.intent === 'company'
      ? []
      : toChip('interval', getIntervalName(interval, language))),
    ...(plan.figures ?? []).flatMap((figure) =>
      toChip('measure', analystLanguages[language].company.names[figure]),
    ),
    ...listDealChips(plan, language),
    ...asked.flatMap(({ id }) => toChip('measure', getMeasureWords(id, language)?.name)),
    ...describeFilters(plan, first, language),
    ...(period === undefined
      ? []
      : toChip('period', analystLanguages[language].formatPeriod(period))),
    ...[...residue, ...Object.values(unread)].flatMap((text) => toChip('unread', text)),
  ];
}
