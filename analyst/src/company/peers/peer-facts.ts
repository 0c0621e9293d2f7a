import type { Fact, FactSource } from '@vela/contracts';
import { peerGrowthIds, type PeerFigureId, type PeerGrowthId, type PeerRank } from '@vela/engine';
import { createFact, type FactMaking, type NewFact } from '../create-fact.ts';
import { getFigureNames } from '../figure-names.ts';
import { inputId } from '../market-facts.ts';
import type { RankedCompany, RankedFigure } from './rank-company.ts';

const figure = 'peers';

const growthInputs: Readonly<Record<PeerGrowthId, readonly string[]>> = {
  'revenue-growth': ['revenue', 'earlier-revenue'],
  'income-growth': ['net-income-1', 'earlier-net-income'],
  'cash-flow-growth': ['free-cash-flow-1', 'earlier-free-cash-flow'],
};

const findGrowth = (id: PeerFigureId): PeerGrowthId | undefined =>
  peerGrowthIds.find((growth) => growth === id);

/** How the ids of a compared figure's value begin: ratios are facts of the report already. */
export const toValuePrefix = (id: PeerFigureId): string =>
  findGrowth(id) === undefined ? `company.${id}` : `company.peers.${id}`;

function createRankFacts(
  { count, place }: PeerRank,
  named: Pick<NewFact, 'name' | 'source'> & { readonly row: string; readonly of: 'all' | 'sector' },
): NewFact[] {
  const { row, of, ...shared } = named;
  const counted: NewFact = {
    ...shared,
    figure,
    id: `${row}.${of}-count`,
    part: `${of}-count`,
    unit: 'count',
    decimals: 0,
    value: count,
  };
  if (place === null) return [counted];
  const placed: NewFact = {
    ...shared,
    figure,
    id: `${row}.${of}-place`,
    part: `${of}-place`,
    unit: 'percent',
    decimals: 0,
    value: place * 100,
  };
  return [placed, counted];
}

function createFigureFacts({ id, value, all, sector }: RankedFigure, name: string): NewFact[] {
  const row = `company.peers.${id}`;
  const growth = findGrowth(id);
  const source: FactSource = { kind: 'computation', factIds: [`${toValuePrefix(id)}.value`] };
  const own: NewFact[] =
    growth === undefined
      ? []
      : [
          {
            figure,
            name,
            id: `${row}.value`,
            part: 'five-year',
            unit: 'percent',
            decimals: 1,
            value: value * 100,
            source: {
              kind: 'computation',
              factIds: growthInputs[growth].map((input) => inputId(input)),
            },
          },
        ];
  return [
    ...own,
    ...createRankFacts(all, { row, of: 'all', name, source }),
    ...(sector === undefined ? [] : createRankFacts(sector, { row, of: 'sector', name, source })),
  ];
}

/** The places of a company's figures, and the companies it was compared with. */
export function createPeerFacts(ranked: RankedCompany | undefined, making: FactMaking): Fact[] {
  if (ranked === undefined || ranked.symbols.length === 0) return [];
  const names = getFigureNames(making.language, making.kind);
  const source: FactSource = {
    kind: 'computation',
    factIds: ranked.figures.map(({ id }) => `${toValuePrefix(id)}.value`),
  };
  const { symbols, sector, sectorCount, figures } = ranked;
  const counts: readonly NewFact[] = [
    {
      figure,
      id: 'company.peers.count',
      part: 'others',
      unit: 'count',
      value: symbols.length,
      decimals: 0,
      source,
    },
    {
      figure,
      id: 'company.peers.names',
      part: 'compared',
      unit: 'text',
      value: symbols.join(', '),
      source,
    },
    ...(sector === undefined
      ? []
      : [
          {
            figure,
            id: 'company.peers.sector-count',
            part: 'others-sector',
            unit: 'count',
            value: sectorCount,
            decimals: 0,
            source,
          } as const,
        ]),
  ];
  return [...counts, ...figures.flatMap((one) => createFigureFacts(one, names[one.id]))].map(
    (fact) => createFact(fact, making),
  );
}
