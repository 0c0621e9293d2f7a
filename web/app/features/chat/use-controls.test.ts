import { chartVendorsKey } from '@vela/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseVendor } from '../../lib/choose-vendor.ts';
import { findChosenVendor, takeAddressedVendor } from '../../lib/preferences.ts';
import { type Controls, toAnalysisRequest } from './controls.ts';
import { toMessage } from './use-controls.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const controls: Controls = { symbol: 'BTCUSDT', interval: '1h', limit: '500', mode: 'technical' };

it('a source is chosen for one symbol, replaced, and given up', () => {
  chooseVendor('BTCUSDT', 'bybit');
  chooseVendor('ETHUSDT', 'okx');
  expect([findChosenVendor('BTCUSDT'), findChosenVendor('SOLUSDT')]).toEqual(['bybit', undefined]);
  chooseVendor('BTCUSDT', 'kraken');
  chooseVendor('ETHUSDT', undefined);
  expect(stored.get(chartVendorsKey)).toBe('{"BTCUSDT":"kraken"}');
  stored.set(chartVendorsKey, '{"BTCUSDT":7');
  expect(findChosenVendor('BTCUSDT')).toBeUndefined();
  // The account keeps 8,000 characters of it.
  for (let at = 0; at < 300; at += 1) chooseVendor(`SYMBOL${at}`, 'twelvedata');
  expect(findChosenVendor('SYMBOL299')).toBe('twelvedata');
  expect(stored.get(chartVendorsKey)?.length).toBeLessThan(8000);
});

it('a question carries the source of its symbol, and a request that of its own', () => {
  chooseVendor('BTCUSDT', 'bybit');
  const typed = toMessage({ text: 'Is there a gap?' }, controls, 'en');
  expect([typed.symbol, typed.vendor]).toEqual(['BTCUSDT', 'bybit']);
  const other = toAnalysisRequest({ ...controls, symbol: 'ETHUSDT' }, { intent: 'analyze' }, 'en');
  const pressed = toMessage({ text: 'Analyze ETHUSDT', request: other }, controls, 'en');
  expect([pressed.vendor, pressed.request?.vendor]).toEqual(['bybit', undefined]);
  const own = toAnalysisRequest(controls, { intent: 'analyze' }, 'en');
  const asked = toMessage({ text: 'Analyze BTCUSDT', request: own }, controls, 'en');
  expect(asked.request?.vendor).toBe('bybit');
  chooseVendor('BTCUSDT', undefined);
  expect('vendor' in toMessage({ text: 'Is there a gap?' }, controls, 'en')).toBe(false);

  const earlier = { ...own, vendor: 'bybit' };
  expect(
    'vendor' in (toMessage({ text: 'weekly', request: earlier }, controls, 'en').request ?? {}),
  ).toBe(false);
  stored.set(chartVendorsKey, 'null');
  expect(findChosenVendor('constructor')).toBeUndefined();
});

it('a source that an address names counts for its symbol until another is chosen', () => {
  chooseVendor('ETHUSDT', 'okx');
  takeAddressedVendor('BTCUSDT', 'kraken');
  const typed = toMessage({ text: 'Is there a gap?' }, controls, 'en');
  expect([typed.vendor, findChosenVendor('ETHUSDT')]).toEqual(['kraken', 'okx']);
  expect(stored.get(chartVendorsKey)).toBe('{"ETHUSDT":"okx"}');
  chooseVendor('BTCUSDT', undefined);
  expect(findChosenVendor('BTCUSDT')).toBeUndefined();
});
