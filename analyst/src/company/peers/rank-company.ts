import {
  peerFigureIds,
  rankAmong,
  readPeerFigures,
  type CompanyReport,
  type PeerFigureId,
  type PeerRank,
} from '@vela/engine';
import type { Sector } from '@vela/market-data';
import type { Peer, PeerGroup } from './peer-source.ts';

/** A figure's place among all companies at hand, and among those of the sector. */
export type RankedFigure = {
  readonly id: PeerFigureId;
  readonly value: number;
  readonly all: PeerRank;
  /** Undefined: the company is in no list of sectors. */
  readonly sector: PeerRank | undefined;
};

/** A company among those at hand. */
export type RankedCompany = {
  readonly sector: Sector | undefined;
  /** Those compared with. */
  readonly symbols: readonly string[];
  readonly sectorCount: number;
  readonly figures: readonly RankedFigure[];
};

const dayMs = 86_400_000;
/** Twelve months that ended longer apart are of another time. */
const maxApartMs = 400 * dayMs;

function listValues(peers: readonly Peer[], id: PeerFigureId): number[] {
  return peers.flatMap(({ figures }) => figures.values[id] ?? []);
}

/** Ranks the figures of a report among those of other companies for about the same months. */
export function rankCompany(report: CompanyReport, { sector, peers }: PeerGroup): RankedCompany {
  const { end, values } = readPeerFigures(report);
  const near = peers.filter(
    ({ figures }) => Math.abs(Date.parse(figures.end) - Date.parse(end)) <= maxApartMs,
  );
  const alike = near.filter((peer) => peer.sector === sector);
  const figures = peerFigureIds.flatMap((id): RankedFigure[] => {
    const value = values[id];
    if (value === undefined) return [];
    const within = sector === undefined ? undefined : rankAmong(value, listValues(alike, id));
    return [{ id, value, all: rankAmong(value, listValues(near, id)), sector: within }];
  });
  return {
    sector,
    symbols: near.map(({ symbol }) => symbol),
    sectorCount: sector === undefined ? 0 : alike.length,
    figures,
  };
}
