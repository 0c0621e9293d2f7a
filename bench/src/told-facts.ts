import type { Fact, Language } from '@vela/contracts';

/** A sentence as a model might write it about facts of an answer, and the fact that may be mutated. */
export type ToldFact = { readonly text: string; readonly fact: Fact };

type Frames = Readonly<Record<string, readonly string[]>>;

/**
 * Sentences for single facts by what their id ends with; "@" stands for the placeholder. They were
 * written apart from the narrator's sentences and from the guard.
 */
const frames: Readonly<Record<Language, Frames>> = {
  en: {
    'close.last': [
      'At the close, the market was quoted at @.',
      'Everything below is measured from @, where trading in the last candle ended.',
    ],
    'window.high': [
      'No candle of this time went beyond @.',
      '@ marks the ceiling of the chart shown.',
    ],
    'window.low': [
      'The floor of the whole chart is @.',
      'It has not traded under @ within the chart.',
    ],
    'swing.event.level': [
      'The line that was crossed lay at @.',
      'With @ behind it, the structure changed.',
    ],
    'event.age': ['Since then @ candles have closed.', 'That event is @ candles old.'],
    'gap.above.bottom': ['An unfilled space overhead starts at @.'],
    'block.below.top': ['Beneath the price, a block has its upper edge at @.'],
    'rsi.value': ['The relative strength reading is @ at the moment.'],
    'atr.value': ['A typical candle covers @ from end to end.'],
    'atr.percent': ['That is a range of @ relative to the price.'],
    'range.close-percent': ['Measured from bottom to top, the close sits at @ of the range.'],
    'profile.poc': ['Most volume changed hands around @.'],
    'ema.200': ['The slowest of the averages is found at @.'],
    'count.open-gaps': ['In all, @ gaps are still open.'],
    'distance-percent': ['The distance amounts to @ of the price.'],
    'close.time': ['These values are as of @.'],
    'event.time': ['It was confirmed on @.'],
  },
  tr: {
    'close.last': [
      'Kapanışta piyasa @ düzeyindeydi.',
      'Aşağıdaki her şey, son mumun bittiği @ değerinden ölçülüyor.',
    ],
    'window.high': ['Bu grafikte hiçbir mum @ üzerine çıkmadı.', 'Grafiğin tavanı @.'],
    'window.low': ['Grafiğin tabanı @.', 'Grafik boyunca @ altında işlem olmadı.'],
    'swing.event.level': ['Geçilen çizgi @ düzeyindeydi.', 'Yapı @ aşılınca değişti.'],
    'event.age': ['O zamandan beri @ mum kapandı.', 'Bu olay @ mum eski.'],
    'gap.above.bottom': ['Yukarıdaki doldurulmamış boşluk @ düzeyinde başlıyor.'],
    'block.below.top': ['Fiyatın altındaki bloğun üst kenarı @.'],
    'rsi.value': ['Göreli güç okuması şu anda @.'],
    'atr.value': ['Sıradan bir mum uçtan uca @ kaplıyor.'],
    'atr.percent': ['Bu, fiyata göre @ genişlik demek.'],
    'range.close-percent': ['Alttan üste ölçülünce kapanış aralığın @ noktasında.'],
    'profile.poc': ['En çok hacim @ çevresinde el değiştirdi.'],
    'ema.200': ['Ortalamaların en yavaşı @ düzeyinde.'],
    'count.open-gaps': ['Toplamda @ boşluk hâlâ açık.'],
    'distance-percent': ['Uzaklık fiyatın @ kadarı.'],
    'close.time': ['Bu değerler @ anına ait.'],
    'event.time': ['Olay @ tarihinde doğrulandı.'],
  },
};

/** Frames with a rise or a fall, for percentages that have a sign. */
const moves: Readonly<Record<Language, Readonly<Record<'rise' | 'fall', readonly string[]>>>> = {
  en: {
    rise: ['Over the chart the market gained @.', 'The net result is an advance of @.'],
    fall: ['Over the chart the market lost @.', 'The net result is a decline of @.'],
  },
  tr: {
    rise: ['Grafik boyunca piyasa @ kazandı.', 'Net sonuç @ artış.'],
    fall: ['Grafik boyunca piyasa @ kaybetti.', 'Net sonuç @ düşüş.'],
  },
};

const isMove = ({ id, value, unit }: Fact): boolean =>
  id.endsWith('change-percent') && unit === 'percent' && typeof value === 'number' && value !== 0;

const toPlaceholder = (fact: Fact): string => `[[${fact.id}]]`;

/** Sentences about the facts of an answer, each right; `direction` picks those of a rise or a fall. */
export function tellFacts(
  facts: readonly Fact[],
  language: Language,
  direction: 'as it is' | 'reversed' = 'as it is',
): readonly ToldFact[] {
  return facts.flatMap((fact) => {
    if (isMove(fact)) {
      const isRise = Number(fact.value) > 0 === (direction === 'as it is');
      return moves[language][isRise ? 'rise' : 'fall'].map((frame) => ({
        text: frame.replace('@', toPlaceholder(fact)),
        fact,
      }));
    }
    if (direction === 'reversed' || typeof fact.value !== 'number') return [];
    if (fact.id.startsWith('timeframe.')) return [];
    const ending = Object.keys(frames[language]).find((name) => fact.id.endsWith(name));
    return (frames[language][ending ?? ''] ?? []).map((frame) => ({
      text: frame.replace('@', toPlaceholder(fact)),
      fact,
    }));
  });
}
