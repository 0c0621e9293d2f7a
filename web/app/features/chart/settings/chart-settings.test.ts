import { expect, it } from 'vitest';
import {
  type ChartSettings,
  defaultSettings,
  readSettings,
  storeSettings,
} from './chart-settings.ts';

it('settings are read back as they were stored', () => {
  const kept = new Map<string, string>();
  const left: ChartSettings = {
    priceScale: 'percent',
    colours: 'ink',
    timeZone: 'local',
    sessions: { shown: false, ids: ['asia', 'lunch'] },
    labels: 'short',
    volume: false,
    events: true,
  };
  storeSettings({ setItem: (key, value) => kept.set(key, value) }, left);
  expect(readSettings({ getItem: (key) => kept.get(key) ?? null })).toEqual(left);
});

it('invalid entries fall back to the default one by one', () => {
  expect(
    readSettings({
      getItem: () =>
        '{"priceScale":"cubic","colours":"green-red","sessions":{"shown":7,"ids":["mars","asia"]}}',
    }),
  ).toEqual({
    ...defaultSettings,
    colours: 'green-red',
    sessions: { shown: defaultSettings.sessions.shown, ids: ['asia'] },
  });
  for (const stored of [null, 'not json', '7', 'null'])
    expect(readSettings({ getItem: () => stored })).toEqual(defaultSettings);
});
