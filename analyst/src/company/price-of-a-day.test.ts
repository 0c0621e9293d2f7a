import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCorporateActions,
  createFilingsSource,
  createMarketData,
  instrumentCatalogue,
  type CorporateAction,
  type CorporateActionStore,
} from '@vela/market-data';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatherDeps } from '../gather-deps.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { createCompanyStatementsAnswer } from './create-company-statements.ts';
import { gatherCompany } from './gather-company.ts';

const folder = await mkdtemp(join(tmpdir(), 'vela-price-'));
afterAll(() => rm(folder, { recursive: true }));

const now = Date.UTC(2020, 8, 2, 1);
const match = instrumentCatalogue.resolve('AAPL');
const apple = match.kind === 'found' ? match.instrument : undefined;

/** A table for one company: what a source tells takes the place of what it told. */
function createActionStore(): CorporateActionStore {
  let rows: readonly CorporateAction[] = [];
  return {
    read: async () => rows,
    async replace(by, actions) {
      const others = rows.filter(({ source }) => source !== by.source);
      rows = [...others, ...actions.map((action) => ({ ...action, ...by }))];
    },
  };
}

const write = (name: string, lines: readonly string[]): Promise<void> =>
  writeFile(join(folder, name), `${lines.join('\n')}\n`);
/** Closes as they were traded, divided by `shares` where a later split made as many of one. */
const writeCloses = (rows: readonly (readonly [string, number])[]): Promise<void> =>
  write('AAPL_1d.csv', [
    'time,open,high,low,close,volume',
    ...rows.map(([day, close]) => `${day}T00:00:00Z,${Array(4).fill(close).join(',')},1`),
  ]);
const splits = ['date,type,value', '2014-06-09,split,7', '2020-08-31,split,4'];

function createDeps(): GatherDeps {
  const store = {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  };
  return {
    marketData: createMarketData({
      mode: 'files',
      filesDir: folder,
      allowSimulated: false,
      store,
    }),
    filings: createFilingsSource(),
    corporateActions: createCorporateActions({
      folder,
      store: createActionStore(),
      now: () => now,
    }),
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
  };
}

async function findMarketValue(day?: number): Promise<number | undefined> {
  if (apple === undefined) throw new Error('no Apple');
  const plan = day === undefined ? {} : { knownOn: day };
  const found = await gatherCompany(apple, { language: 'en', now, plan }, createDeps());
  if (found.kind !== 'company') throw new Error(found.kind);
  const fact = found.analysis.facts.find(({ id }) => id === 'company.market-value.value');
  return typeof fact?.value === 'number' ? fact.value : undefined;
}

// Apple closed at 561.02 on the last day of 2013 and had 899,738,000 shares by its report of then.
const endOf2013 = Date.UTC(2013, 11, 31);
const then = 561.02 * 899.738;
// At 134.18 on 1 September 2020, the day after the split; the last report before it counts
// 4,275,634,000 shares of old.
const lately = 134.18 * 4275.634 * 4;

describe('the market value of a company', () => {
  beforeEach(() => write('AAPL_events.csv', splits));

  it.each([
    ['as it was traded', 1],
    ['adjusted for splits', 28],
  ])('on an earlier day is of the price and the shares of then, from prices %s', async (_, by) => {
    await writeCloses([
      ['2013-12-31', 561.02 / by],
      ['2014-06-06', by === 1 ? 645.57 : 645.57 / 28],
      ['2014-06-09', by === 1 ? 93.7 : 93.7 / 4],
      ['2020-08-28', by === 1 ? 499.23 : 499.23 / 4],
      ['2020-08-31', 129.04],
      ['2020-09-01', 134.18],
    ]);
    expect((await findMarketValue(endOf2013)) ?? 0).toBeCloseTo(then, 0);
  });

  it('counts the new shares from the day of the split on', async () => {
    await writeCloses([
      ['2020-08-28', 124.8075],
      ['2020-08-31', 129.04],
      ['2020-09-01', 134.18],
    ]);
    expect((await findMarketValue()) ?? 0).toBeCloseTo(lately, 0);
  });

  it('has the shares that the statements tell, which know of the split from the table as well', async () => {
    if (apple === undefined) throw new Error('no Apple');
    const request = { symbol: 'AAPL', language: 'en', period: 'quarter' } as const;
    const answer = await createCompanyStatementsAnswer(
      { instrument: apple, request, now },
      createDeps(),
    );
    // 4,354,788,000 diluted shares of old in the quarter to 27 June 2020.
    const fact = answer?.facts.find(({ id }) => id === 'statement.quarter-1.dilutedShares');
    expect(fact?.value).toBeCloseTo(4 * 4354.788, 3);
  });

  it('is not given where nothing says whether dividends were taken from the prices', async () => {
    await write('AAPL_events.csv', [...splits, '2020-08-07,dividend,0.205']);
    await writeCloses([
      ['2013-12-31', 18.9],
      ['2020-08-28', 124.8075],
      ['2020-08-31', 129.04],
      ['2020-09-01', 134.18],
    ]);
    expect(await findMarketValue(endOf2013)).toBeUndefined();
  });
});
