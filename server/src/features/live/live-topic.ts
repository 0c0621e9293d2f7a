import { intervals, liveLimits, type Interval } from '@vela/contracts';
import type { FollowedSeries, MarketData } from '@vela/market-data';

/** What a topic asks for: a series, the price of an instrument, or that own alerts have fired. */
export type LiveTopic =
  | { readonly kind: 'candle' | 'quote'; readonly series: FollowedSeries }
  | { readonly kind: 'alerts' };

/** The price of an instrument is that of its day. */
const quoteInterval: Interval = '1d';

/** The instruments and sources that a topic may name. */
type TopicMarket = Pick<MarketData, 'findSource'> & {
  readonly catalogue: Pick<MarketData['catalogue'], 'all'>;
};

/** Reads a topic; undefined for one that does not exist. */
export function parseTopic(text: string, market: TopicMarket): LiveTopic | undefined {
  const [kind = '', symbol, intervalText, vendorText, ...more] = text.split(':');
  if (text === 'alerts') return { kind: 'alerts' };
  const instrument = market.catalogue.all.find((one) => one.symbol === symbol);
  if (instrument === undefined || more.length > 0) return undefined;
  if (kind === 'quote' && intervalText === undefined)
    return { kind, series: { instrument, interval: quoteInterval } };
  const interval = intervals.find((one) => one === intervalText);
  if (kind !== 'candle' || interval === undefined) return undefined;
  const isKnown = vendorText === undefined || market.findSource?.(vendorText) !== undefined;
  return isKnown ? { kind, series: { instrument, interval, vendor: vendorText } } : undefined;
}

/** The name of a topic among those of all accounts. */
export function toOpenName(name: string, userId: number): string {
  return name === 'alerts' ? `alerts:${userId}` : name;
}

/** Divides topics into those that are heard of and those that are not, by name and number. */
export function chooseTopics(
  wanted: readonly string[],
  market: TopicMarket,
): { readonly topics: readonly string[]; readonly refused: readonly string[] } {
  let forming = 0;
  const [topics, refused]: [string[], string[]] = [[], []];
  for (const name of new Set(wanted)) {
    const topic = parseTopic(name, market);
    const isTooMany = topic?.kind === 'candle' && ++forming > liveLimits.forming;
    if (topic === undefined || isTooMany) refused.push(name);
    else topics.push(name);
  }
  return { topics, refused };
}
