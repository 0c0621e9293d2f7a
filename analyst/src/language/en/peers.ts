import type { PeerWords } from '../peer-words.ts';

/** A company among those whose filings are at hand. */
export const peers: PeerWords = {
  sectors: {
    'Communication Services': 'communication services',
    'Consumer Discretionary': 'consumer discretionary',
    'Consumer Staples': 'consumer staples',
    Energy: 'energy',
    Financials: 'financials',
    'Health Care': 'health care',
    Industrials: 'industrials',
    'Information Technology': 'information technology',
    Materials: 'materials',
    'Real Estate': 'real estate',
    Utilities: 'utilities',
  },
  sentences: {
    opening:
      '{$name} stands here beside other companies whose filings are at hand: {company.peers.count} in all, and {company.peers.sector-count} in its sector, {$sector}; they were not chosen for being alike.',
    'opening.no-sector':
      '{$name} stands here beside other companies whose filings are at hand: {company.peers.count} in all; no list gives its sector, and they were not chosen for being alike.',
    'row.all':
      '{$what}: {figure.value}, higher than {row.all-place} of the others, counting {row.all-count} companies that have this figure.',
    'row.few':
      '{$what}: {figure.value}; companies that have this figure here: {row.all-count}, too few to rank.',
    'row.sector':
      'Within the sector it is higher than {row.sector-place} of the others, counting {row.sector-count} companies.',
    'row.missing':
      '{$what}: the filings of {$name} at hand do not give it, so there is nothing to rank.',
    'sector.few':
      'Others of its sector here: {company.peers.sector-count}, too few to rank within it.',
    honest:
      'A place among the companies at hand is no place in the market, and a higher figure is not the better one everywhere.',
    none: 'There is no other company at hand here with filings of that time, so {$name} cannot be ranked.',
  },
};
