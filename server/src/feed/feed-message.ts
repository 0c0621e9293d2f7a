import { intervals } from '@vela/contracts';
import type { FollowedSeries, StreamEvent } from '@vela/market-data';
import { z } from 'zod';

const candle = z.object({
  openTime: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});
const symbolSchema = z.string().max(60);
const vendorSchema = z.string().max(40).optional();
const seriesName = { symbol: symbolSchema, interval: z.enum(intervals), vendor: vendorSchema };
const states = [
  'idle',
  'connecting',
  'subscribing',
  'live',
  'silent',
  'closing',
  'refused',
  'backing-off',
  'polled',
] as const;

/** What one process tells the others; a series by symbol, interval and chosen source. */
const messageSchema = z.discriminatedUnion('kind', [
  /** Series that are watched there, told anew every ten seconds. */
  z.object({
    kind: z.literal('wanted'),
    series: z.array(z.object(seriesName)),
  }),
  z.object({
    kind: z.literal('forming'),
    ...seriesName,
    candle,
  }),
  z.object({
    kind: z.literal('closed'),
    ...seriesName,
    candle,
  }),
  z.object({
    kind: z.literal('revised'),
    ...seriesName,
    fromOpenTime: z.number(),
  }),
  z.object({
    kind: z.literal('state'),
    ...seriesName,
    state: z.enum(states),
    since: z.number(),
  }),
]);
export type FeedMessage = z.infer<typeof messageSchema>;

/** The message of a notification after the name of its sender; undefined for another text. */
export function parseFeedMessage(payload: string): FeedMessage | undefined {
  try {
    return messageSchema.parse(JSON.parse(payload.slice(payload.indexOf(' ') + 1)));
  } catch {
    return undefined;
  }
}

/** What happened to a series, as the other processes are told. */
export function toFeedMessage(
  { instrument: { symbol }, interval, vendor }: FollowedSeries,
  event: StreamEvent,
): FeedMessage {
  const name = { symbol, interval, vendor };
  if (event.kind === 'state')
    return { kind: 'state', ...name, state: event.state, since: event.since };
  if (event.kind === 'revised')
    return { kind: 'revised', ...name, fromOpenTime: event.fromOpenTime };
  return { kind: event.kind, ...name, candle: event.candle };
}
