import { forecastPaths, forecastYears, getForecastShocks } from './forecast-shocks.ts';
import {
  marginCorrelation,
  marginKept,
  marginNames,
  shockKept,
  toMiddleGrowth,
  toShockSize,
  type ForecastLaw,
  type MarginLaw,
} from './forecast-law.ts';

/** Parts of the outcomes that lie below. */
export const quantileLevels = [5, 10, 25, 50, 75, 90, 95] as const;
export type QuantileLevel = (typeof quantileLevels)[number];
export type Quantiles = Readonly<Record<QuantileLevel, number>>;

export const forecastHorizons = [5, 10, 15] as const;
export type ForecastHorizon = (typeof forecastHorizons)[number];

export const forecastMeasures = ['revenue', ...marginNames] as const;
export type ForecastMeasure = (typeof forecastMeasures)[number];

/** Outcomes after so many years; a measure without a margin is absent. */
export type HorizonForecast = Readonly<Partial<Record<ForecastMeasure, Quantiles>>> & {
  readonly revenue: Quantiles;
};

/** Between the two nearest of sorted values. */
function getQuantile(sorted: Float64Array, level: number): number {
  const place = (sorted.length - 1) * (level / 100);
  const below = Math.floor(place);
  const [low = Number.NaN, high = low] = [sorted[below], sorted[below + 1]];
  return low + (high - low) * (place - below);
}

function toQuantiles(values: Float64Array): Quantiles {
  const sorted = values.toSorted();
  const at = (level: QuantileLevel): number => getQuantile(sorted, level);
  return { 5: at(5), 10: at(10), 25: at(25), 50: at(50), 75: at(75), 90: at(90), 95: at(95) };
}

/** Logarithm of sales over those of today, of every path after each year. */
function simulateSales(law: ForecastLaw, until: number = forecastYears): Float64Array[] {
  const { growth: shocks } = getForecastShocks();
  const size = toShockSize(law.deviation / (1 + law.longRunGrowth));
  const middle = toMiddleGrowth(law, until).map((growth) => Math.log1p(growth));
  const years = middle.map(() => new Float64Array(forecastPaths));
  for (let path = 0; path < forecastPaths; path += 1) {
    let [total, deviation] = [0, 0];
    for (const [year, growth] of middle.entries()) {
      deviation = shockKept * deviation + size * (shocks[path * forecastYears + year] ?? 0);
      total += growth + deviation;
      const after = years[year];
      if (after !== undefined) after[path] = total;
    }
  }
  return years;
}

/** The margin of every path after each year. */
function simulateMargin({ now, usual, deviation }: MarginLaw): Float64Array[] {
  const { growth, margin } = getForecastShocks();
  const own = Math.sqrt(1 - marginCorrelation ** 2);
  const years = Array.from({ length: forecastYears }, () => new Float64Array(forecastPaths));
  for (let path = 0; path < forecastPaths; path += 1) {
    let value = now;
    for (const [year, after] of years.entries()) {
      const place = path * forecastYears + year;
      const shock = marginCorrelation * (growth[place] ?? 0) + own * (margin[place] ?? 0);
      value = usual + marginKept * (value - usual) + deviation * shock;
      after[path] = value;
    }
  }
  return years;
}

/** Sales after so many years alone, for a test of many forecasts. */
export function simulateSalesAfter(law: ForecastLaw, years: ForecastHorizon): Quantiles {
  const last = simulateSales(law, years).at(-1) ?? new Float64Array();
  return toQuantiles(last.map((total) => law.sales * Math.exp(total)));
}

/**
 * Sales, and what is left of them, after 5, 10 and 15 years: the outcomes of 10,000 paths. The three
 * scenarios are the 10th, 50th and 90th of a hundred of one distribution.
 */
export function simulateForecast(
  law: ForecastLaw,
): Readonly<Record<ForecastHorizon, HorizonForecast>> {
  const sales = simulateSales(law);
  const margins = marginNames.flatMap((name) => {
    const own = law.margins[name];
    return own === undefined ? [] : [[name, simulateMargin(own)] as const];
  });
  const forecast = (years: ForecastHorizon): HorizonForecast => {
    const revenue = (sales[years - 1] ?? new Float64Array()).map(
      (total) => law.sales * Math.exp(total),
    );
    const parts = margins.map(([name, byYear]) => {
      const margin = byYear[years - 1];
      return [
        name,
        toQuantiles(revenue.map((value, path) => value * (margin?.[path] ?? 0))),
      ] as const;
    });
    return { revenue: toQuantiles(revenue), ...Object.fromEntries(parts) };
  };
  return { 5: forecast(5), 10: forecast(10), 15: forecast(15) };
}
