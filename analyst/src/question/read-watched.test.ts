import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 25);

function read(message: string) {
  const question = { message, language: 'en', chosen: {}, context: {}, now } as const;
  const { symbol, interval, plan } = parseQuestion(question, instrumentCatalogue);
  const { task, side, watched, indicator, concept } = plan;
  return { symbol, interval, task, side, watched, indicator: indicator?.id, concept };
}

it.each([
  ['tell me when BTC closes above 80k on 4h', '4h', { side: 'above', watched: { level: 80_000 } }],
  ['BTC 4 saatlikte 80.000 üzerinde kapanınca haber ver', '4h', { watched: { level: 80_000 } }],
  [
    'alert me when RSI crosses above 70 on BTC daily',
    '1d',
    { indicator: 'rsi', watched: { level: 70 } },
  ],
  ['set an alert for BTC moving 5% in a day', '1d', { watched: { percent: 5 } }],
  [
    'let me know when a bullish fair value gap forms on BTC 1h',
    '1h',
    { concept: 'fair-value-gap', watched: { direction: 'bullish' } },
  ],
] as const)('%s: what is waited for is read', (message, interval, expected) => {
  const asked = read(message);
  expect(asked).toMatchObject({ symbol: 'BTCUSDT', interval, task: 'alert', ...expected });
});

it('a question that is no wish for an alert waits for nothing', () => {
  expect(read('how far is BTC from 80k').watched).toBeUndefined();
});
