import { chosenVendorSchema, intervals, liveLimits, type Interval } from '@vela/contracts';
import type { FollowedSeries, MarketData } from '@vela/market-data';

/** What a topic asks for: a series, the price of an instrument, or that own alerts have fired. */
export type LiveTopic =
  | { readonly kind: 'candle' | 'quote'; readonly series: FollowedSeries }
  | { readonly kind: 'alerts' };

/** The price of an instrument is that of its day. */
const quoteInterval: Interval = '1d';

/** Reads a topic; undefined for one that does not exist. */
export function parseTopic(
  text: string,
  catalogue: Pick<MarketData['catalogue'], 'all'>,
): LiveTopic | undefined {
  const [kind = '', symbol, intervalText, vendorText, ...more] = text.split(':');
  if (text === 'alerts') return { kind: 'alerts' };
  if (symbol === undefined || more.length > 0) return undefined;
  const instrument = catalogue.all.find((one) => one.symbol === symbol);
  if (instrument === undefined) return undefined;
  if (kind === 'quote' && intervalText === undefined)
    return { kind, series: { instrument, interval: quoteInterval } };
  const interval = intervals.find((one) => one === intervalText);
  if (kind !== 'candle' || interval === undefined) return undefined;
  const vendor = chosenVendorSchema.optional().safeParse(vendorText);
  return vendor.success
    ? { kind, series: { instrument, interval, vendor: vendor.data } }
    : undefined;
}

/** The name of a topic among those of all accounts. */
export function toOpenName(name: string, userId: number): string {
  return name === 'alerts' ? `alerts:${userId}` : name;
}

/** Divides topics into those that are heard of and those that are not, by name and number. */
export function chooseTopics(
  wanted: readonly string[],
  catalogue: Pick<MarketData['catalogue'], 'all'>,
): { readonly topics: readonly string[]; readonly refused: readonly string[] } {
  let forming = 0;
  const [topics, refused]: [string[], string[]] = [[], []];
  for (const name of new Set(wanted)) {
    const topic = parseTopic(name, catalogue);
    const isTooMany = topic?.kind === 'candle' && ++forming > liveLimits.forming;
    if (topic === undefined || isTooMany) refused.push(name);
    else topics.push(name);
  }
  return { topics, refused };
}
