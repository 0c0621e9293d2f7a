import type { Candle, Interval } from '@vela/engine';

/** A series as the vendor's socket names it. */
export type StreamChannel = { readonly symbol: string; readonly interval: string };

/** What a message of a vendor's socket says. */
export type StreamMessage =
  | {
      readonly kind: 'candle';
      readonly channel: StreamChannel;
      readonly candle: Candle;
      /** The vendor's word that the candle is closed; undefined where it gives none. */
      readonly isClosed: boolean | undefined;
    }
  /** One subscription or more is in force. */
  | { readonly kind: 'acknowledged'; readonly count: number }
  | { readonly kind: 'alive' }
  /** The vendor will end this connection soon: another is opened first. */
  | { readonly kind: 'ending' }
  /** The vendor does not want this connection, or this subscription. */
  | { readonly kind: 'refused'; readonly detail: string };

/** How a vendor's socket is spoken to; connection, silence, retries and subscriptions are shared. */
export type StreamProtocol = {
  /** Address; `<ID>_STREAM_URL` sets another. */
  readonly url: string;
  readonly intervals: Readonly<Partial<Record<Interval, string>>>;
  /** The longest silence of a connection that works (ms). */
  readonly heartbeatMs: number;
  /** What keeps the connection alive, sent every so often. */
  readonly ping?: { readonly everyMs: number; readonly text: string };
  /** Channels named in one message at most. */
  readonly channelsPerMessage: number;
  toSubscription(channels: readonly StreamChannel[], isWanted: boolean, id: number): string;
  /** Acknowledgements that a subscription of these channels is answered with. */
  readonly acknowledgesEach: boolean;
  /** Reads a message. Throws a MessageFault that names the field. */
  parse(text: string): readonly StreamMessage[];
};

/** A message of the vendor that is not as it should be; the message names the field. */
export class MessageFault extends Error {
  constructor(field: string, detail: string) {
    super(`${field}: ${detail}`);
    this.name = 'MessageFault';
  }
}
