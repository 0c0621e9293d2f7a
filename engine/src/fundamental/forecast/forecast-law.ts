import { fadeGrowth } from '../valuation/growth-path.ts';

/** How the sales of a company are taken to go on. Growth and margins are parts of one. */
export type ForecastLaw = {
  readonly sales: number;
  /** Middle growth of the first year. */
  readonly firstGrowth: number;
  /** What growth fades to. */
  readonly longRunGrowth: number;
  /** Standard deviation of growth a year over five years. */
  readonly deviation: number;
  readonly margins: Readonly<Partial<Record<MarginName, MarginLaw>>>;
};

/** Parts of sales that are forecast with them. */
export const marginNames = ['netIncome', 'freeCashFlow'] as const;
export type MarginName = (typeof marginNames)[number];

export type MarginLaw = {
  readonly now: number;
  /** What the margin returns to: its own middle over the years at hand. */
  readonly usual: number;
  /** Standard deviation of its change in a year. */
  readonly deviation: number;
};

/** Each year keeps this much of the distance to the long-run growth. */
const growthKept = 0.7;
/** Each year keeps this much of the distance to the usual margin. */
export const marginKept = 0.79;
/** A year's deviation from the middle carries over by this much. */
export const shockKept = 0.3;
/** Margins rise with growth above its middle. */
export const marginCorrelation = 0.4;

/** The middle growth of each year. */
export const toMiddleGrowth = (
  { firstGrowth, longRunGrowth }: ForecastLaw,
  years: number,
): number[] => fadeGrowth({ first: firstGrowth, longRun: longRunGrowth, keep: growthKept, years });

const scaledYears = 5;

/** Size of a year's shock for which growth over five years deviates as wanted. */
export function toShockSize(deviation: number): number {
  let sum = 0;
  for (let year = 1; year <= scaledYears; year += 1)
    sum += ((1 - shockKept ** year) / (1 - shockKept)) ** 2;
  return (deviation * scaledYears) / Math.sqrt(sum);
}
