import type { AnswerSentence } from '../en/answers.ts';
import { chartAnswers } from './chart-answers.ts';
import { concepts } from './concepts.ts';
import { differences } from './differences.ts';
import { measureAnswers } from './measure-answers.ts';

export const answers: Readonly<Record<AnswerSentence, string>> = {
  ...concepts,
  ...chartAnswers,
  ...measureAnswers,
  ...differences,
  'advice.no': 'Bu konuda karar size aittir; Vela sizin yerinize karar vermez.',
  'advice.savings':
    'Bu, lisanslı bir danışmanın konusudur ve karar size aittir; Vela sizin yerinize karar vermez.',
  'advice.fall': 'Böyle bir durumda karar size aittir; Vela sizin yerinize karar vermez.',
  'advice.long-term': 'Uzun vade için karar size aittir; Vela sizin yerinize karar vermez.',
  'advice.entry': 'Zamanı ve fiyatı konusunda karar size aittir; Vela sizin yerinize karar vermez.',
  'advice.figures': 'Vela hesaplar, paranızla ne yapacağınızı söylemez; bu karar size aittir.',
  'advice.offer': 'Bir enstrüman adı yazın; Vela grafiğinin ne gösterdiğini anlatsın.',
  'why.no':
    'Vela haberleri değil mumları okur; bu yüzden fiyatın neden hareket ettiğini söyleyemez. Grafiğin kendisi şunu gösteriyor.',
  'interval.none':
    'Burada “{$askedInterval}” diye bir zaman aralığı yok; bu yüzden {$interval} grafik gösteriliyor. Mümkün olanlar: {$intervals}.',
  'limit.none':
    'Burada bir grafik {$least} ile {$most} arasında mum gösterir; bu yüzden “{$askedLimit}” yerine en çok {$used} mum gösteriliyor.',
  'length.counted':
    'Sorulan uzunluk {$unit} mumlarla sayılır; bu yüzden bu yanıt {$unit} grafiği anlatıyor.',
  'length.named':
    'Sorulan uzunluk {$unit} mumlarla sayılırdı, ama soru {$interval} grafiği söylüyor; bu yüzden burada o grafiğin mumları sayılıyor.',
  'method.none':
    'Vela bir grafikte “{$askedMethod}” aramaz; aşağıdakiler, okuduğu yapılardan oluşur.',
  'method.unread': 'Vela bir grafikte “{$typed}” aramaz ve onun yerine bir şey uydurmaz.',
  'close.at': '({$symbol}, {$interval}, son kapanış {close.last}, {close.time})',
  'close.alone': '(son kapanış {close.last}, {close.time})',
  'close.when': '({$symbol}, {$interval}, {close.time})',
  'close.when.alone': '({close.time})',
  'chart.intro':
    '{$name}, {$interval} grafikte en son {close.last} seviyesinde kapandı ({close.time}).',
  'nearest.high.swing':
    'En yakın kırılmamış salınım tepesi {nearest.swing.high.price} seviyesinde, son kapanışın {nearest.swing.high.distance-percent} ({nearest.swing.high.distance-atr} ATR) üzerinde.',
  'nearest.high.swing.plain':
    'En yakın kırılmamış salınım tepesi {nearest.swing.high.price} seviyesinde.',
  'nearest.high.swing.at':
    'Son kapanış tam en yakın kırılmamış salınım tepesinde: {nearest.swing.high.price}.',
  'nearest.high.internal':
    'İç ölçekte en yakın kırılmamış tepe {nearest.internal.high.price} seviyesinde, son kapanışın {nearest.internal.high.distance-percent} üzerinde.',
  'nearest.low.swing':
    'En yakın kırılmamış salınım dibi {nearest.swing.low.price} seviyesinde, son kapanışın {nearest.swing.low.distance-percent} ({nearest.swing.low.distance-atr} ATR) altında.',
  'nearest.low.swing.plain':
    'En yakın kırılmamış salınım dibi {nearest.swing.low.price} seviyesinde.',
  'nearest.low.swing.at':
    'Son kapanış tam en yakın kırılmamış salınım dibinde: {nearest.swing.low.price}.',
  'nearest.low.internal':
    'İç ölçekte en yakın kırılmamış dip {nearest.internal.low.price} seviyesinde, son kapanışın {nearest.internal.low.distance-percent} altında.',
  'nearest.high.none': 'Şu anda fiyatın üzerinde kırılmamış bir salınım tepesi yok.',
  'nearest.low.none': 'Şu anda fiyatın altında kırılmamış bir salınım dibi yok.',
  'since.intro':
    '{since.time} tarihinden bu yana {$symbol} için {$interval} grafikte {since.candles} mum kapandı.',
  'since.breaks':
    '{since.time} tarihinden bu yana {$symbol} için {$interval} grafikte {since.breaks} yapı kırılımı oldu: geniş ölçekteki salınım yapısı şimdi {trend.swing.bias}, küçük ölçekteki iç yapı {trend.internal.bias}.',
  'since.breaks.none':
    '{since.time} tarihinden bu yana {$symbol} için {$interval} grafikte yapı değişmedi: geniş ölçekteki salınım yapısı {trend.swing.bias}, küçük ölçekteki iç yapı {trend.internal.bias} kaldı.',
  'since.event.swing':
    'Geniş ölçekteki son kırılım {structure.swing.event.time} tarihli, {structure.swing.event.level} seviyesindeki {structure.swing.event.direction} {structure.swing.event.kind}.',
  'since.event.internal':
    'Küçük ölçekteki son kırılım {structure.internal.event.time} tarihli, {structure.internal.event.level} seviyesindeki {structure.internal.event.direction} {structure.internal.event.kind}.',
  'since.rose':
    '{since.candles} mumda fiyat {since.change-percent:abs} yükselerek {since.close~den} {close.last~e} geldi ve {since.low} ile {since.high} arasında hareket etti.',
  'since.fell':
    '{since.candles} mumda fiyat {since.change-percent:abs} gerileyerek {since.close~den} {close.last~e} geldi ve {since.low} ile {since.high} arasında hareket etti.',
  'since.breaks.one':
    '{since.time} tarihinden bu yana {$symbol} için {$interval} grafikte {since.breaks} yapı kırılımı oldu: geniş ölçekteki salınım yapısı şimdi {trend.swing.bias}, küçük ölçekteki iç yapı {trend.internal.bias}.',
  'since.flat':
    'Fiyat {since.close} sonrasında {close.last} ile aşağı yukarı aynı yerde; arada {since.low} ile {since.high} arasında hareket etti.',
  'since.range':
    'Fiyat {since.low} ile {since.high} arasında hareket etti ve en son {close.last} seviyesinde kapandı.',
  'since.new-gaps': '{since.new-gaps} yeni adil değer boşluğu',
  'since.filled-gaps': '{since.filled-gaps} dolan boşluk',
  'since.new-blocks': '{since.new-blocks} yeni emir bloğu',
  'since.broken-blocks': '{since.broken-blocks} kırılan emir bloğu',
  'since.zones': 'Aynı sürede görülenler:',
  'since.nothing':
    '{$since} tarihinden beri kapanan mum yok: bu veride {$symbol} için kapanan son {$interval} mum {close.time} tarihli ve {close.last} seviyesinde.',
  'since.future':
    '{$since} henüz gelmedi; bu yüzden o zamandan beri bir şey değişmiş olamaz: {$symbol} için kapanan son {$interval} mum {close.time} tarihli ve {close.last} seviyesinde.',
  'since.unclear.a':
    '“{$typed}” başlangıcını anlayamadım; başka bir tarih yerine hiçbir şeyi karşılaştırmıyorum.',
  'since.unclear.b': 'Anlayabildiğim başlangıçlara örnekler: {$examples}.',
  'since.before':
    '{$symbol} verisi {$since} tarihinden sonra başlıyor; bu yüzden karşılaştırma ilk mumdan başlıyor.',
  'since.closing':
    'Bu, yalnızca kapanmış mumların karşılaştırmasıdır; eğitim amaçlıdır, yatırım tavsiyesi değildir.',
  'concept.example': 'Baktığınız grafikte, {$interval} aralıkta {$symbol} için:',
  'concept.closing':
    'Bir kavram, grafikte olanı tarif eder; eğitim amaçlıdır, yatırım tavsiyesi değildir.',
  'help.a': 'Vela grafikleri sade bir dille açıklar ve sözünü ettiği yapıları çizer.',
  'help.b':
    'Bir enstrümanın istediğiniz zaman aralığındaki analizini, seviyelerini, açık boşluklarını ve emir bloklarını, yapısının yönünü ve bu yönü neyin çevireceğini, oynaklığını, bir göstergenin değerini, iki enstrümanı yan yana ya da bir tarihten beri ne değiştiğini sorabilirsiniz.',
  'help.c':
    'Bir terimin ne anlama geldiğini de sorabilir, başka bir zaman aralığı ya da enstrümanla devam edebilirsiniz: “bitcoin trendi”, “altın ortalamasının üstünde mi”, “Apple ile Microsoft’u bu yıl karşılaştır”, “emir bloğu nedir”.',
  'data.live':
    'Mumları canlı bir kaynaktan geliyor ({$vendor}): burada {window.candles} mum okunuyor, henüz kapanmamış mum dışarıda bırakılıyor.',
  'data.file':
    'Mumları bu sunucuda tutulan dosyalardan geliyor: burada {window.candles} mum okunuyor, sonuncudan daha yenisi yok.',
  'data.simulated':
    'Mumları bir piyasadan değil, bu sunucudaki bir simülasyondan geliyor: burada {window.candles} mum okunuyor.',
  'data.bound':
    'Bir grafik hakkında söylenen her sayı onun mumlarından hesaplanır; sayıyı seçince nereden okunduğu görünür.',
  'data.limits':
    'Mumlarda fiyatlar ve kaynak veriyorsa hacim bulunur; makas (spread) ve emir defteri bulunmaz.',
  'data.general':
    'Vela, bu sunucuda tanımlı kaynaklardan kapanmış mumları okur: canlı bir kaynak, dosyalar veya her zaman adıyla belirtilen bir simülasyon.',
  'data.which':
    'Bir enstrüman adı yazın; Vela, mumlarının nereden geldiğini ve sonuncusunun ne zaman kapandığını söyler.',
  'unknown.a': 'Bu soruyu anlayamadım.',
  'unknown.b':
    'Yapabildiklerimden bazıları: bir enstrümanı analiz etmek, en yakın boşluğu veya emir bloğunu bulmak ya da bir terimi açıklamak.',
  'no-instrument.a': 'Hangi enstrümanı kastettiğinizi bilmiyorum.',
  'no-instrument.b':
    'Bir kripto çifti, hisse, endeks, emtia veya döviz çifti yazın ya da grafiğin üzerinden seçin.',
  'not-covered.a': '{$symbol}, {$market} bünyesinde işlem görüyor; Vela bu piyasayı kapsamıyor.',
  'not-covered.b':
    'Vela’da kripto paralar, büyük ABD hisseleri, endeksler, emtialar ve döviz çiftleri yer alıyor.',
  'unknown-symbol.a': '“{$typed}” adında bir enstrüman tanımıyorum.',
  'unknown-symbol.b': 'Bildiğim en yakın adlar: {$candidates}.',
  'unknown-company.a': 'Vela’da “{$typed}” adlı bir şirketin finansal tabloları yok.',
  'unknown-company.b':
    'Vela, ABD şirketlerinin SEC’e sunduğu tabloları okur; bunlardan birini, örneğin Apple veya Coca-Cola’yı, adıyla ya da koduyla yazın.',
  'figure.of-company':
    'Bir şirket adı yazın, örneğin Apple veya Coca-Cola; Vela bunu şirketin açıkladığı tablolardan gösterir.',
  'ambiguous.a': '“{$typed}” birden çok enstrümana uyuyor: {$candidates}.',
  'several.a':
    'Vela her seferinde tek bir enstrümanı açıklıyor ya da iki enstrümanı karşılaştırıyor; anılanlar: {$candidates}.',
  'ambiguous.b': 'Hangisini kastediyorsunuz?',
  'mode.a': 'Temel analiz henüz yok: ne {$symbol} için ne de başka bir enstrüman için.',
  'mode.b': 'Grafiğinin teknik analizi ise hazır.',
  'few-candles.a': '{$symbol} için {$interval} grafikte analize yetecek kadar kapanmış mum yok.',
  'few-candles.b': 'Daha kısa bir zaman aralığında genellikle daha çok mum bulunur.',
  'unavailable.a': 'Hiçbir kaynak {$symbol} için {$interval} grafiğin mumlarını veremedi.',
  'unavailable.b': 'Nedenleri: {$refusals}.',
  'unavailable.c':
    'Yerlerine bir şey uydurulmuyor; lütfen daha sonra yeniden deneyin veya başka bir zaman aralığı seçin.',
  'not-found.a': 'Vela bunu bu grafikten henüz okuyamıyor ({$what}) ve yerine bir şey uydurmuyor.',
};
