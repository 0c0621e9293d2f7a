import type { CompanyFigure, Fact, FactSource, Language } from '@vela/contracts';
import type { FilingReference, FilingValue } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyPart } from '../language/company-words.ts';

const perMillion = 1e6;
const vendor = 'SEC';
const definition = 'company@1';

/** What facts are made with. */
export type FactMaking = {
  /** The candles of the price; undefined: there is none from a market. */
  readonly series: CandleSeries | undefined;
  readonly language: Language;
  readonly now: number;
  /** The day whose knowledge is asked for; undefined: today. */
  readonly knownOn: number | undefined;
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
export function createFact(made: NewFact, { language, now }: FactMaking): Fact {
  const { figure, part, period, name: own, ...fact } = made;
  const { names, partNames } = analystLanguages[language].company;
  const told = own ?? names[figure];
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

function toFilingSource({ tag, start, end, accession, form, filed }: FilingReference): FactSource {
  const from = Date.parse(start ?? end);
  return {
    kind: 'filing',
    vendor,
    accession,
    form,
    concept: tag,
    from,
    to: Date.parse(end),
    filedAt: Date.parse(filed),
  };
}

/** What amounts are counted in. */
export const getMillion = ({ language }: FactMaking): string =>
  analystLanguages[language].company.labels.million;

/** What a value of filings is called; without a currency it is a count. */
export type NamedValue = Pick<NewFact, 'figure' | 'name'> & {
  readonly id: string;
  readonly currency?: string;
};

/** Facts of a value: itself, and before it each reported part where it has several. */
export function createFilingFacts(
  { value, references }: FilingValue,
  named: NamedValue,
  making: FactMaking,
): Fact[] {
  const { id, figure, name, currency } = named;
  const { names } = analystLanguages[making.language].company;
  const told = name ?? names[figure];
  const shared = {
    figure,
    decimals: 0,
    ...(currency === undefined
      ? { unit: 'count' as const, name: `${told} (${getMillion(making)})` }
      : { unit: 'money' as const, name: told, currency: `${getMillion(making)} ${currency}` }),
  };
  const amount = value / perMillion;
  const [only, ...others] = references;
  if (only === undefined) return [];
  if (others.length === 0)
    return [createFact({ ...shared, id, value: amount, source: toFilingSource(only) }, making)];
  const parts = references.map((reference, index) => ({
    id: `${id}.part-${index + 1}`,
    reference,
  }));
  return [
    ...parts.map((part) =>
      createFact(
        {
          ...shared,
          id: part.id,
          value: part.reference.value / perMillion,
          source: toFilingSource(part.reference),
          period: `${part.reference.tag}, ${part.reference.start ?? ''} ${part.reference.end}`,
        },
        making,
      ),
    ),
    createFact(
      {
        ...shared,
        id,
        value: amount,
        source: { kind: 'computation', factIds: parts.map((part) => part.id) },
      },
      making,
    ),
  ];
}
