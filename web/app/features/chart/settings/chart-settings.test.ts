import { expect, it } from 'vitest';
import {
  type ChartSettings,
  defaultSettings,
  readSettings,
  rememberSettings,
} from './chart-settings.ts';

it('settings come back as they were left', () => {
  const kept = new Map<string, string>();
  const left: ChartSettings = {
    priceScale: 'percent',
    colours: 'ink',
    timeZone: 'local',
    sessions: { shown: false, ids: ['asia', 'lunch'] },
  };
  rememberSettings({ setItem: (key, value) => kept.set(key, value) }, left);
  expect(readSettings({ getItem: (key) => kept.get(key) ?? null })).toEqual(left);
});

it('nonsense in the storage counts as nothing, entry by entry', () => {
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
