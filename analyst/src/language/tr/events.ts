import type { EventWords } from '../event-words.ts';

/** Words of questions about events, folded, and the sentences of their answers. */
export const events: EventWords = {
  sentences: {
    'event.next': 'Sıradaki: {$title}, {event.time}.',
    'event.last': 'Son: {$title}, {event.time}.',
    'event.listed': '{event.time}: {$title}.',
    'event.day': '{event.time}, saati olmayan bir gün: {$title}.',
    'event.window': '{event.time} ile {event.end} arasında bir gün: {$title}.',
    'event.minutes':
      '{$title}, bu mum açılmadan {event.before} dakika önce açıklandı ({candle.time}).',
    'event.hours': '{$title}, bu mum açılmadan {event.before} saat önce açıklandı ({candle.time}).',
    'event.values': 'Açıklanan {event.actual}, beklenti {event.forecast}, önceki {event.previous}.',
    'event.actual.previous':
      'Açıklanan {event.actual}, önceki {event.previous}; beklenti için kaynak yok.',
    'event.actual': 'Açıklanan {event.actual}; beklenti ve önceki değer için kaynak yok.',
    'event.forecast': 'Beklenti {event.forecast}, önceki {event.previous}.',
    'event.revised': 'Önceki değer sonradan {event.revised} olarak revize edildi.',
    'event.source': 'Kaynak: {$source}, {$basis}.',
    'events.none': 'Takvimde {$what} için {$span} bilinen bir olay yok.',
    'events.none.before':
      'Bu mumun açılışından önceki bir gün içinde ({candle.time}) takvimde {$what} için bir açıklama yok.',
    'events.intro': '{$what} için {$span} bilinenler:',
    'events.more': 'Diğerleri takvim sayfasında.',
    'events.closing':
      'Bunlar saatler ve açıklanmış rakamlardır; Vela bir olayın bir harekete neden olduğunu söylemez. Eğitim amaçlıdır, yatırım tavsiyesi değildir.',
    'events.off': 'Takvim burada kullanılamıyor.',
    'news.cause':
      'Vela bir fiyatın neden hareket ettiğini söylemez: mumlarda da başlıklarda da neden yazmaz.',
    'news.filings':
      '{news.since} tarihinden beri {$what} için {news.filing} bildirim var; sonuncusu {news.filing.newest}.',
    'news.headlines':
      '{news.since} tarihinden beri {$what} hakkında {news.headline} haber başlığı var; sonuncusu {news.headline.newest}.',
    'news.none':
      '{news.since} tarihinden beri {$what} hakkında bilinen bir bildirim veya haber başlığı yok.',
    'news.simulated': 'Buradaki başlıklar simülasyondur.',
    'news.which':
      'Hangi enstrümanı soruyorsunuz? Adını yazın, Vela hakkında ne yayımlandığını saysın.',
    'news.closing':
      'Piyasa haberleri sayfası bunları kaynağı, saati ve bağlantısıyla listeler. Vela bir haberin bir harekete neden olduğunu söylemez.',
  },
  spans: {
    today: 'bugun\\w*|bu (?:sabah|aksam|gece)',
    tomorrow: 'yarin\\w*',
    'next-week': '(?:gelecek|onumuzdeki|haftaya|sonraki) hafta\\w*|haftaya',
    week: 'bu hafta\\w*|hafta\\w*',
    month: 'bu ay\\w*|onumuzdeki ay\\w*',
    before: '(?:bu|su|son|o) (?:mum|bar|hareket|dusus|yukselis)\\w* once\\w*|mumdan once',
    last: 'son|en son|onceki|aciklandi|aciklanmisti',
    next: 'sonraki|siradaki|bir sonraki|gelecek|ne zaman|onumuzdeki',
  },
  groups: {
    fed: 'fed|fomc|amerikan merkez bankasi|powell',
    ecb: 'ecb|avrupa merkez bankasi|lagarde',
    boe: 'boe|ingiltere merkez bankasi',
    tcmb: 'tcmb|ppk|(?<!avrupa )(?<!amerikan )(?<!ingiltere )merkez bankasi\\w*',
    decision: 'faiz karar\\w*|faiz artir\\w*|faiz indir\\w*|merkez bankalar\\w*',
    prices: 'enflasyon\\w*|tufe|tuketici fiyat\\w*',
    payrolls: 'tarim disi\\w*|istihdam\\w*',
    claims: 'issizlik basvuru\\w*',
    producers: 'ufe|uretici fiyat\\w*',
    openings: 'jolts|acik is sayisi\\w*',
    trade: 'dis ticaret\\w*',
    surveys: 'ism|pmi|(?:imalat|hizmet)\\w*(?: endeks\\w*)?',
    growth: 'gayrisafi\\w*|gsyh|gsyih|buyume\\w*',
    spending: 'pce|kisisel (?:gelir|harcama)\\w*',
    stocks: '(?:ham )?petrol stok\\w*|stoklar\\w*',
    holiday: 'tatil\\w*|kapali|kapanacak|kapaniyor',
    earnings: 'bilanco\\w*',
    halving: 'halving|yarilanma\\w*',
    expiry: 'opsiyon vade\\w*|vade sonu',
  },
  asks: [
    '(?:bu|gelecek|onumuzdeki) hafta(?: [a-z]+){0,4} (?:ne var|neler var|ne aciklan\\w*|hangi veri\\w*|takvim\\w*)|(?:bugun|yarin)(?: [a-z]+){0,3} (?:ne aciklan\\w*|hangi veri\\w*|veri var mi)',
    '(?:ne|neler|hangi veri\\w*) (?:aciklandi|aciklanacak|aciklaniyor|yayimlandi)|(?:bu |son |o )?(?:mum|bar)\\w* once (?:ne|neler|hangi veri\\w*) (?:aciklan|yayimlan|ci[kl])\\w*',
    '(?:fed|fomc|ecb|tcmb|ppk|faiz|merkez bankasi)\\w*(?: [a-z]+){0,3} (?:toplanti\\w*|karar\\w*|ne zaman)|(?:sonraki|siradaki|gelecek) (?:fed|fomc|ppk|toplanti|karar|veri)\\w*|ekonomik (?:takvim|veri|olay)\\w*|veri takvim\\w*',
    '(?:enflasyon|tufe|istihdam|tarim disi|buyume)\\w*(?: [a-z]+){0,3} ne zaman|borsa\\w*(?: [a-z]+){0,3} (?:tatil|kapali)\\w*',
  ],
  names: {
    actual: 'Açıklanan',
    forecast: 'Beklenti',
    previous: 'Önceki',
    revised: 'Önceki, revize',
    count: 'Yayımlanan',
  },
  bases: {
    published: 'kendi takvimi',
    file: 'işletmecinin dosyası',
    seeded: 'yıllık listesinden, teyidi bekleniyor',
    rule: 'saat kurala göre tahmini, teyit edilmedi',
    simulated: 'simülasyon: böyle bir veri yok',
  },
  everything: 'piyasalar',
  spanNames: {
    today: 'bugün',
    tomorrow: 'yarın',
    week: 'bu hafta',
    'next-week': 'gelecek hafta',
    month: 'önümüzdeki ay',
    next: 'önümüzdeki aylarda',
    last: 'son haftalarda',
    before: 'bu mumdan önce',
  },
};
