import type { AlertWords } from '../alert-words.ts';

/** Sentences of alerts. They say what was seen, and never what to do. */
export const alerts: AlertWords = {
  cross: {
    up: (subject, against) => `${subject}, ${against} değerinin üzerine çıkarsa`,
    down: (subject, against) => `${subject}, ${against} değerinin altına inerse`,
    either: (subject, against) => `${subject}, ${against} değerini geçerse`,
  },
  close: 'Kapanış',
  price: 'Fiyat, mum kapanmadan,',
  move: {
    up: (percent, candles) => `Kapanış ${candles} mumda ${percent} veya daha çok yükselirse`,
    down: (percent, candles) => `Kapanış ${candles} mumda ${percent} veya daha çok düşerse`,
    either: (percent, candles) => `Kapanış ${candles} mumda ${percent} veya daha çok değişirse`,
  },
  confirmed: 'onaylandı',
  structure: (name, event) => `${name}: ${event}`,
  closed: {
    up: ({ series, value, against, when }) =>
      `${series} mumu ${value} ile ${against} seviyenizin üzerinde kapandı (mum: ${when})`,
    down: ({ series, value, against, when }) =>
      `${series} mumu ${value} ile ${against} seviyenizin altında kapandı (mum: ${when})`,
  },
  traded: {
    up: ({ series, against, when }) =>
      `${series} fiyatı mum kapanmadan ${against} seviyenizin üzerinde işlem gördü (mum: ${when})`,
    down: ({ series, against, when }) =>
      `${series} fiyatı mum kapanmadan ${against} seviyenizin altında işlem gördü (mum: ${when})`,
  },
  line: {
    up: ({ series, subject, value, against, when }) =>
      `${series}: ${subject} ${value} ile ${against} değerinin üzerinde (mum: ${when})`,
    down: ({ series, subject, value, against, when }) =>
      `${series}: ${subject} ${value} ile ${against} değerinin altında (mum: ${when})`,
  },
  moved: {
    up: ({ series, value, when }) => `${series} ${value} yükseldi (mum: ${when})`,
    down: ({ series, value, when }) => `${series} ${value} düştü (mum: ${when})`,
  },
  together: ({ series, subject, value, when }) =>
    `${series} mumu ${value} ile kapandı; koşulların tümü sağlandı: ${subject} (mum: ${when})`,
  happened: ({ series, subject, value, when }) =>
    `${series}: ${subject}, fiyat ${value} (mum: ${when})`,
  faults: {
    condition: 'Bu koşul bu mumlarda hesaplanamıyor.',
    evaluation: 'Mum kapanmadan yalnızca bir seviyeye karşı fiyat izlenebilir.',
    expiresAt: 'Önümüzdeki bir yıl içinde bir gün seçin.',
  },
  delivery: {
    note: 'Yalnızca eğitim amaçlıdır: ne görüldüğünü söyler, ne yapılacağını değil.',
    test: 'Alarmlarınızın denemesi. Görülen bir şey yok.',
    faults: {
      'not-public':
        'Yalnızca genel internetteki https adresleri, 443 veya 8443 numaralı bağlantı noktasından çağrılır.',
      unreachable: 'Beş saniye içinde yanıt gelmedi.',
      refused: 'Adres iletiyi kabul etmedi.',
      'no-echo': 'Adres yanıt verdi, ancak yanıtında doğrulama metni yok.',
    },
  },
};
