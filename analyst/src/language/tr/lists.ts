import type { ListWords } from '../list-words.ts';

const list = '(?:izleme |takip |watch ?)?(?:liste|listesi|listeler)';
/** "Listem", "izleme listemde", "listelerimdeki". */
const own =
  '(?:benim )?(?:(?:izleme|takip|watch) ?)?(?:listem|listemiz|listelerim|listelerimiz|watchlistim)(?:i|in|de|den|deki|dekiler|dekilerden|dekilerin|e)?';
const which = '(?:hangi(?:si|leri|ler)?|ne(?:ler)?|kim(?:ler)?|olan(?:lar)?|bir ?sey)';

/** Words of questions about own lists, folded, and the sentences of their answers. */
export const lists: ListWords = {
  sentences: {
    'average.above':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {$interval} grafikte {$average} üzerinde kapandı: {$symbols}.',
    'average.above.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {$interval} grafikte {$average} üzerinde kapandı.',
    'average.below':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {$interval} grafikte {$average} altında kapandı: {$symbols}.',
    'average.below.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {$interval} grafikte {$average} altında kapandı.',
    zones:
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte en az bir {$kind} var: {$symbols}.',
    'zones.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte böyle bir yapı ({$kind}) var.',
    events:
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafiğin son {list.recent} mumunda yeni bir {$kind} oluştu: {$symbols}.',
    'events.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafiğin son {list.recent} mumunda böyle bir olay ({$kind}) oluştu.',
    'events.period':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte şu dönemde bir {$kind} oluştu ({$period}): {$symbols}.',
    'events.period.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte şu dönemde böyle bir olay ({$kind}) oluştu: {$period}.',
    'indicator.above':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte {$indicator} {list.level} değerinin üzerinde: {$symbols}.',
    'indicator.above.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte {$indicator} {list.level} değerinin üzerinde.',
    'indicator.below':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte {$indicator} {list.level} değerinin altında: {$symbols}.',
    'indicator.below.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte {$indicator} {list.level} değerinin altında.',
    'trend.bullish':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte salınım trendi yukarı: {$symbols}.',
    'trend.bullish.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte salınım trendi yukarı.',
    'trend.bearish':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte salınım trendi aşağı: {$symbols}.',
    'trend.bearish.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesinde {$interval} grafikte salınım trendi aşağı.',
    'change.above':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {list.percent} eşiğinden fazla yükseldi ({$period}): {$symbols}.',
    'change.above.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {list.percent} eşiğinden fazla yükseldi ({$period}).',
    'change.below':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {list.percent} eşiğinden fazla düştü ({$period}): {$symbols}.',
    'change.below.none':
      '{$list} bulunan {list.looked} enstrümanın {list.found} tanesi {list.percent} eşiğinden fazla düştü ({$period}).',
    'change.moved':
      '{$list} bulunan {list.looked} enstrüman içinde en çok hareket eden {$first} oldu ({$period}): {first.value}.',
    'change.risen':
      '{$list} bulunan {list.looked} enstrüman içinde değişime göre ilk sırada {$first} var ({$period}): {first.value}.',
    'change.fallen':
      '{$list} bulunan {list.looked} enstrüman içinde değişime göre son sırada {$first} var ({$period}): {first.value}.',
    'change.last':
      '{$list} bulunan {list.looked} enstrüman içinde {$interval} grafiğin son mumunda en çok hareket eden {$first} oldu: {first.value}.',
    fit: 'İstenene uyan ({$measure}, {$kind}, {$interval} grafik): {$list} bulunan {list.looked} enstrümanın {list.found} tanesi, {$symbols}.',
    'fit.none':
      'İstenene uyan ({$measure}, {$kind}, {$interval} grafik): {$list} bulunan {list.looked} enstrümanın {list.found} tanesi.',
    ranked:
      '{$list} bulunan {list.looked} enstrüman içinde ilk sırada {$first} var ({$measure}, {$interval} grafik): {first.value}.',
    'nothing.looked':
      '{$list} bulunan hiçbir enstrüman için bu ölçüm yapılamadı; nedenleri aşağıda.',
    unit: 'Rakamlar kapanmış mumları anlatır, kaynak ve gecikme tabloda her satırda yazar; eğitim amaçlıdır, yatırım tavsiyesi değildir.',
    simulated: '{$symbols} için mumlar burada simülasyondur.',
    missing: '{list.missing} enstrüman için bu ölçüm yapılamadı; nedeni tabloda.',
    cut: '{list.all} enstrümandan yalnızca ilk {list.tried} tanesine bakıldı: bir soru daha fazlasını almaz.',
    'beside.without': '{$symbol} için bu sayı yok: {$reason}.',
    guest: 'Vela bir hesabın listelerine bakar; burada bilinen bir liste yok.',
    'guest.next':
      'Giriş yapın, “İzleme ve alarmlar” sayfasında bir liste oluşturun ve yeniden sorun.',
    empty: 'Listelerinizde henüz enstrüman yok.',
    'empty.next':
      '“İzleme ve alarmlar” sayfasında elle veya sembolleri yapıştırarak bir liste oluşturun; Vela onu tarar.',
    unknown: '“{$name}” adında, içinde enstrüman olan bir liste yok. Var olanlar: {$lists}.',
    unclear: '{$list} ne aransın?',
    'unclear.examples':
      'Örneğin: ortalamasının üzerinde kapananlar, test edilmemiş yükseliş yönlü boşluklar, aşırı satım bölgesindeki RSI, yeni yapı kırılımları, bugün en çok hareket eden.',
  },
  mentions: [
    `${own}(?: ${which})?(?: (?:tara\\w*|bak\\w*|ara\\w*))?`,
    `(?:tara\\w*|bak\\w*) ${own}`,
  ],
  named: `["“'](?<name>[^"”']{1,60})["”'] ${list}\\w*(?: ${which})?(?: tara\\w*)?`,
  moves: {
    moved:
      'en (?:cok|fazla) (?:hareket|oynay|degis|kipirda)\\w*(?: (?:eden|etti|edenler))?|en hareketli\\w*',
    risen: 'en (?:cok|fazla) (?:yuksel|art|kazan|cik)\\w*|en guclu\\w*',
    fallen: 'en (?:cok|fazla) (?:dus|azal|kaybe|in(?:en|di))\\w*|en zayif\\w*',
    up: 'yuksel\\w*|art(?:an|ti|mis)\\w*|kazan\\w*|cik(?:an|ti)\\w*',
    down: 'dus\\w*|azal\\w*|kaybe\\w*|gerile\\w*',
    volatile: 'en oynak\\w*|en volatil\\w*|oynakligi en yuksek',
  },
  trends: {
    bullish: '(?:yukselis|yukari) (?:yonlu )?(?:trend\\w*|egilim\\w*)|trendi yukari\\w*',
    bearish: '(?:dusus|asagi) (?:yonlu )?(?:trend\\w*|egilim\\w*)|trendi asagi\\w*',
  },
  breaks:
    '(?:yeni|taze|son) (?:yapi )?kirilim\\w*|(?:yeni )?kirilim (?:olan|yapan|var)\\w*|kiran(?:lar)?',
  ownLists: 'listelerim',
  typedList: 'Sorunuzda',
  oneList: '“{$name}” listenizde',
  someLists: '{$name} listelerinizde',
  anyZone: 'bölge',
  anyEvent: 'yapı kırılımı veya karakter değişimi',
  names: { counted: 'Listedeki enstrümanlar', asked: 'İstenen' },
  reasons: {
    unavailable: 'hiçbir kaynakta mumu yok',
    unknown: 'Vela’nın kapsadığı bir enstrüman değil',
    few: 'mum sayısı yetersiz',
    period: 'dönemde mum yok',
    simulated: 'simülasyon olduğu için ölçülmedi',
    beside: 'simülasyon, piyasa verisinin yanına konmadı',
    nothing: 'ölçülecek bir şey yok',
  },
};
