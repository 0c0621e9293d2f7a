import type { StreamChannel, StreamProtocol } from './stream-protocol.ts';

export const toChannelName = ({ symbol, interval }: StreamChannel): string =>
  `${symbol} ${interval}`;

/** The subscriptions of one connection: what is wanted and what the vendor acknowledged. */
export type Subscriptions = {
  /** Sends the difference to what is wanted. */
  sync(wanted: ReadonlyMap<string, StreamChannel>): void;
  /** Counts acknowledgements; returns the channels that all are in force now, once each. */
  acknowledge(count: number): readonly StreamChannel[];
  readonly isWaiting: boolean;
};

/** Sends subscriptions in messages of limited length. */
export function createSubscriptions(
  protocol: StreamProtocol,
  send: (text: string) => void,
): Subscriptions {
  const asked = new Map<string, StreamChannel>();
  let unannounced: StreamChannel[] = [];
  let expected = 0;
  let messageId = 0;

  function sendAll(channels: readonly StreamChannel[], isWanted: boolean): void {
    // Channels of one message share an interval: not every vendor takes several.
    const byInterval = Map.groupBy(channels, ({ interval }) => interval);
    for (const group of byInterval.values())
      for (let from = 0; from < group.length; from += protocol.channelsPerMessage) {
        const part = group.slice(from, from + protocol.channelsPerMessage);
        send(protocol.toSubscription(part, isWanted, ++messageId));
        if (isWanted) expected += protocol.acknowledgesEach ? part.length : 1;
        else if (!protocol.acknowledgesEach) expected += 1;
      }
  }

  return {
    sync(wanted) {
      const added = [...wanted].filter(([name]) => !asked.has(name));
      const removed = [...asked].filter(([name]) => !wanted.has(name));
      for (const [name, channel] of added) asked.set(name, channel);
      for (const [name] of removed) asked.delete(name);
      unannounced.push(...added.map(([, channel]) => channel));
      sendAll(
        added.map(([, channel]) => channel),
        true,
      );
      sendAll(
        removed.map(([, channel]) => channel),
        false,
      );
    },
    acknowledge(count) {
      expected = Math.max(0, expected - count);
      if (expected > 0) return [];
      const channels = unannounced;
      unannounced = [];
      return channels;
    },
    get isWaiting() {
      return expected > 0;
    },
  };
}
