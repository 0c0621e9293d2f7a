import type { CompanyFigure, Fact, QuestionPlan } from '@vela/contracts';
import type { Told } from './tell-figure.ts';

type Bound = NonNullable<QuestionPlan['bound']>;

/** Why a figure is not compared with an amount. */
export type NotCompared = 'bound.currency' | 'bound.none';

const perMillion = 1e6;

/** Money in full, as an amount is typed; a reason where the two are not of one kind. */
function toMoney(
  { value, currency = '' }: Fact,
  bound: Bound,
  filed: string,
): number | NotCompared {
  if (bound.unit === 'percent') return 'bound.none';
  if ((bound.currency ?? filed) !== filed) return 'bound.currency';
  // An amount a share is in full; amounts of the accounts are kept in millions of the currency.
  if (!currency.includes(' ')) return Number(value);
  return bound.unit === 'money' ? Number(value) * perMillion : 'bound.none';
}

/** The figure in the unit of an amount; a reason where the two are not of one kind. */
function toComparable(fact: Fact | undefined, bound: Bound, filed: string): number | NotCompared {
  if (fact?.unit === 'money') return toMoney(fact, bound, filed);
  const isPercent = fact?.unit === 'percent' && bound.unit !== 'money';
  const isRatio = fact?.unit === 'ratio' && bound.unit === 'number';
  return isPercent || isRatio ? Number(fact.value) : 'bound.none';
}

/** The fiscal years at hand of a figure, the newest first: their places from one on. */
export function listYearPlaces(figure: CompanyFigure, { company, speech }: Told): number[] {
  return company.report.years
    .map((_, index) => index + 1)
    .filter((place) => speech.facts.has(`company.${figure}.year-${place}.value`));
}

const isBeyond = (value: number, { bound, whether }: Pick<Told, 'bound' | 'whether'>): boolean =>
  bound !== undefined && (whether === 'more' ? value > bound.value : value < bound.value);

/** The fact that an amount is compared with: of the year that is asked for, else the newest. */
function findFact(figure: CompanyFigure, { company, speech, year }: Told): Fact | undefined {
  const place = company.report.years.findIndex(({ label }) => label === year);
  if (year !== undefined) return speech.facts.get(`company.${figure}.year-${place + 1}.value`);
  const isMultiple = figure === 'price-to-earnings' || figure === 'price-to-cash-flow';
  const id = isMultiple ? `company.pillar.${figure}.value` : `company.${figure}.value`;
  return speech.facts.get(id) ?? speech.facts.get(`company.pillar.${figure}.value`);
}

/** Whether a figure is more, or less, than the amount; a reason where that cannot be said. */
export function judgeBound(figure: CompanyFigure, told: Told): boolean | NotCompared {
  const { bound, company } = told;
  if (bound === undefined) return 'bound.none';
  const value = toComparable(findFact(figure, told), bound, company.report.currency);
  return typeof value === 'string' ? value : isBeyond(value, told);
}

/** The places of fiscal years in which a figure was more, or less, than the amount. */
export function listYearsBeyond(figure: CompanyFigure, told: Told): number[] {
  const { bound, company, speech } = told;
  if (bound === undefined) return [];
  return listYearPlaces(figure, told).filter((place) => {
    const fact = speech.facts.get(`company.${figure}.year-${place}.value`);
    const value = toComparable(fact, bound, company.report.currency);
    return typeof value === 'number' && isBeyond(value, told);
  });
}
