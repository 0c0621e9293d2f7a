import { beforeAll, describe, expect, it } from 'vitest';
import { askReal, readRealRows, type RealRow } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';
import { readTurns } from '../testing/read-turns.ts';

const asked = [
  ['en', 'best and worst quarter of BTC since 2020'],
  ['en', 'btc return by quarter'],
  ['en', 'which quarter was the best for gold since 2022'],
  ['en', 'quarterly returns of AAPL in 2025'],
  ['en', 'worst quarter for eth'],
  ['en', 'how many quarters since 2021 was BTC down'],
  ['tr', 'btc çeyrek çeyrek getirisi'],
  ['tr', "btc'nin en kötü çeyreği hangisi"],
  ['tr', 'altın çeyreklik getirileri 2024'],
  ['tr', '2021den beri btc kaç çeyrek ekside kapattı'],
] as const;

const others = [
  ['en', 'apple quarterly results', 'company'],
  ['en', 'how did btc do in q3 2025', 'measure'],
  ['tr', 'apple çeyreklik gelir', 'company'],
] as const;

/** A percentage as it is written, two decimals. */
function formatPercent(value: number, language: 'en' | 'tr'): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const text = new Intl.NumberFormat(language, digits).format(Math.abs(value));
  return language === 'en' ? `${text}%` : `%${text}`;
}

/** The change of a part of the calendar: from the last close before it to its last. */
function calculateChange(rows: readonly RealRow[], from: string, to: string): number {
  const before = rows.findLast(({ day }) => day < from)?.close ?? Number.NaN;
  return 100 * ((rows.findLast(({ day }) => day < to)?.close ?? Number.NaN) / before - 1);
}

describe('the quarters of a price', () => {
  it.each(asked)('%s: "%s" asks for their changes', (language, message) => {
    const { measures = [], residue } = readTurns([message], language);
    expect(measures.map(({ id }) => id)).toEqual(['quarter-returns']);
    expect(residue).toBeUndefined();
  });

  it.each(others)('%s: "%s" does not', (language, message, intent) => {
    const plan = readTurns([message], language);
    expect(plan.intent).toBe(intent);
    expect((plan.measures ?? []).map(({ id }) => id)).not.toContain('quarter-returns');
  });
});

describe.skipIf(!hasSharedData)('the best and the worst of all in the period', () => {
  let rows: readonly RealRow[];
  beforeAll(() => {
    rows = readRealRows('GC').filter(({ day }) => day <= '2026-03-30');
  });

  it.each(['en', 'tr'] as const)(
    '%s: quarters since 2010, more than are listed',
    async (language) => {
      const starts = Array.from({ length: 64 }, (_none, at) => {
        const month = `${(at % 4) * 3 + 1}`.padStart(2, '0');
        return `${2010 + Math.floor(at / 4)}-${month}-01`;
      });
      const changes = starts.map((from, at) =>
        calculateChange(rows, from, starts[at + 1] ?? '2026-01-01'),
      );
      const message =
        language === 'en'
          ? 'best quarter of gold since 2010'
          : '2010dan beri altının en iyi çeyreği';
      const [first = ''] = await askReal(message, language);
      expect(first).toContain(formatPercent(Math.max(...changes), language));
      expect(first).toContain(formatPercent(Math.min(...changes), language));
    },
  );

  it.each(['en', 'tr'] as const)('%s: years since 2005, more than are listed', async (language) => {
    const changes = Array.from({ length: 21 }, (_none, at) =>
      calculateChange(rows, `${2005 + at}-01-01`, `${2006 + at}-01-01`),
    );
    const message =
      language === 'en' ? 'worst year of gold since 2005' : '2005ten beri altının en kötü yılı';
    const [first = ''] = await askReal(message, language);
    expect(first).toContain(formatPercent(Math.min(...changes), language));
  });
});
