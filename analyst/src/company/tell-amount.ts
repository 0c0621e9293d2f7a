import type { CompanyFigure, Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { flowFigureNames } from './flow-figures.ts';
import { isOfYear, isRatio } from './year-facts.ts';
import { tell, withNames, type Told } from './tell-figure.ts';

const maxYears = 5;

/** How many fiscal years are told: five, or all back to the one that is asked for. */
function countYears({ fromYear, company }: Told): number {
  const place = company.report.years.findIndex(({ label }) => label === fromYear);
  return place === -1 ? maxYears : place + 1;
}

/** Whether a figure is an amount of a period, of which every fiscal year has its own. */
export const isFlow = (figure: CompanyFigure): boolean =>
  figure === 'earnings-per-share' || flowFigureNames.some((name) => name === figure);

/** Whether a figure is of the day of a balance sheet, and of no period. */
export const isOfDay = (figure: CompanyFigure): boolean =>
  figure === 'debt' ||
  figure === 'equity' ||
  figure === 'net-debt' ||
  figure === 'cash' ||
  figure === 'current-ratio' ||
  figure === 'debt-to-equity';

const chooseYear = (figure: CompanyFigure): CompanySentence => {
  if (figure === 'earnings-per-share') return 'figure.share-year';
  return isRatio(figure) ? 'figure.ratio-year' : 'figure.year';
};

/** A flow, or the earnings of a share, of one fiscal year. */
export function tellYear(figure: CompanyFigure, { company, speech, year }: Told): Sentence[] {
  const place = company.report.years.findIndex(({ label }) => label === year);
  const row = toRowSpeech(speech, { facts: `company.${figure}.year-${place + 1}`, name: 'row' });
  const sentence = chooseYear(figure);
  const told = place === -1 ? [] : tell(row, sentence);
  const { reasons } = analystLanguages[speech.language].company;
  return told.length > 0
    ? told
    : tell(withNames(speech, { reason: reasons['year-missing'] }), 'figure.missing');
}

/** A balance is of a day, and a market value of a close. */
const firstByFigure: Readonly<Partial<Record<CompanyFigure, CompanySentence>>> = {
  debt: 'figure.balance',
  cash: 'figure.balance',
  equity: 'figure.balance',
  'net-debt': 'figure.balance',
  'market-value': 'figure.market',
  'earnings-per-share': 'figure.share',
};

/** A figure in money: now, a year before, and by fiscal year. */
export function tellAmount(figure: CompanyFigure, told: Told): Sentence[] {
  const { speech } = told;
  if (told.year !== undefined && (isFlow(figure) || isOfYear(figure)))
    return tellYear(figure, told);
  const named = toRowSpeech(speech, { facts: `company.${figure}`, name: 'figure' });
  const rows = Array.from({ length: countYears(told) }, (_, index) =>
    toRowSpeech(speech, { facts: `company.${figure}.year-${index + 1}`, name: 'row' }),
  );
  const first = firstByFigure[figure] ?? 'figure.money';
  const yearRow = figure === 'earnings-per-share' ? 'figure.share-row' : 'figure.row';
  return [
    ...tell(named, first, 'figure.before'),
    ...(isFlow(figure) || isOfYear(figure) ? rows.flatMap((row) => tell(row, yearRow)) : []),
  ];
}

/** A ratio of each fiscal year, after that of the newest twelve months. */
export function tellRatioYears(figure: CompanyFigure, told: Told): Sentence[] {
  const { speech } = told;
  return Array.from({ length: countYears(told) }, (_, index) =>
    toRowSpeech(speech, { facts: `company.${figure}.year-${index + 1}`, name: 'row' }),
  ).flatMap((row) => tell(row, 'figure.ratio-row'));
}
