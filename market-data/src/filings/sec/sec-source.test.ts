import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerEndlessly,
  answerJson,
  answerTruncated,
  startScriptedServer,
  type ScriptedAnswer,
  type ScriptedServer,
} from '../../testing/scripted-server.ts';
import { createMemoryFilingsStore } from '../../testing/memory-filings-store.ts';
import { isFullRun } from '../../testing/tier.ts';
import { createFilingsSource } from '../create-filings-source.ts';
import type { FilingsSource } from '../filings-source.ts';
import type { FilingsStore } from '../filings-store.ts';

const hour = 3_600_000;
const contact = 'Vela admin@example.com';
const fact = {
  start: '2024-01-01',
  end: '2024-12-31',
  val: 5,
  accn: '0000000000-25-000001',
  form: '10-K',
  filed: '2025-02-01',
};
const createBody = (val: number) => ({
  cik: 1_045_810,
  entityName: 'NVIDIA CORP',
  facts: {
    'us-gaap': {
      Revenues: { label: 'Revenues', units: { USD: [{ ...fact, val, fy: 2024, fp: 'FY' }] } },
      GoodwillNotRead: { units: { USD: [fact] } },
    },
  },
});
const tickers = {
  0: { cik_str: 1_045_810, ticker: 'NVDA', title: 'NVIDIA CORP' },
  1: { cik_str: 320_193, ticker: 'AAPL', title: 'Apple Inc.' },
  2: { cik_str: 1_067_983, ticker: 'BRK-B', title: 'BERKSHIRE HATHAWAY INC' },
  3: { cik_str: 77, ticker: 'ZZZT', title: 'ZZ TOP INC' },
};

let store: FilingsStore;
let server: ScriptedServer;
let time: number;
/** Answers of the host of the facts; tickers are always there. */
let facts: ScriptedAnswer;

/** The SEC in short: 403 without a contact, a list of tickers, versions of bodies. */
const answerAsSec: ScriptedAnswer = (url, response) => {
  const { headers } = getRequest(response);
  if (headers['user-agent'] !== contact) return answerJson('', { status: 403 })(url, response);
  return url.pathname === '/files/company_tickers.json'
    ? answerJson(tickers)(url, response)
    : facts(url, response);
};
const getRequest = (response: ServerResponse): IncomingMessage => response.req;

/** A body with a version: 304 where it is known. */
const answerVersion =
  (val: number): ScriptedAnswer =>
  (url, response) =>
    getRequest(response).headers['if-none-match'] === `"v${val}"`
      ? answerJson('', { status: 304 })(url, response)
      : answerJson(createBody(val), { headers: { etag: `"v${val}"` } })(url, response);

const open = (who = contact): FilingsSource =>
  createFilingsSource({
    store,
    now: () => time,
    sec: {
      contact: who,
      urls: { site: server.url, data: server.url },
      clock: () => performance.now(),
    },
  });

async function findRevenue(source: FilingsSource, symbol = 'NVDA') {
  const found = await source.find(symbol);
  if (found.kind === 'missing') return { kind: 'missing', refusal: found.refusal?.reason };
  const { origin, company, refusal } = found;
  const value = company.facts['us-gaap']?.['Revenues']?.units['USD']?.[0]?.val;
  return { origin, value, ...(refusal === undefined ? {} : { refusal: refusal.reason }) };
}

beforeEach(async () => {
  store = createMemoryFilingsStore();
  server = await startScriptedServer();
  server.answerWith(answerAsSec);
  facts = answerVersion(5);
  time = Date.UTC(2026, 0, 1);
});

afterEach(async () => {
  await server.close();
});

describe('filings of the SEC', () => {
  it('are found by ticker, and only tags that are read are kept', async () => {
    const source = open();
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 5 });
    const found = await source.find('NVDA');
    expect(found.kind === 'filings' && Object.keys(found.company.facts['us-gaap'] ?? {})).toEqual([
      'Revenues',
    ]);
    // The number of a large company comes with Vela, so its list is not asked for.
    expect(server.requests).toEqual(['/api/xbrl/companyfacts/CIK0001045810.json']);
    expect(await findRevenue(source, 'BRK.B')).toMatchObject({ origin: 'sec' });
    expect(await findRevenue(source, 'ZZZU')).toEqual({ kind: 'missing', refusal: undefined });
  });

  it('are asked for once by many at a time, again after hours, and read anew if changed', async () => {
    const source = open();
    await Promise.all(Array.from({ length: 20 }, () => findRevenue(source)));
    expect(server.requests).toHaveLength(1);
    time += 7 * hour;
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 5 });
    facts = answerVersion(6);
    time += 7 * hour;
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 6 });
    expect(server.requests).toHaveLength(3);
  });

  it('outlive a restart, and need no SEC then', async () => {
    await findRevenue(open());
    const asked = server.requests.length;
    expect(await findRevenue(open())).toEqual({ origin: 'sec', value: 5 });
    expect(server.requests).toHaveLength(asked);
    const alone = createFilingsSource({ store, now: () => time + 9 * hour });
    expect(await findRevenue(alone)).toEqual({ origin: 'sec', value: 5 });
    expect(await alone.listAtHand()).toContain('NVDA');
  });

  it('of companies outside every list of markets are found by ticker or number', async () => {
    const source = open();
    const filer = { ticker: 'ZZZT', cik: 77, name: 'ZZ TOP INC' };
    const asked = Array.from({ length: 20 }, () => source.findFiler('ZZZT'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([filer]));
    expect(server.requests).toEqual(['/files/company_tickers.json']);
    expect(await source.findFiler('CIK 0000000077')).toEqual(filer);
    expect(await source.findFiler('CIK78')).toMatchObject({ ticker: 'CIK78', cik: 78 });
    expect(await source.findFiler('ZZZU')).toBeUndefined();
    expect(await findRevenue(source, 'CIK78')).toEqual({ origin: 'sec', value: 5 });
    expect(server.requests.at(-1)).toBe('/api/xbrl/companyfacts/CIK0000000078.json');
  });

  it('of one class of shares are those of the other, without a network as well', async () => {
    const source = createFilingsSource();
    const [one, other] = [await source.find('GOOGL'), await source.find('GOOG')];
    expect(one.kind).toBe('filings');
    expect(other).toEqual(one);
    expect(await source.findFiler('MMM')).toMatchObject({ cik: 66_740, name: '3M' });
    expect(await source.listAtHand()).toEqual(source.known);
  });

  it.each([
    ['answers 403', answerJson('', { status: 403 }), 'refused'],
    ['is down', answerJson('', { status: 500 }), 'failing'],
    ['cuts its answer', answerTruncated, 'failing'],
    ['sends no JSON', answerJson('<html>'), 'malformed'],
    ['sends another shape', answerJson({ facts: 1 }), 'malformed'],
    ['never ends', answerEndlessly, 'malformed'],
    ['limits requests', answerJson('', { status: 429 }), 'rate-limited'],
  ] as const)('say so where the SEC %s', async (_, answer, reason) => {
    facts = answer;
    expect(await findRevenue(open())).toEqual({ kind: 'missing', refusal: reason });
  });

  it('of the last time, or of the extract, stand in while it does not answer, and say so', async () => {
    const source = open();
    await findRevenue(source);
    facts = answerJson('', { status: 403 });
    time += 7 * hour;
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 5, refusal: 'refused' });
    expect(await findRevenue(source, 'AAPL')).toMatchObject({
      origin: 'shipped',
      refusal: 'refused',
    });
    const withoutServer = open();
    await server.close();
    expect(await findRevenue(withoutServer, 'AAPL')).toMatchObject({ origin: 'shipped' });
    server = await startScriptedServer();
  });

  // It takes as long as the SEC is waited for.
  it.runIf(isFullRun)('of the extract stand in where the SEC is silent', async () => {
    server.answerWith(() => undefined);
    expect(await findRevenue(open(), 'AAPL')).toMatchObject({ origin: 'shipped' });
  });

  it('are refused where SEC_CONTACT names no address', async () => {
    expect(await findRevenue(open('curl'))).toEqual({ kind: 'missing', refusal: 'refused' });
  });

  it('of ten companies at a time stay within the limit of requests', async () => {
    const symbols = Array.from({ length: 30 }, (_, index) => `T${index}`);
    server.answerWith((url, response) =>
      url.pathname === '/files/company_tickers.json'
        ? answerJson(
            Object.fromEntries(
              symbols.map((ticker, index) => [index, { cik_str: index + 1, ticker, title: '' }]),
            ),
          )(url, response)
        : answerVersion(5)(url, response),
    );
    const source = open();
    await Promise.all(symbols.map((symbol) => source.find(symbol)));
    // Four at once and four a second: far below the ten that are allowed.
    expect(server.requests.length).toBeLessThanOrEqual(10);
  });
});
