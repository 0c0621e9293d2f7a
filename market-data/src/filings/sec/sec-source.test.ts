import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerEndlessly,
  answerJson,
  answerTruncated,
  startScriptedServer,
  type ScriptedAnswer,
  type ScriptedServer,
} from '../../testing/scripted-server.ts';
import { createFilingsSource } from '../create-filings-source.ts';
import type { FilingsSource } from '../filings-source.ts';

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
};

let folder: string;
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

/** A body with a version: 304 to a client that has it. */
const answerVersion =
  (val: number): ScriptedAnswer =>
  (url, response) =>
    getRequest(response).headers['if-none-match'] === `"v${val}"`
      ? answerJson('', { status: 304 })(url, response)
      : answerJson(createBody(val), { headers: { etag: `"v${val}"` } })(url, response);

const open = (who = contact): FilingsSource =>
  createFilingsSource({
    sec: {
      contact: who,
      urls: { site: server.url, data: server.url },
      folder,
      now: () => time,
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
  folder = await mkdtemp(path.join(os.tmpdir(), 'vela-filings-'));
  server = await startScriptedServer();
  server.answerWith(answerAsSec);
  facts = answerVersion(5);
  time = Date.UTC(2026, 0, 1);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('filings of the SEC', () => {
  it('are found by ticker, and only tags that are read are kept', async () => {
    const source = open();
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 5 });
    const found = await source.find('NVDA');
    expect(found.kind === 'filings' && Object.keys(found.company.facts['us-gaap'] ?? {})).toEqual([
      'Revenues',
    ]);
    expect(server.requests).toEqual([
      '/files/company_tickers.json',
      '/api/xbrl/companyfacts/CIK0001045810.json',
    ]);
    expect(await findRevenue(source, 'BRK.B')).toMatchObject({ origin: 'sec' });
    expect(await findRevenue(source, 'MISSING')).toEqual({ kind: 'missing', refusal: undefined });
  });

  it('are asked for once by many at a time, again after hours, and read anew if changed', async () => {
    const source = open();
    await Promise.all(Array.from({ length: 20 }, () => findRevenue(source)));
    expect(server.requests).toHaveLength(2);
    time += 7 * hour;
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 5 });
    facts = answerVersion(6);
    time += 7 * hour;
    expect(await findRevenue(source)).toEqual({ origin: 'sec', value: 6 });
    expect(server.requests).toHaveLength(4);
  });

  it('outlive a restart, and a file that was cut off is read anew', async () => {
    await findRevenue(open());
    const asked = server.requests.length;
    expect(await findRevenue(open())).toEqual({ origin: 'sec', value: 5 });
    expect(server.requests).toHaveLength(asked);
    expect(await readdir(folder)).toEqual(['NVDA.json.gz']);
    await writeFile(path.join(folder, 'NVDA.json.gz'), 'cut');
    expect(await findRevenue(open())).toEqual({ origin: 'sec', value: 5 });
    expect(server.requests.length).toBeGreaterThan(asked);
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
    await server.close();
    server = await startScriptedServer();
    expect(await findRevenue(open(), 'AAPL')).toMatchObject({ origin: 'shipped' });
  });

  it('are refused without a User-Agent that says who asks', async () => {
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
