import type { Catalogue } from '../../catalogue.ts';

/** Words of what is done with conversations and answers. */
export const conversation: Catalogue['chat']['conversation'] = {
  search: {
    label: 'Sohbetlerde ara',
    placeholder: 'Başlık ve sorularda ara',
    none: '“{{query}}” geçen bir sohbet yok.',
  },
  archived: { show: 'Arşiv', back: 'Sohbetlere dön', empty: 'Arşivde sohbet yok.' },
  row: {
    pin: '“{{title}}” sohbetini sabitle',
    unpin: '“{{title}}” sabitlemesini kaldır',
    archive: '“{{title}}” sohbetini arşivle',
    unarchive: '“{{title}}” sohbetini arşivden çıkar',
    pinned: 'sabitlendi',
  },
  rating: {
    up: 'İyi yanıt',
    down: 'Kötü yanıt',
    thanks: 'Teşekkürler. Değerlendirmeniz kaydedildi.',
    why: 'Neydi?',
    note: 'Kendi sözlerinizle (isteğe bağlı)',
    send: 'Gönder',
    failed: 'Değerlendirme kaydedilemedi. Yeniden deneyin.',
    reason: {
      misread: 'Soru yanlış anlaşıldı',
      'wrong-number': 'Yanlış sayı',
      unclear: 'Anlaşılmıyor',
      incomplete: 'Eksik',
      helpful: 'Yararlı',
      other: 'Başka bir şey',
    },
  },
  export: {
    label: 'Dışa aktar',
    markdown: 'Yanıt (Markdown)',
    facts: 'Olgular (CSV)',
    notice:
      'Yalnızca eğitim amaçlıdır. Yatırım tavsiyesi, alım ya da satım önerisi değildir. Geçmiş veriler gelecek için kesin bir şey söylemez.',
    simulated: 'Benzetim verisi: fiyatlar piyasa fiyatı değildir.',
    columns: {
      id: 'Olgu',
      label: 'Ad',
      value: 'Değer',
      unit: 'Birim',
      asOf: 'Tarih (UTC)',
      method: 'Yöntem',
      source: 'Kaynak',
      hash: 'Veri özeti',
    },
  },
};
