import { forecastHorizons, type CompanyFigure, type Fact, type FactSource } from '@vela/contracts';
import type { ForecastBacktest, ForecastResult } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyPart } from '../language/company-parts.ts';
import { createFact, getMillion, type FactMaking } from './create-fact.ts';

type CompanyForecast = Extract<ForecastResult, { reason: null }>;

const perMillion = 1e6;

/** Figures that are forecast, by their names in the engine. */
export const forecastFigures = {
  revenue: 'revenue',
  'net-income': 'netIncome',
  'free-cash-flow': 'freeCashFlow',
} as const;
export type ForecastFigure = keyof typeof forecastFigures;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const forecastFigureNames = Object.keys(forecastFigures) as ForecastFigure[];

/** Whether a figure can be forecast. */
export const isForecastFigure = (figure: CompanyFigure): figure is ForecastFigure =>
  forecastFigureNames.some((name) => name === figure);

const ends = [
  ['low', 10, 'scenario-low'],
  ['middle', 50, 'scenario-middle'],
  ['high', 90, 'scenario-high'],
] as const;
const basis: FactSource = {
  kind: 'computation',
  factIds: [
    'company.revenue.value',
    'company.forecast.own',
    'company.forecast.weight',
    'company.forecast.prior',
    'company.forecast.long-run',
  ],
};

/** The years a forecast looks ahead, as a fact. */
function createYears(id: string, years: number, making: FactMaking): Fact {
  const source: FactSource = { kind: 'input', field: 'horizon' };
  return createFact(
    { id, figure: 'forecast', part: 'own-years', unit: 'count', decimals: 0, value: years, source },
    making,
  );
}

function createOutcomeFacts(
  { horizons }: CompanyForecast,
  currency: string,
  making: FactMaking,
): Fact[] {
  const { names, partNames } = analystLanguages[making.language].company;
  return forecastFigureNames.flatMap((figure) =>
    forecastHorizons.flatMap((years) => {
      const quantiles = horizons[years][forecastFigures[figure]];
      const id = `company.forecast.${figure}.${years}`;
      if (quantiles === undefined) return [];
      const outcomes = ends.map(([end, level, part]) =>
        createFact(
          {
            id: `${id}.${end}`,
            figure: 'forecast',
            name: `${names[figure]}, ${partNames[part]} (${years})`,
            unit: 'money',
            currency: `${getMillion(making)} ${currency}`,
            decimals: 0,
            value: quantiles[level] / perMillion,
            source: basis,
          },
          making,
        ),
      );
      return [createYears(`${id}.years`, years, making), ...outcomes];
    }),
  );
}

type Percent = {
  readonly id: string;
  readonly figure: CompanyFigure;
  readonly part: CompanyPart;
  readonly value: number;
};

const createPercent = (
  { id, figure, part, value }: Percent,
  source: FactSource,
  making: FactMaking,
): Fact =>
  createFact(
    { id, figure, part, unit: 'percent', decimals: 1, value: value * 100, source },
    making,
  );

function createGrowthFacts({ growth }: CompanyForecast, making: FactMaking): Fact[] {
  const figure = 'revenue-growth' as const;
  return forecastHorizons.flatMap((years) => {
    const id = `company.forecast.growth.${years}`;
    const source: FactSource = {
      kind: 'computation',
      factIds: ends.map(([end]) => `company.forecast.revenue.${years}.${end}`),
    };
    const { fasterShare } = growth[years];
    return [
      createYears(`${id}.years`, years, making),
      ...ends.map(([end, , part]) =>
        createPercent(
          { id: `${id}.${end}`, figure, part, value: growth[years][end] },
          source,
          making,
        ),
      ),
      ...(fasterShare === null
        ? []
        : [
            createPercent(
              { id: `${id}.faster`, figure, part: 'faster', value: fasterShare },
              { kind: 'computation', factIds: [`${id}.middle`] },
              making,
            ),
          ]),
    ];
  });
}

/** A forecast, and how earlier ones made the same way went. */
type MadeForecast = {
  readonly forecast: ForecastResult | undefined;
  readonly tested: ForecastBacktest | undefined;
  readonly currency: string;
};

function createTestFacts({ count, inside }: ForecastBacktest, making: FactMaking): Fact[] {
  const source: FactSource = { kind: 'computation', factIds: ['company.revenue.value'] };
  const counted = (id: string, part: CompanyPart, value: number): Fact =>
    createFact({ id, figure: 'forecast', part, unit: 'count', decimals: 0, value, source }, making);
  if (count === 0) return [];
  return [
    counted('company.forecast.tested', 'tested', count),
    counted('company.forecast.inside', 'inside', inside),
  ];
}

/** A forecast with what it begins with; nothing where there is none. */
export function createForecastFacts(
  { forecast, tested, currency }: MadeForecast,
  making: FactMaking,
): Fact[] {
  if (forecast === undefined || forecast.reason !== null) return [];
  const { law, ownGrowth, ownYears, weight, priorGrowth } = forecast;
  const figure = 'forecast' as const;
  const sales: FactSource = { kind: 'computation', factIds: ['company.revenue.value'] };
  const percent = (id: string, part: CompanyPart, value: number): Fact =>
    createPercent(
      { id: `company.forecast.${id}`, figure, part, value },
      id === 'long-run' ? { kind: 'input', field: 'longRunGrowth' } : sales,
      making,
    );
  return [
    percent('own', 'own-growth', ownGrowth),
    percent('weight', 'own-weight', weight),
    percent('prior', 'size-growth', priorGrowth),
    percent('long-run', 'long-run', law.longRunGrowth),
    createYears('company.forecast.own-years', ownYears, making),
    ...createOutcomeFacts(forecast, currency, making),
    ...createGrowthFacts(forecast, making),
    ...(tested === undefined ? [] : createTestFacts(tested, making)),
  ];
}
