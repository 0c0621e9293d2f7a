import type { Language } from '@vela/contracts';
import type { CaseGroup } from './case-group.ts';

/** Questions for Fibonacci levels and for averages over days. */
export const fibonacciAndLengthCases: Readonly<Record<Language, readonly CaseGroup[]>> = {
  en: [
    {
      expected: { intent: 'findings', concept: 'fibonacci', symbol: 'BTCUSDT' },
      asks: [
        'BTC fibonacci levels',
        'fib retracement of BTC',
        'where are the fibs on bitcoin',
        'BTC 0.618 fib',
      ],
    },
    {
      expected: { intent: 'findings', concept: 'fibonacci', symbol: 'SOLUSDT' },
      asks: ['where are the fibonacci levels', 'is there a fib level nearby'],
    },
    {
      expected: { intent: 'concept', concept: 'fibonacci' },
      asks: [
        'fibonacci levels',
        'what is a fibonacci retracement',
        'fib levels',
        'explain fib extensions',
      ],
    },
    {
      expected: { intent: 'indicator', symbol: 'SOLUSDT', interval: '1d' },
      asks: [
        '50 day moving average',
        'what is the 200 day moving average',
        'what is the 200-day MA',
        '200-day MA',
        'the 200 dma',
        'is it above the 50-day average',
      ],
    },
  ],
  tr: [
    {
      expected: { intent: 'findings', concept: 'fibonacci', symbol: 'BTCUSDT' },
      asks: [
        'BTC fibonacci seviyeleri',
        'BTC fibo nerede',
        "bitcoin'in fib düzeltmesi",
        'BTC fibonaccisi',
      ],
    },
    {
      expected: { intent: 'findings', concept: 'fibonacci', symbol: 'SOLUSDT' },
      asks: ['fibonacci seviyeleri nerede', 'fib var mı'],
    },
    {
      expected: { intent: 'concept', concept: 'fibonacci' },
      asks: ['fibonacci seviyeleri', 'fibonacci düzeltmesi nedir', 'fibo ne demek'],
    },
    {
      expected: { intent: 'indicator', symbol: 'SOLUSDT', interval: '1d' },
      asks: [
        '50 günlük ortalama kaç',
        '200 günlük hareketli ortalama',
        '50 günün ortalaması',
        '200 gün ortalamasının üstünde mi',
      ],
    },
  ],
};
