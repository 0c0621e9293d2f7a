import type { CompanyFigure, QuestionPlan, Sentence } from '@vela/contracts';
import type { Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import { isRanked } from './peers/tell-peers.ts';
import { isFlow, isOfDay } from './tell-amount.ts';
import { tellNotCompared } from './tell-bound.ts';
import { tellDirect } from './tell-direct.ts';
import { tell, type Told } from './tell-figure.ts';
import { tellFigure } from './tell-figures.ts';
import { tellQuarters } from './tell-quarters.ts';
import { isOfYear } from './year-facts.ts';

/** Figures beside a forecast or a comparison say of what it is, and are not told by themselves. */
function chooseTold(figures: readonly CompanyFigure[]): readonly CompanyFigure[] {
  if (figures.includes('forecast')) return ['forecast'];
  return figures.includes('peers') ? figures.filter((figure) => !isRanked(figure)) : figures;
}

export type Asked = {
  readonly figures: readonly CompanyFigure[];
  readonly isOneOfSeveral: boolean;
  /** It is asked for what is in no accounts, and for nothing that is. */
  readonly isUnfiled: boolean;
  /** The one figure that is asked for, whose sentence names the company. */
  readonly only: CompanyFigure | undefined;
  /** Those by which several companies are set beside each other. */
  readonly compared: readonly CompanyFigure[];
};

/** So many figures are told of each company after the comparison of each. */
const maxCompared = 4;

/** Figures of many sentences, none of which names the company. */
const lists: ReadonlySet<CompanyFigure> = new Set(['pillars', 'quality', 'peers']);

/** What a question asks of each of its companies. */
export function toAsked({ figures, unfiled }: QuestionPlan, isOneOfSeveral: boolean): Asked {
  const told = chooseTold(figures ?? ['overview']);
  const single = told.filter((figure) => !lists.has(figure));
  const [only] = told.length === 1 ? single : [];
  const isUnfiled = unfiled !== undefined && figures === undefined;
  return {
    figures: told,
    isOneOfSeveral,
    isUnfiled,
    only,
    compared: single.slice(0, maxCompared),
  };
}

/** The figures that are told, directly where one of one company is asked for. */
function tellAsked(told: Told, { figures, isUnfiled, isOneOfSeveral, only }: Asked): Sentence[] {
  if (isUnfiled)
    return tell(told.speech, 'opening.revenue', 'opening.income', 'opening.cash', 'opening.funds');
  if (told.isQuarterly && figures.every((figure) => isFlow(figure)))
    return [...tellNotCompared(told), ...figures.flatMap((figure) => tellQuarters(figure, told))];
  if (!isOneOfSeveral && only !== undefined) return tellDirect(only, told);
  // "Is it profitable and does it pay a dividend": a yes or no for each.
  const isWhether = !isOneOfSeveral && told.whether !== undefined && told.bound === undefined;
  return isWhether
    ? figures.flatMap((figure) => tellDirect(figure, told))
    : [...tellNotCompared(told), ...figures.flatMap((figure) => tellFigure(figure, told))];
}

/** Growth in a year that is told by itself is that of its amount beside the year before. */
const growths: ReadonlySet<CompanyFigure> = new Set([
  'revenue-growth',
  'income-growth',
  'cash-flow-growth',
]);

/** That none of the figures is one of the fiscal year that is asked for. */
function tellNoYear({ year, speech }: Told, { figures, only, isOneOfSeveral }: Asked): Sentence[] {
  const isGrowth = !isOneOfSeveral && only !== undefined && growths.has(only);
  const isAny = isGrowth || figures.some((figure) => isFlow(figure) || isOfYear(figure));
  if (year === undefined || isAny) return [];
  return tell(speech, figures.every((one) => isOfDay(one)) ? 'figure.any-day' : 'figure.any-year');
}

/** That figures which are no flows are of twelve months, where they are asked for by quarter. */
function tellNoQuarter(
  { isQuarterly, speech }: Told,
  figures: readonly CompanyFigure[],
): Sentence[] {
  const isAny = figures.some((figure) => isFlow(figure));
  return isQuarterly && !isAny ? tell(speech, 'quarter.none') : [];
}

/** The figures of one company; where several are asked about, its name first. */
export function composeOne(told: Told, asked: Asked): Composition {
  const { figures, isOneOfSeveral } = asked;
  const { company, speech } = told;
  const { names, namesByKind, reasons } = analystLanguages[speech.language].company;
  return {
    sentences: [
      ...(isOneOfSeveral && !told.isNamed ? tell(speech, 'of') : []),
      ...tellNoYear(told, asked),
      ...tellNoQuarter(told, figures),
      ...tellAsked(told, asked),
    ],
    facts: company.analysis.facts,
    labels: [
      ...Object.values(speech.names),
      ...(told.bound === undefined ? [] : [told.bound.typed]),
      // Fiscal years that are set against each other are told by their labels.
      ...(told.comparedYear === undefined && told.year === undefined
        ? []
        : company.report.years.map(({ label }) => String(label))),
      ...Object.values(names),
      ...Object.values(namesByKind[company.report.kind]),
      ...Object.values(reasons),
      ...Object.values(analystLanguages[speech.language].peers.sectors),
    ],
  };
}
