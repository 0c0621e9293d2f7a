import { createCompanyReport, readPeerFigures, type PeerFigures } from '@vela/engine';
import { findSector, type FilingsSource, type Sector } from '@vela/market-data';
import { createPeerMemo, type ReadPeerFigures } from './peer-memo.ts';

/** Another company whose filings are at hand. */
export type Peer = {
  readonly symbol: string;
  readonly sector: Sector | undefined;
  readonly figures: PeerFigures;
};

/** The companies at hand beside one of them. */
export type PeerGroup = {
  /** Of the company itself; undefined: no list has it. */
  readonly sector: Sector | undefined;
  readonly peers: readonly Peer[];
};

/** Finds the companies that another is compared with. */
export interface PeerSource {
  /** As known on a day, YYYY-MM-DD: nothing that was filed later is read. */
  find(symbol: string, knownOn: string): Promise<PeerGroup>;
}

/** Companies compared with; those of the same sector come first. */
const maxPeers = 40;

/** Reads figures from the filings at hand, each time anew; the SEC is not asked for them. */
export function createPeerReader(filings: FilingsSource): ReadPeerFigures {
  return async (symbol, knownOn) => {
    const found = await filings.find(symbol, { onlyAtHand: true });
    if (found.kind !== 'filings') return undefined;
    const report = createCompanyReport(found.company, { knownOn, version: 'latest', price: null });
    return report === undefined ? undefined : readPeerFigures(report);
  };
}

/** The companies whose filings are at hand, with their figures by `readFigures`. */
export function createPeerSource(
  filings: FilingsSource,
  readFigures: ReadPeerFigures = createPeerMemo(createPeerReader(filings)),
): PeerSource {
  return {
    async find(symbol, knownOn) {
      const sector = findSector(symbol);
      const atHand = await filings.listAtHand();
      const own = await filings.findFiler(symbol);
      const others = atHand
        .filter((other) => other !== symbol && other !== own?.ticker)
        .map((other) => ({ symbol: other, sector: findSector(other) }))
        .toSorted(
          (one, other) =>
            Number(other.sector === sector) - Number(one.sector === sector) ||
            (one.symbol < other.symbol ? -1 : 1),
        )
        .slice(0, maxPeers);
      const peers: Peer[] = [];
      // One after another: a report takes milliseconds, and other questions are answered between.
      for (const other of others) {
        const figures = await readFigures(other.symbol, knownOn);
        if (figures !== undefined) peers.push({ ...other, figures });
      }
      return { sector, peers };
    },
  };
}
