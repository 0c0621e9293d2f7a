import type { OfferedSource } from '@vela/contracts';
import type { CandleSource, SeriesName } from '../candle-source.ts';

const own = { live: 'real-time', file: 'file', simulated: 'simulated' } as const;

/** A source as it is offered: what is known of it without asking it. */
function toOffered(source: CandleSource): OfferedSource {
  const { kind, vendor } = source;
  const known = source.describeVendor?.();
  return {
    vendor,
    kind,
    delay: known?.delay ?? own[kind],
    rights: known?.rights ?? 'public',
    isFailing: known?.state === 'failing',
  };
}

/** The sources that have a series, in order, each once. */
export async function listOffered(
  sources: readonly CandleSource[],
  series: SeriesName,
): Promise<readonly OfferedSource[]> {
  const offers = await Promise.all(
    sources.map(async (source) => (await source.offers?.(series)) === true),
  );
  const offered = sources.filter((_, index) => offers[index]).map(toOffered);
  return offered.filter(
    ({ vendor }, index) => offered.findIndex((one) => one.vendor === vendor) === index,
  );
}
