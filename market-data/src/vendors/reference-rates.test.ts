import { afterAll, beforeEach, expect, it } from 'vitest';
import type { CandleResult } from '../candle-source.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { createLiveSource } from '../live/live-candle-source.ts';
import type { LiveVendor } from '../live/live-vendor.ts';
import { createMemoryCandleStore } from '../testing/memory-candle-store.ts';
import { answerJson, startScriptedServer } from '../testing/scripted-server.ts';
import { alphavantage } from './alphavantage/alphavantage.ts';
import { ecb } from './ecb/ecb.ts';
import { tcmb } from './tcmb/tcmb.ts';

const now = Date.UTC(2026, 10, 25, 18);
const server = await startScriptedServer();
afterAll(async () => await server.close());
beforeEach(() => (server.requests.length = 0));

async function ask(vendor: LiveVendor, symbol: string, key?: string): Promise<CandleResult> {
  const instrument = instrumentCatalogue.all.find((one) => one.symbol === symbol);
  if (instrument === undefined) throw new Error(symbol);
  const source = createLiveSource(vendor, {
    url: server.url,
    key,
    store: createMemoryCandleStore(),
  });
  return await source.getSeries({ instrument, interval: '1d', limit: 100, now });
}

function toSeries(result: CandleResult) {
  if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
  return result.series;
}

it('rates of the ECB are days of one price that say what they are', async () => {
  const days = ['2026-11-20,1.1519', '2026-11-23,1.1532', '2026-11-24,1.1547'];
  const csv = `CURRENCY,TIME_PERIOD,OBS_VALUE\n${days.map((day) => `USD,${day}`).join('\n')}\n`;
  server.answerWith(answerJson(csv, { headers: { 'content-type': 'text/csv' } }));
  const { candles, source } = toSeries(await ask(ecb, 'EURUSD'));
  expect([...candles.close]).toEqual([1.1519, 1.1532, 1.1547]);
  expect([...candles.high]).toEqual([...candles.low]);
  expect(source).toMatchObject({ vendor: 'ecb', rights: 'public', delay: 'reference' });
  const codes = source.health.map(({ code }) => code);
  expect(codes).toContain('reference-rates');
  expect(codes).not.toContain('flat-candles');
  expect(server.requests[0]).toContain('/EXR/D.USD.EUR.SP00.A?');
});

it('are not asked for over a weekend, when no rate can have come', async () => {
  const csv = 'TIME_PERIOD,OBS_VALUE\n2026-11-19,1.1519\n2026-11-20,1.1532\n';
  server.answerWith(answerJson(csv));
  let clock = 0;
  const store = createMemoryCandleStore();
  const source = createLiveSource(ecb, { url: server.url, store, clock: () => clock });
  const instrument = instrumentCatalogue.all.find(({ symbol }) => symbol === 'EURUSD');
  if (instrument === undefined) throw new Error('EURUSD');
  const count = async (at: number): Promise<number> => {
    clock += 60_000;
    await source.getSeries({ instrument, interval: '1d', limit: 100, now: at });
    return server.requests.length;
  };
  expect(await count(Date.UTC(2026, 10, 21, 10))).toBe(1);
  expect(await count(Date.UTC(2026, 10, 22, 23))).toBe(1);
  expect(await count(Date.UTC(2026, 10, 23, 18))).toBe(1);
  expect(await count(Date.UTC(2026, 10, 24, 1))).toBe(2);
});

it('a day without a bulletin of the TCMB is a page without candles', async () => {
  server.answerWith((request, response) => {
    const [, day, month] = /(\d\d)(\d\d)2026\.xml$/.exec(request.pathname) ?? [];
    const isWeekday = ![0, 6].includes(new Date(`2026-${month}-${day}`).getUTCDay());
    response.writeHead(isWeekday ? 200 : 404, { 'content-type': 'text/xml' });
    response.end(
      `<Tarih_Date Date="${month}/${day}/2026"><Currency Kod="USD" CurrencyCode="USD"><Unit>1</Unit><ForexBuying>42.1${day}</ForexBuying></Currency></Tarih_Date>`,
    );
  });
  const { candles } = toSeries(await ask(tcmb, 'USDTRY'));
  // The weekdays from 26 October on, without the 25th of November, which has not ended.
  expect(candles.length).toBe(22);
  expect(candles.close.at(-1)).toBe(42.124);
});

it('a key that goes into the address is in no reason that is told', async () => {
  server.answerWith(answerJson({ 'Error Message': 'Invalid API call' }));
  const result = await ask(alphavantage, 'AAPL', 'my-secret-key');
  expect(server.requests[0]).toContain('&apikey=my-secret-key');
  expect(result).toMatchObject({ kind: 'unavailable', refusal: { reason: 'no-such-series' } });
  expect(JSON.stringify(result)).not.toContain('my-secret-key');
});
