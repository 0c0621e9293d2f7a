import { z } from 'zod';
import type { DataDelay } from './analysis.ts';
import type { Interval } from './interval.ts';

export const liveLimits = { topics: 60, forming: 10, streamsPerUser: 5 } as const;

/** What a browser wants to hear of: `candle:BTCUSDT:1h`, of a source with `:bybit` behind it, `quote:BTCUSDT`, `alerts`. */
export const liveTopicsSchema = z.object({
  topics: z.array(z.string().trim().min(1).max(80)).max(liveLimits.topics),
});

/** The topics that are heard of from here on, and those that were refused. */
export const liveTopicsAnswerSchema = z.object({
  topics: z.array(z.string()),
  refused: z.array(z.string()),
});
export type LiveTopicsAnswer = z.infer<typeof liveTopicsAnswerSchema>;

/** First event of a stream. */
export type HelloEvent = {
  streamId: string;
  /** UTC milliseconds. */
  serverTime: number;
  heartbeatMs: number;
};

/** A candle on the wire: open time (UTC ms), prices, volume. */
export type LiveCandle = { t: number; o: number; h: number; l: number; c: number; vol: number };

type LiveSeriesName = { s: string; i: Interval; src: string };

/** The candle that has not closed: it enters no analysis. */
export type FormingEvent = LiveSeriesName & LiveCandle & { provisional: true };

export type QuoteEvent = {
  s: string;
  src: string;
  /** Price, and when the vendor told it (UTC ms). */
  p: number;
  t: number;
  /** Against the close before, in percent; null without one. */
  chgPct: number | null;
  delay: DataDelay;
};

export const liveStates = ['live', 'connecting', 'silent', 'polled', 'refused'] as const;
export type LiveState = (typeof liveStates)[number];

/** How a series is heard. */
export type HealthEvent = LiveSeriesName & {
  state: LiveState;
  since: number;
  delay: DataDelay;
  /** Open time of the last closed candle; null before it is known. */
  asOf: number | null;
  isMarketOpen: boolean;
};

export type ClosedEvent = LiveSeriesName & { v: string; hash: string; candle: LiveCandle };
/** The vendor corrected its history: it is read again from this open time on. */
export type RevisedEvent = LiveSeriesName & { v: string; fromOpenTime: number };
/** More was missed than is kept: these topics are read again. */
export type ResyncEvent = { topics: string[] };

/** Alerts of the account have fired: what it was is asked for. */
type FiredEvent = { fired: true };

/** Events of the stream of live data by name; `closed`, `revised` and their like can be resumed. */
export type LiveEvents = {
  hello: HelloEvent;
  forming: FormingEvent;
  quote: QuoteEvent;
  health: HealthEvent;
  closed: ClosedEvent;
  revised: RevisedEvent;
  resync: ResyncEvent;
  alerts: FiredEvent;
};
