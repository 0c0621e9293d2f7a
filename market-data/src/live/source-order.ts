import type { CandleSource, CandleStore, OwnedSeries, SeriesRequest } from '../candle-source.ts';

/** In which order sources are asked: a series belongs to one vendor, and is never spliced. */
export type SourceOrder = {
  /** The sources with the vendor of the stored series before the other vendors. */
  sort(sources: readonly CandleSource[], request: SeriesRequest): Promise<readonly CandleSource[]>;
  noteAnswer(source: CandleSource, request: SeriesRequest): Promise<void>;
};

const toOwned = ({ instrument: { symbol }, interval }: SeriesRequest): OwnedSeries => ({
  symbol,
  interval,
});
const toName = ({ symbol, interval }: OwnedSeries): string => `${symbol} ${interval}`;

/**
 * Remembers which vendor a series belongs to: the one that answered first where none was chosen.
 * What a person chooses for a chart stores series too, and changes no order for others.
 */
export function createSourceOrder(store: Pick<CandleStore, 'findOwner' | 'setOwner'>): SourceOrder {
  const owners = new Map<string, string>();
  return {
    async sort(sources, request) {
      const live = sources.filter(({ kind }) => kind === 'live');
      if (live.length < 2) return sources;
      const series = toOwned(request);
      const owner = owners.get(toName(series)) ?? (await store.findOwner?.(series));
      if (owner === undefined) return sources;
      const first = live.filter(({ vendor }) => vendor === owner);
      const others = live.filter(({ vendor }) => vendor !== owner);
      const at = sources.findIndex(({ kind }) => kind === 'live');
      return [...sources.slice(0, at), ...first, ...others, ...sources.slice(at + live.length)];
    },
    async noteAnswer({ kind, vendor }, request) {
      const series = toOwned(request);
      if (kind !== 'live' || owners.get(toName(series)) === vendor) return;
      await store.setOwner?.(series, vendor);
      owners.set(toName(series), vendor);
    },
  };
}
