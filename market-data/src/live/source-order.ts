import type { CandleSource, SeriesRequest } from '../candle-source.ts';

/** In which order sources are asked: a series belongs to one vendor, and is never spliced. */
export type SourceOrder = {
  /** The sources with the vendor of the stored series before the other vendors. */
  sort(sources: readonly CandleSource[], request: SeriesRequest): Promise<readonly CandleSource[]>;
  noteAnswer(source: CandleSource, request: SeriesRequest): void;
};

const toName = ({ instrument, interval }: SeriesRequest): string =>
  `${instrument.symbol} ${interval}`;

/** Remembers which vendor a series belongs to: the one stored first, else the first that answered. */
export function createSourceOrder(): SourceOrder {
  const owners = new Map<string, string>();

  async function findOwner(
    live: readonly CandleSource[],
    request: SeriesRequest,
  ): Promise<string | undefined> {
    const known = owners.get(toName(request));
    if (known !== undefined) return known;
    for (const source of live)
      if ((await source.isStored?.(request)) === true) return source.vendor;
    return undefined;
  }

  return {
    async sort(sources, request) {
      const live = sources.filter(({ kind }) => kind === 'live');
      if (live.length < 2) return sources;
      const owner = await findOwner(live, request);
      if (owner === undefined) return sources;
      const first = live.filter(({ vendor }) => vendor === owner);
      const others = live.filter(({ vendor }) => vendor !== owner);
      const at = sources.findIndex(({ kind }) => kind === 'live');
      return [...sources.slice(0, at), ...first, ...others, ...sources.slice(at + live.length)];
    },
    noteAnswer({ kind, vendor }, request) {
      if (kind === 'live') owners.set(toName(request), vendor);
    },
  };
}
