import { expect, it } from 'vitest';
import { defaultSettings, readSettings, rememberSettings } from './chart-settings.ts';

it('settings come back as they were left', () => {
  const kept = new Map<string, string>();
  rememberSettings({ setItem: (key, value) => kept.set(key, value) }, { priceScale: 'percent', colours: 'ink', timeZone: 'local' });
  expect(readSettings({ getItem: (key) => kept.get(key) ?? null })).toEqual({ priceScale: 'percent', colours: 'ink', timeZone: 'local' });
});

it('nonsense in the storage counts as nothing, entry by entry', () => {
  expect(readSettings({ getItem: () => '{"priceScale":"cubic","colours":"green-red"}' })).toEqual({
    ...defaultSettings,
    colours: 'green-red',
  });
  for (const stored of [null, 'not json', '7', 'null']) expect(readSettings({ getItem: () => stored })).toEqual(defaultSettings);
});
