import type { CompanyFigure, Fact } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createFact, getMillion, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';

const perMillion = 1e6;

export const marketValueId = 'company.market-value.value';

/** The id of the fact that holds an input of the pillars. */
export const inputId = (name: string): string => `company.input.${name}`;

/** The last close, and what all shares cost by it. */
export function createMarketFacts({ values, currency }: CompanyReport, making: FactMaking): Fact[] {
  const { series, language } = making;
  const { amountNames } = analystLanguages[language].company;
  const close = series?.candles.close.at(-1);
  const { shareCount } = values;
  const figure: CompanyFigure = 'price-to-earnings';
  const counted =
    shareCount === undefined
      ? []
      : createFilingFacts(
          shareCount,
          { id: inputId('share-count'), figure, name: amountNames.shareCount },
          making,
        );
  if (series === undefined || close === undefined || shareCount === undefined) return counted;
  const { openTime } = series.candles;
  const price = createFact(
    {
      id: inputId('price'),
      figure,
      part: 'price',
      unit: 'price',
      value: close,
      decimals: 2,
      source: {
        kind: 'candles',
        vendor: series.source.vendor,
        hash: series.hash,
        from: openTime.at(-1) ?? 0,
        to: openTime.at(-1) ?? 0,
        symbol: series.instrument.symbol,
        interval: '1d',
      },
    },
    making,
  );
  const value = createFact(
    {
      id: marketValueId,
      figure: 'market-value',
      unit: 'money',
      currency: `${getMillion(making)} ${currency}`,
      value: (close * shareCount.value) / perMillion,
      decimals: 0,
      source: { kind: 'computation', factIds: [inputId('price'), inputId('share-count')] },
    },
    making,
  );
  return [...counted, price, value];
}
