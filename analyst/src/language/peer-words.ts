import type { Sector } from '@vela/market-data';

export type PeerSentence =
  | 'opening'
  | 'opening.no-sector'
  | 'row.all'
  | 'row.few'
  | 'row.sector'
  | 'row.missing'
  | 'sector.few'
  | 'honest'
  | 'none';

/** A company among others in one language. */
export type PeerWords = {
  readonly sectors: Readonly<Record<Sector, string>>;
  readonly sentences: Readonly<Record<PeerSentence, string>>;
};
