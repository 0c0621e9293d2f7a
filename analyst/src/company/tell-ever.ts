import type { CompanyFigure, Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import { listLossYears, type Verdict } from './find-verdict.ts';
import { listYearPlaces } from './judge-bound.ts';
import { tell, withNames, type Told } from './tell-figure.ts';

/** What is said of all years at hand, and the yes or no that it begins with. */
export type ToldOfYears = {
  readonly verdict: Verdict | undefined;
  readonly sentences: readonly Sentence[];
};

const toYear = (figure: CompanyFigure, place: number): string => `company.${figure}.year-${place}`;

/** Which fiscal years are at hand: what was before them is not known. */
export function tellWindow(figure: CompanyFigure, told: Told): Sentence[] {
  const places = listYearPlaces(figure, told);
  const [newest, oldest] = [places[0], places.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const last = toRowSpeech(told.speech, { facts: toYear(figure, newest), name: 'last' });
  return tell(toRowSpeech(last, { facts: toYear(figure, oldest), name: 'first' }), 'ever.window');
}

/** The places of years in which an amount was more, or less, than in the year before. */
function listChanged(figure: CompanyFigure, told: Told): number[] {
  const read = (place: number): number =>
    Number(told.speech.facts.get(`${toYear(figure, place)}.value`)?.value);
  const sign = told.whether === 'more' ? 1 : -1;
  return listYearPlaces(figure, told).filter((place) => sign * (read(place) - read(place + 1)) > 0);
}

/** Whether an amount ever rose, or fell, from one fiscal year to the next, and in which years. */
export function tellEverChanged(figure: CompanyFigure, told: Told): ToldOfYears | undefined {
  const { speech, whether } = told;
  if (whether === undefined || listYearPlaces(figure, told).length < 2) return undefined;
  const way = whether === 'more' ? 'up' : 'down';
  const metric = analystLanguages[speech.language].company.names[figure];
  const named = withNames(speech, { metric });
  const changed = listChanged(figure, told);
  const rows = changed.flatMap((place) => {
    const row = toRowSpeech(named, { facts: toYear(figure, place), name: 'row' });
    return tell(
      toRowSpeech(row, { facts: toYear(figure, place + 1), name: 'past' }),
      `ever.${way}`,
    );
  });
  const sentences = changed.length > 0 ? rows : tell(named, `ever.none.${way}`);
  return {
    verdict: changed.length > 0 ? 'yes' : 'no',
    sentences: [...sentences, ...tellWindow(figure, told)],
  };
}

/** Whether net income was ever a profit, or a loss. */
export function judgeEverEarned(told: Told): Verdict | undefined {
  const { company, whether } = told;
  const newest = company.report.newest.flows.netIncome?.value;
  if (newest === undefined || whether === undefined) return undefined;
  const years = company.report.years.map(({ figures }) => figures.flows.netIncome?.value ?? 0);
  const isSo =
    whether === 'less'
      ? newest < 0 || listLossYears(company).length > 0
      : [newest, ...years].some((value) => value > 0);
  return isSo ? 'yes' : 'no';
}
