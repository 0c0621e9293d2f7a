import type { Language } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { MarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { AnswerPart } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { createSeededMarket } from '../testing/seeded-market.ts';

const now = Date.UTC(2026, 10, 20, 14, 20);
const ends = Date.UTC(2026, 10, 20, 14);
const profile = {
  symbol: 'AAPL',
  seed: 5,
  price: 640,
  size: 0.004,
  flat: 0,
  jumps: 0,
  candles: 1200,
  hasVolume: true,
};
const seeded = createSeededMarket([profile], ends);

/** The same candles, from index `from` on with prices times a factor. */
function rescale(candles: Candles, from: number, factor: number): Candles {
  const scale = (column: Float64Array) =>
    column.map((price, t) => (t < from ? price : price * factor));
  const { open, high, low, close } = candles;
  return {
    ...candles,
    open: scale(open),
    high: scale(high),
    low: scale(low),
    close: scale(close),
    volume: candles.volume.map((volume, t) => (t < from ? volume : volume / factor)),
  };
}

const createMarket = (change: (candles: Candles) => Candles): MarketData => ({
  ...seeded,
  getSeries: async (request) => {
    const result = await seeded.getSeries(request);
    if (result.kind !== 'series') return result;
    const candles = change(result.series.candles);
    return { kind: 'series', series: { ...result.series, candles } };
  },
});

async function ask(market: MarketData, message: string, language: Language = 'en') {
  const parts: AnswerPart[] = [];
  const deps = {
    marketData: market,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
    narrator: builtInNarrator,
  };
  const question = {
    message,
    language,
    chosen: { symbol: 'AAPL', interval: '15m' as const },
    context: {},
    now,
  };
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const facts = parts.flatMap((part) => (part.type === 'analysis' ? part.data.facts : []));
  const text = parts
    .flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []))
    .join(' ');
  return { text, find: (id: string) => facts.find((fact) => fact.id === id)?.value };
}

describe('an answer about prices that change their scale', () => {
  const split = createMarket((candles) => rescale(candles, 900, 1 / 7));

  it('names the split beside the analysis, in both languages', async () => {
    const { text, find } = await ask(split, 'AAPL analyze');
    expect(text).toContain(
      'which neither earlier candles nor the volume explain: it fits a split of 7 shares for one',
    );
    expect(Math.abs(Number(find('scale-break.factor')) - 7)).toBeLessThan(0.1);
    expect(find('scale-break.time')).toBe(ends - 300 * 900_000);
    // A fall of 85 % is none: no change is told across it, and the 20 candles after it have theirs.
    expect(find('window.change-percent')).toBeUndefined();
    expect(find('recent.change-percent')).toBeDefined();
    expect(text).not.toMatch(/fell|is down/);
    expect((await ask(split, 'AAPL analiz', 'tr')).text).toContain(
      'bir paya karşılık 7 payla yapılan, fiyatlara yansıtılmamış bir bölünmeye uyuyor',
    );
  });

  it('says since when no level has been broken, not that none ever was', async () => {
    // 60 candles after the split no swing of 50 candles can have been broken yet.
    const recent = createMarket((candles) => rescale(candles, 1140, 1 / 7));
    const { text, find } = await ask(recent, 'AAPL analyze');
    expect(find('structure.since')).toBe(ends - 60 * 900_000);
    expect(find('structure.swing.event.kind')).toBeUndefined();
    expect(text).toMatch(/since .*, where (?:prices change their scale|structures begin anew)/);
    expect(text).not.toContain('in this series so far');
    const turkish = await ask(recent, 'AAPL analiz', 'tr');
    expect(turkish.text).toMatch(/anından bu yana hiçbir/);
    expect(turkish.text).not.toContain('Bu seride şimdiye kadar');
  });

  it('tells the volume by price of one scale alone, and says so', async () => {
    const { text, find } = await ask(split, 'AAPL volume profile');
    expect(text).toContain('where prices change their scale, the most volume was traded around');
    // On the old scale all prices lie above 400.
    expect(Number(find('profile.value-area-high'))).toBeLessThan(200);
    const turkish = await ask(split, 'AAPL hacim profili', 'tr');
    expect(turkish.text).toContain('Fiyat ölçeğinin değiştiği');
  });

  it('names it beside every answer with numbers', async () => {
    expect((await ask(split, 'AAPL where is the nearest gap')).text).toContain('split of 7 shares');
  });

  it('names a reverse split, and a candle on a wrong scale as a jump', async () => {
    const merged = createMarket((candles) => rescale(candles, 900, 10));
    expect((await ask(merged, 'AAPL analyze')).text).toContain(
      'reverse split of 10 shares into one',
    );
    const wrong = createMarket((candles) => rescale(rescale(candles, 900, 2), 901, 1 / 2));
    const { text } = await ask(wrong, 'AAPL analyze');
    expect(text).toContain('probably an error');
    expect(text).toContain('has 2 such jumps');
  });

  it('says nothing of it without one', async () => {
    const { text, find } = await ask(seeded, 'AAPL analyze');
    expect(text).not.toMatch(/split|jumps/);
    expect(find('scale-break.count')).toBeUndefined();
  });
});
