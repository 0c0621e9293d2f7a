import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { liveVendors } from '@vela/market-data';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { isShowable, parseDataRights } from './vendor-settings.ts';

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'vela-vendors-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const production = {
  DATA_DIR,
  VELA_PROFILE: 'production',
  SESSION_SECRET: 'q7Xv0ZrT2mKpW9aLd4YcJ8nUe1BsHg6f',
  ENCRYPTION_KEY: 'R3kD8wQz5VtN1xPj7CmF0yGaL9uSb2Eh',
  PUBLIC_URL: 'https://vela.example.com',
  DATABASE_URL: 'postgres://u:p@db/vela',
  SMTP_URL: 'smtp://u:p@mail:587',
  CONTACT_TO: 'people@vela.example.com',
};

describe('the rights of vendors', () => {
  it.each([
    // Who may see the data of a vendor: the operator at home; visitors; with a contract.
    ['binance', true, true],
    ['bybit', true, true],
    ['okx', true, true],
    ['kraken', true, true],
    ['coinbase', false, true],
    ['alpaca', false, true],
    ['twelvedata', false, true],
    ['massive', false, true],
    ['finnhub', false, true],
    ['alphavantage', false, true],
    ['yahoo', false, true],
    ['stooq', false, true],
    ['ecb', true, true],
    ['frankfurter', true, true],
    ['tcmb', true, true],
  ])('of %s: visitors %s, with a contract %s', (id, visitors, contract) => {
    const vendor = liveVendors.find((one) => one.id === id);
    if (vendor === undefined) throw new Error(id);
    expect(isShowable(vendor, 'personal')).toBe(visitors);
    expect(isShowable(vendor, parseDataRights(`licensed:${id}`))).toBe(contract);
  });

  it('keep production from starting with a vendor whose data visitors may not see', () => {
    const ALPACA_KEY = 'id-of-alpaca:secret';
    expect(() => parseConfig({ ...production, ALPACA_KEY })).toThrow(
      "ALPACA_KEY: must not be set in production: the terms of alpaca allow its data for the operator's eyes only",
    );
    const TWELVEDATA_KEY = 'key-of-twelvedata';
    expect(() => parseConfig({ ...production, TWELVEDATA_KEY })).toThrow(
      'TWELVEDATA_KEY: needs a contract in production',
    );
    const licensed = { ...production, TWELVEDATA_KEY, DATA_RIGHTS: 'licensed:twelvedata' };
    expect(parseConfig(licensed).vendorKeys).toEqual({ twelvedata: TWELVEDATA_KEY });
    expect(parseConfig({ DATA_DIR, ALPACA_KEY }).vendorKeys).toEqual({ alpaca: ALPACA_KEY });
  });

  it('keep a vendor off that the operator does not opt in to, and production from starting with it', () => {
    expect(parseConfig({ DATA_DIR }).vendorOptIns).toEqual([]);
    expect(parseConfig({ DATA_DIR, YAHOO_OPT_IN: 'yes' }).vendorOptIns).toEqual(['yahoo']);
    expect(() => parseConfig({ ...production, YAHOO_OPT_IN: 'yes' })).toThrow(
      'YAHOO_OPT_IN: must not be set in production',
    );
    expect(() => parseConfig({ DATA_DIR, STOOQ_OPT_IN: 'maybe' })).toThrow(/^STOOQ_OPT_IN: /);
  });

  it('name a setting that cannot be read', () => {
    expect(() => parseConfig({ DATA_DIR, DATA_RIGHTS: 'all' })).toThrow(/^DATA_RIGHTS: /);
    expect(() => parseConfig({ DATA_DIR, OKX_STREAM_URL: 'https://x' })).toThrow(
      /^OKX_STREAM_URL: /,
    );
  });
});
