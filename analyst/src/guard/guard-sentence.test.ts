import type { Fact, Language, Sentence } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { guardSentence } from './guard-sentence.ts';

function fact(id: string, value: number | string, more: Partial<Fact> = {}): Fact {
  const source = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 0 } as const;
  return {
    id,
    kind: 'test',
    label: id,
    value,
    unit: 'price',
    decimals: 2,
    asOf: 0,
    source,
    method: 'close@1',
    refs: [],
    ...more,
  };
}

const facts = new Map(
  [
    fact('close.last', 64_893.5),
    fact('window.change-percent', -2.351, { unit: 'percent' }),
    fact('rise.change-percent', 3.2, { unit: 'percent' }),
    fact('window.candles', 500, { unit: 'count', decimals: 0 }),
    fact('close.time', Date.UTC(2026, 2, 12, 14), { unit: 'time' }),
    fact('trend.swing.bias', 'bullish', { unit: 'text' }),
  ].map((one) => [one.id, one]),
);

/** Parses [text|factId] into a span bound to the fact. */
function bind(marked: string): Sentence {
  const spans: Sentence['spans'] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^\]]+\])/)) {
    const [spoken, factId] = piece.startsWith('[')
      ? piece.slice(1, -1).split('|')
      : [piece, undefined];
    if (factId !== undefined)
      spans.push({ start: text.length, end: text.length + (spoken ?? '').length, factId });
    text += spoken ?? '';
  }
  return { text, spans, factIds: spans.map((span) => span.factId) };
}

function findFaults(marked: string, language: Language): string[] {
  const labels = ['BTCUSDT', 'S&P 500', 'Best Buy', language === 'en' ? '4-hour' : '4 saatlik'];
  return guardSentence(bind(marked), { language, facts, labels }).map(({ rule }) => rule);
}

describe('numbers are facts', () => {
  it.each<[Language, string]>([
    ['en', 'It closed at [64,893.50|close.last] on [12 March 2026, 14:00 UTC|close.time].'],
    ['tr', "[64.893,50|close.last]'den kapandı ([12 Mart 2026 14:00 UTC|close.time])."],
    [
      'en',
      'Price fell [2.35%|window.change-percent] over [500|window.candles] candles of the 4-hour chart of S&P 500.',
    ],
    ['tr', 'Fiyat 4 saatlik grafikte [%2,35|window.change-percent] geriledi.'],
    [
      'en',
      'RSI 14, EMA 20, EMA 200 and ATR 14 are names; the trend is [bullish|trend.swing.bias].',
    ],
    ['tr', 'Eğilim [yükseliş yönlü|trend.swing.bias].'],
    [
      'en',
      'One candle usually covers less than that, and prices differ from one candle to the next.',
    ],
  ])('allows (%s): %s', (language, marked) => {
    expect(findFaults(marked, language)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'It closed at 64,893.50.'],
    ['en', 'It closed at [64,894.50|close.last].'],
    ['en', 'It closed at [64,893|close.last].'],
    ['en', 'It closed at [64.893,50|close.last].'],
    ['tr', 'Kapanış [64,893.50|close.last].'],
    ['en', 'It closed at 1[64,893.50|close.last].'],
    ['en', 'It closed at [64,893.50|close.last],000.'],
    ['en', 'It closed at [64,893.50|unknown.fact].'],
    ['en', 'It closed at [64,893.50%|close.last].'],
    ['en', 'It closed on [13 March 2026, 14:00 UTC|close.time].'],
    ['en', 'It closed on [12 March 2026, 15:00 UTC|close.time].'],
    ['en', 'The trend is [bearish|trend.swing.bias].'],
    ['en', 'RSI 70 was reached.'],
    ['en', 'It was seen on the 8-hour chart.'],
    ['tr', 'Son 24 saatte oldu.'],
    ['en', 'It closed at ６４８９３.'],
    ['tr', 'Kapanış ٦٤ oldu.'],
    ['en', 'It is up ½ since then.'],
  ])('withholds (%s): %s', (language, marked) => {
    expect(findFaults(marked, language)).toContain('number');
  });

  it.each<[Language, string]>([
    ['en', 'It rose twenty percent.'],
    ['en', 'It is at sixty thousand.'],
    ['en', 'There are five gaps.'],
    ['en', 'It was filled within one candle.'],
    ['tr', 'Fiyat yüzde yirmi arttı.'],
    ['tr', 'Burada beş boşluk var.'],
    ['tr', 'Altmış bin seviyesinde.'],
    ['tr', 'On iki mum önce oldu.'],
  ])('finds numbers in words (%s): %s', (language, marked) => {
    expect(findFaults(marked, language)).toContain('spelled-number');
  });
});

describe('directions agree', () => {
  it.each<[Language, string]>([
    ['en', 'Price rose [2.35%|window.change-percent].'],
    ['en', 'Price fell [3.20%|rise.change-percent].'],
    ['tr', 'Fiyat [%2,35|window.change-percent] yükseldi.'],
    ['tr', 'Fiyat [%3,20|rise.change-percent] geriledi.'],
    ['en', 'It fell [3.20%|rise.change-percent] and stands above [64,893.50|close.last].'],
  ])('withholds (%s): %s', (language, marked) => {
    expect(findFaults(marked, language)).toEqual(['direction']);
  });

  it.each<[Language, string]>([
    ['en', 'Price fell [2.35%|window.change-percent], after it rose [3.20%|rise.change-percent].'],
    [
      'en',
      'A change of [3.20%|rise.change-percent] although it closed below [64,893.50|close.last].',
    ],
    [
      'tr',
      '[64.893,50|close.last] altında kapansa da [%3,20|rise.change-percent] değişim artı yönde.',
    ],
    [
      'tr',
      'Fiyat [%3,20|rise.change-percent] yükseldi, sonra [%2,35|window.change-percent] geriledi.',
    ],
  ])('allows (%s): %s', (language, marked) => {
    expect(findFaults(marked, language)).toEqual([]);
  });
});

const attacks: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You should buy here.',
    'Buy now.',
    'Sell before the weekend.',
    'Traders must wait for a close.',
    'I would suggest a long position.',
    'We recommend patience.',
    'This is a good time to enter.',
    'Consider entering on a retest.',
    'Place a stop below the low.',
    'Take profit at the gap.',
    'Go long above the high.',
    'The target is the gap above.',
    'Price will reach the high.',
    'It is guaranteed to fill.',
    'It is bound to fall.',
    'This is a strong buy signal.',
    'B​uy the dip.',
    '**Sell** the rally.',
    'Accumulate near support.',
    'It is advisable to hold.',
    'A perfect entry point.',
    'Set your stop-loss tightly.',
    'Enter a short position.',
    'Price will definitely rise.',
    'You may want to exit.',
  ],
  tr: [
    'Buradan alın.',
    'Şimdi al.',
    'Hemen sat.',
    'Almalısınız.',
    'Satmalısın.',
    'Beklemelisiniz.',
    'Alım fırsatı var.',
    'Hedef fiyat yukarıda.',
    'Hedefi üstteki boşluk.',
    'Almak için uygun bir seviye.',
    'Bu seviyeyi öneririz.',
    'Tavsiye ediyoruz.',
    'Pozisyon açın.',
    'Elde tutun.',
    'Kâr alın.',
    'Stop koyun.',
    'Kesinlikle yükselir.',
    'Fiyat yükselecek.',
    'Boşluk mutlaka dolar.',
    'Garantili bir hareket.',
    'Satın alınabilir.',
    'ALIM SİNYALİ geldi.',
    'Fiyat düşecektir.',
    'Alım yapılabilir.',
    'Giriş noktası burası.',
  ],
};

const benign: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Buy-side liquidity rests above the highs.',
    'Selling pressure is a term of the field, as is sell-side liquidity.',
    'This is not investment advice.',
    'RSI 14 is in its overbought zone.',
    'The gap was half filled.',
    'A close below the low would be a change of character.',
    'Price would have to climb to reach the gap.',
    'Best Buy closed higher.',
    'The block held on the retest.',
    'Volatility is ordinary.',
    'It says nothing certain about the next time.',
    'Vela gives no buy or sell signals.',
  ],
  tr: [
    'Satış baskısı bir alan terimidir.',
    'Yatırım tavsiyesi değildir.',
    'RSI 14 aşırı alım bölgesinde.',
    'Boşluğun altında bir kapanış yapıyı değiştirir.',
    'Alt sınır altı çizili.',
    'Fiyat boşluğun yarısını doldurdu.',
    'Bir mum sonra kapanış geldi.',
    'Oynaklık olağan düzeyde.',
    'Yapı, salınım dibinin altında bir kapanışla döner.',
    'Temel veriler kapsam dışındadır.',
    'Eğitim amaçlıdır, yatırım tavsiyesi değildir.',
    'Alış tarafı likiditesi tepelerin üzerindedir.',
  ],
};

describe.each<Language>(['en', 'tr'])('no advice (%s)', (language) => {
  it.each(attacks[language])('withholds: %s', (sentence) => {
    expect(findFaults(sentence, language)).toContain('advice');
  });

  it.each(benign[language])('allows: %s', (sentence) => {
    expect(findFaults(sentence, language)).toEqual([]);
  });
});
