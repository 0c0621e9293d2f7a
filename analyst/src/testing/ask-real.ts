import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Interval, Language } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { realCandles } from './real-candles.ts';

const store = {
  read: async () => undefined,
  append: async () => undefined,
  replace: async () => undefined,
};
const deps = {
  marketData: createMarketData({
    mode: 'files',
    filesDir: realCandles,
    allowSimulated: false,
    store,
  }),
  narrator: builtInNarrator,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'one',
};
type Chart = { readonly symbol: string; readonly interval: Interval };

/** The sentences of an answer over the real candles, on 31 March 2026. */
export async function askReal(
  message: string,
  language: Language,
  chosen: Chart | Record<string, never> = {},
): Promise<string[]> {
  const texts: string[] = [];
  const asked = { message, language, chosen, context: {}, now: Date.UTC(2026, 2, 31) };
  for await (const part of answerQuestion(asked, deps))
    if (part.type === 'sentence') texts.push(part.data.text);
  return texts;
}

export type RealRow = Readonly<Record<'open' | 'high' | 'low' | 'close', number>> & {
  readonly day: string;
};

/** The rows of a daily file up to that day, read without the product's code. */
export function readRealRows(symbol: string): RealRow[] {
  const text = readFileSync(path.join(realCandles, `daily/${symbol}_1d.csv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [day = '', open, high, low, close] = line.split(',');
      return {
        day: day.slice(0, 10),
        open: Number(open),
        high: Number(high),
        low: Number(low),
        close: Number(close),
      };
    })
    .filter(({ day }) => day < '2026-03-31');
}
