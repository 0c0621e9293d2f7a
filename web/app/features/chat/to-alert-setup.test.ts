import type { QuestionPlan } from '@vela/contracts';
import { expect, it } from 'vitest';
import { toAlertSetup } from './to-alert-setup.ts';

const read = (plan: Partial<QuestionPlan>, symbol: string | undefined = 'BTCUSDT') =>
  toAlertSetup({
    mode: 'technical',
    ...(symbol === '' ? {} : { symbol }),
    interval: '4h',
    window: { limit: 500 },
    language: 'en',
    plan: { intent: 'task', task: 'alert', ...plan },
  });

it('a question for an alert fills its form with what was said', () => {
  const series = { symbol: 'BTCUSDT', interval: '4h' };
  expect(read({ side: 'above', watched: { level: 80_000 } })).toEqual({
    ...series,
    kind: 'price',
    direction: 'up',
    level: '80000',
  });
  const rsi = {
    side: 'below',
    watched: { level: 30 },
    indicator: { id: 'rsi', length: 7 },
  } as const;
  expect(read(rsi)).toMatchObject({
    kind: 'indicator',
    indicator: 'rsi',
    length: '7',
    direction: 'down',
  });
  expect(read({ watched: { percent: 5 } })).toMatchObject({
    kind: 'move',
    percent: '5',
    direction: 'either',
  });
  expect(read({ concept: 'fair-value-gap', watched: { direction: 'bullish' } })).toMatchObject({
    kind: 'structure',
    finding: 'fair-value-gap',
    side: 'bullish',
  });
});

it('other tasks and questions without an instrument propose nothing', () => {
  expect(read({ task: 'news' })).toBeUndefined();
  expect(read({}, '')).toBeUndefined();
});
