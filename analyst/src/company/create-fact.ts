import type { CompanyFigure, Fact, Language } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyPart } from '../language/company-parts.ts';
import { getFigureNames } from './figure-names.ts';

const definition = 'company@1';

/** What facts are made with. */
export type FactMaking = {
  /** The candles of the price; undefined: there is none from a market. */
  readonly series: CandleSeries | undefined;
  readonly language: Language;
  readonly now: number;
  /** The day whose knowledge is asked for; undefined: today. */
  readonly knownOn: number | undefined;
  /** The figures that are asked for. */
  readonly figures?: readonly CompanyFigure[];
  /** The filings are an extract that comes with Vela. */
  readonly isShipped?: boolean;
  /** The company does not exist: its facts are from a simulation. */
  readonly isSimulated?: boolean;
  /** How the company earns; absent: as most do. */
  readonly kind?: CompanyReport['kind'];
};

/** What of a fact is not the same for all of them. */
export type NewFact = Pick<Fact, 'id' | 'value' | 'unit' | 'source'> & {
  readonly figure: CompanyFigure;
  readonly part?: CompanyPart;
  readonly decimals?: number;
  readonly currency?: string;
  /** Instead of the name of the figure. */
  readonly name?: string;
  /** Beside the name: the period of a part. */
  readonly period?: string;
};

/** A fact with its name in the language of the answer. */
export function createFact(made: NewFact, { language, now, kind }: FactMaking): Fact {
  const { figure, part, period, name: own, ...fact } = made;
  const { partNames } = analystLanguages[language].company;
  const told = own ?? getFigureNames(language, kind)[figure];
  const name = part === undefined ? told : `${told}: ${partNames[part]}`;
  return {
    ...fact,
    kind: 'company',
    label: `company.${figure}`,
    name: period === undefined ? name : `${name} (${period})`,
    asOf: now,
    method: definition,
    refs: [],
  };
}

/** What amounts are counted in. */
export const getMillion = ({ language }: FactMaking): string =>
  analystLanguages[language].company.labels.million;
