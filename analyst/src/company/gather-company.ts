import type { Instrument } from '@vela/contracts';
import type { CandleSeries } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import { readCompany, type CompanyQuestion, type GatheredCompany } from './read-company.ts';

export type CompanyMaterial =
  | GatheredCompany
  | {
      readonly kind: 'no-filings';
      readonly instrument: Instrument;
      readonly known: readonly string[];
      /** There are filings, all of them later than the day asked about. */
      readonly isTooEarly: boolean;
      /** A source that may have them did not answer. */
      readonly isUnanswered: boolean;
    };

const dayMs = 86_400_000;
/** An older close is no price of today: a long weekend is younger. */
const maxPriceAgeMs = 10 * dayMs;

/** Candles of the day's interval; undefined where no market answers, or not lately. */
async function getDailySeries(
  instrument: Instrument,
  { marketData, now }: { readonly marketData: GatherDeps['marketData']; readonly now: number },
): Promise<CandleSeries | undefined> {
  const result = await marketData.getSeries({
    instrument,
    interval: '1d',
    limit: 50,
    now,
    onlyReal: true,
  });
  if (result.kind !== 'series' || result.series.source.kind === 'simulated') return undefined;
  const last = result.series.candles.openTime.at(-1) ?? 0;
  return now - last > maxPriceAgeMs ? undefined : result.series;
}

/** The day asked about; undefined where it has not come yet. */
const toPastDay = (day: number | undefined, now: number): number | undefined =>
  day === undefined || day > now ? undefined : day;

/** Reads the filings of a company as known now, with its price where there is one. */
export async function gatherCompany(
  instrument: Instrument,
  question: CompanyQuestion,
  deps: GatherDeps,
): Promise<CompanyMaterial> {
  const known = deps.filings?.known ?? [];
  const missing = {
    kind: 'no-filings',
    instrument,
    known,
    isTooEarly: false,
    isUnanswered: false,
  } as const;
  if (instrument.assetClass !== 'stock' || deps.filings === undefined) return missing;
  const found = await deps.filings.find(instrument.symbol);
  if (found.kind !== 'filings') return { ...missing, isUnanswered: found.refusal !== undefined };
  const { now, plan } = question;
  const knownOn = toPastDay(plan.knownOn, now);
  // Prices of the past are of today's shares, counts of the past are not.
  const series =
    knownOn === undefined
      ? await getDailySeries(instrument, { marketData: deps.marketData, now })
      : undefined;
  const read = readCompany({ instrument, found, series, knownOn }, question, deps.newId);
  return read ?? { ...missing, isTooEarly: knownOn !== undefined };
}
