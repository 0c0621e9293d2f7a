import type { CompanyFigure, QuestionPlan, Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import { getFigureNames } from './figure-names.ts';
import type { GatheredCompany } from './read-company.ts';
import type { ForecastAsked } from './forecast-asked.ts';

/** A company, and what is said of it with. */
export type Told = {
  readonly company: GatheredCompany;
  readonly speech: Speech;
  /** The fiscal year asked for. */
  readonly year: number | undefined;
  /** The first of several fiscal years that are asked for. */
  readonly fromYear: number | undefined;
  /** A fiscal year that the one asked for, or else the newest, is set against. */
  readonly comparedYear: number | undefined;
  readonly isQuarterly: boolean;
  /** All figures that are asked for. */
  readonly asked: readonly CompanyFigure[];
  /** One figure is asked for, and its sentence names the company. */
  readonly isNamed: boolean;
  /** Whether it is more or less, where a yes or no is asked for. */
  readonly whether: QuestionPlan['whether'];
  /** The amount it is compared with, and whether it is asked of all years at hand. */
  readonly bound: QuestionPlan['bound'];
  readonly isEver: boolean;
  /** What of a forecast is asked for. */
  readonly forecast: ForecastAsked;
};

/** The sentences whose facts are all there. */
export function tell(speech: Speech, ...keys: readonly CompanySentence[]): Sentence[] {
  const { sentences } = analystLanguages[speech.language].company;
  return keys.flatMap((key) => fillTemplate(sentences[key], speech) ?? []);
}

/** Speech with further names. */
export const withNames = (speech: Speech, names: Readonly<Record<string, string>>): Speech => ({
  ...speech,
  names: { ...speech.names, ...names },
});

/** What a figure is called; with its company where nothing else names it. */
export function nameFigure(figure: CompanyFigure, { company, speech, isNamed }: Told): string {
  const { namedFigure } = analystLanguages[speech.language].company;
  const names = getFigureNames(speech.language, company.report.kind);
  const { name = '' } = speech.names;
  return isNamed
    ? namedFigure.replace('{$what}', names[figure]).replace('{$name}', name)
    : names[figure];
}
