import { isQuestionWord } from './vocabulary.ts';

// The words that questions turn on. A word one slip away from one of them is read as it.
const keywords = (
  'support resistance level levels imbalance imbalances unfilled liquidity sweep sweeps session killzone volatility bollinger divergence compare bullish bearish invalid timeframes overview premium discount equal displacement regime pattern stochastic momentum untouched happened breaker ' +
  'destek direnc seviye likidite supurme seans oynaklik volatilite uyumsuzluk karsilastir gecersiz formasyon stokastik yukselis dusus ' +
  'order block blocks value nearest closest structure swing analyze analyse analysis candle candles changed change character explain since yesterday where above below daily weekly monthly hourly chart help bosluk boslugu blogu kirilimi karakter degisimi degisti nerede yakin analiz incele nedir saatlik gunluk haftalik aylik dakikalik yardim durum grafik beri dunden'
).split(' ');
const known = new Set(keywords);
// Ordinary words that stand one slip from a keyword.
const innocent = new Set(
  'timeframe sans sansi nereden lever bevel revel means beans sleep steep sweet equals breakers dusuk black blocked clock lock values there were here changes chance charge charts alone about degisen degistir yakan grafigi durumu boslugun other older orders borders broder help held hello heap chair char charm hourly since science nedirler analizi analiz heard swings wing sing'.split(
    ' ',
  ),
);

/** Whether two words differ by one slip: a letter more, less, other, or two neighbours swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let ends = 0;
  while (ends < Math.min(a.length, b.length) - start && a.at(-1 - ends) === b.at(-1 - ends))
    ends += 1;
  const left = a.slice(start, a.length - ends);
  const right = b.slice(start, b.length - ends);
  return left.length + right.length <= 2 && left.length <= 1 && right.length <= 1
    ? true
    : left.length === 2 && right === `${left[1]}${left[0]}`;
}

// What is typed short on a phone. A lone "u" is also a Turkish ending typed apart ("choch u"), so it counts in English phrases only.
const shorthand = [
  [/(?<![a-z])(can|do|could|would|will|are|did|have|what|how|if) u(?![a-z])/g, '$1 you'],
  [/(?<![a-z])ur(?![a-z])/g, 'your'],
  [/(?<![a-z])r (?=(?:u|you|we|they|the)(?![a-z]))/g, 'are '],
  [/(?<![a-z])rn(?![a-z])/g, 'now'],
  [/(?<![a-z])newyork/g, 'new york'],
  [/(?<![a-z0-9])(rsi|[esw]ma|atr|adx|cci|mfi)(\d{1,3})(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{1,3})([esw]ma)(?![a-z0-9])/g, '$1 $2'],
] as const satisfies readonly (readonly [RegExp, string])[];

/**
 * Puts slips of the keys right in folded text, so that "oder blok" and "nearset" are understood: words of four letters and more. And
 * writes out what is typed short.
 */
export function correctTyping(folded: string): string {
  const written = shorthand.reduce((text, [short, long]) => text.replace(short, long), folded);
  return written.replace(/[a-z]{4,}/g, (word) => {
    if (known.has(word) || innocent.has(word) || isQuestionWord(word)) return word;
    return keywords.find((keyword) => keyword.length >= 5 && isOneSlip(word, keyword)) ?? word;
  });
}
