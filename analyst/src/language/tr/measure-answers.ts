import type { measureAnswers as english } from '../en/measure-answers.ts';

/** Sentences around measures, tasks Vela cannot do, and what was not read. */
export const measureAnswers: Readonly<Record<keyof typeof english, string>> = {
  'series.other':
    '{$symbol} için {$wanted} grafikte güncel piyasa verisi yok; anlatılanlar {$interval} grafiktendir.',
  'measure.definition': '“{$what}” şöyle ölçülür: {$definition}',
  'term.definition': '“{$what}” şu demektir: {$definition}',
  'measure.nothing': 'Bu dönemde ({$period}) böyle bir şey yok: {$what}.',
  'measure.too-few':
    'Bu ölçü ({$what}) için {$symbol} verisinde yeterli mum yok ({$period}); Vela bu yüzden sayı vermiyor.',
  'measure.outside':
    'Vela bunu {$subject} için söyleyemiyor: verisinde bu döneme ({$period}) ait mum yok; son mum {close.time} tarihinde kapandı.',
  'measure.outside.of':
    '{$without} için bu döneme ({$period}) ait mum yok; bu yüzden karşılaştırma yapılamıyor.',
  'measure.outside.ended': '{$without} verisi {$lastDay} tarihinde bitiyor.',
  'measure.simulated':
    'Vela bunu {$simulated} için söyleyemiyor: burada gerçek piyasa verisi yok, mumlar simülasyon.',
  'measure.mixed':
    'Vela bu karşılaştırmayı yapamıyor: {$simulated} için burada gerçek piyasa verisi yok, mumlar simülasyon.',
  'measure.near': 'Gerçek piyasa verisi olan en yakını {$near}.',
  'measure.simulated.instead':
    'Gerçek piyasa verisi olanlardan bazıları: {$real}. Vela bu soruyu onlar için yanıtlar.',
  'measure.currency':
    'Sorunuz {$typed}, {$symbol} fiyatı ise {$own} cinsinden: Vela kur çevirmediği için ikisi karşılaştırılmadı; bütün rakamlar {$own} cinsindendir.',
  'measure.better-year':
    '{$symbol} {$best} yılında {$other} yılına göre daha iyi bir sonuç gösterdi.',
  'measure.wilder-year': '{$symbol} {$best} yılında {$other} yılından daha oynaktı.',
  'measure.deeper-year':
    '{$symbol} {$best} yılında, {$other} yılına göre zirvesinden daha çok düştü.',
  'measure.best-period': 'Bu dönemler içinde {$symbol} en iyi sonucu {$best} gösterdi.',
  'measure.wildest-period': 'Bu dönemler içinde {$symbol} en çok {$best} oynaktı.',
  'measure.deepest-period': 'Bu dönemler içinde {$symbol} zirvesinden en çok {$best} düştü.',
  'measure.left-out':
    'Gerçek piyasa verisi olmadığı, mumları simülasyon olduğu için dışarıda kalan: {$simulated}.',
  'measure.apart': 'Bu serilerin ortak bir dönemi yok; karşılaştırılacak bir şey bulunmuyor.',
  'measure.without': '{$missing} mumları bulunamadı; bu karşılaştırmada yer almıyor.',
  'measure.missing': 'Karşılaştırma için {$missing} mumları bulunamadı.',
  'measure.length': 'Bu uzunluk göstergenin izin verdiği aralığın dışında; bir şey hesaplanmadı.',
  'measure.needs.price': 'Hangi fiyatı soruyorsunuz? Sayıyı yazın, Vela ona göre ölçsün.',
  'measure.needs.time': 'Hangi günü soruyorsunuz? Tarihi yazın, Vela o güne baksın.',
  'measure.needs.indicator':
    'Hangi göstergeyi soruyorsunuz? Vela RSI, MACD ve hareketli ortalamalar gibi göstergeleri adıyla tanır.',
  'measure.needs.kinds':
    'Hangi yapıyı soruyorsunuz: boşluklar mı, emir blokları mı, süpürmeler mi, yapı kırılımları mı?',
  'measure.needs.other': '{$symbol} hangi enstrümanla karşılaştırılsın? En az bir ad daha yazın.',
  'measure.elsewhere':
    'Kastettiğiniz yapı ({$structure}) {$told} grafiğinde anlatılmıştı. {$symbol} {$shown} grafiğinde yok, yerine de başka biri konmadı: onu sormak için o grafiği yeniden açın.',
  'measure.lost':
    'Kastettiğiniz yapı ({$structure}) {$told} grafiğinde artık bulunmuyor: mumları o zamandan beri değişmiş. Şimdi orada olanları sorabilirsiniz.',
  'measure.one':
    'Bu ölçü yalnızca {$symbol} için hesaplandı; {$others} için ayrıca sorulması gerekir.',
  'date.none': '{$askedDate} diye bir gün yok; o ayın son günü {$nearestDate}.',
  'residue.named': 'Sorunuzdaki “{$residue}” ifadesini okuyamadım.',
  'choices.named':
    'Bu soru başka bir anlama da gelebilir; {$choices} için aşağıda ayrı seçenekler var.',
  'assumed.named':
    'Soruda açık bırakılan kısım şöyle alındı: {$reading}. Yanıttaki etiketlerle değiştirilebilir.',
  'namesakes.named':
    'Yazılan ad {$symbol} olarak okundu; şu da kastedilmiş olabilir: {$candidates}. Enstrümanın etiketinden seçilebilir.',
  'unsure.plain': 'Başka bir şey sorduysanız başka sözlerle yazın.',
  'unsure.named': 'Bu soru şöyle okundu: {$reading}. Yanıttaki etiketlerle değiştirilebilir.',
  'choices.ask':
    'Şunu mu demek istediniz: {$choices}? Aşağıdan seçebilir ya da başka sözlerle sorabilirsiniz.',
  'residue.ask':
    '“{$residue}” ifadesini bilmiyorum, bu yüzden yerine bir şey yanıtlamadım. Hangi enstrümanı, terimi ya da sayıyı kastettiniz?',
  'task.of': '{$symbol} için ',
  'task.alert':
    'Vela bunu izleyebilir. Aşağıda bunun daha önce ne sıklıkta olduğuna bakın, sonra alarmı kurun ya da bırakın.',
  'task.screening': 'Vela henüz bütün bir piyasayı tarayamıyor.',
  'task.screening.instead':
    'Yapabildiği, kendi listelerinize bakmak, adını yazdığınız bir enstrümanı anlatmak ya da ona kadar enstrümanı karşılaştırmak.',
  'task.fundamentals': 'Hangi şirketi soruyorsunuz? Adını yazın, Vela bildirimlerini okusun.',
  'task.dividends':
    'Vela, bildirimlerde ödendiği yazan temettüleri okur; temettü tarihlerini ve ileride ödenecekleri bilmez.',
  'task.back-test': 'Vela kuralları ve işlemleri geçmiş veride henüz deneyemiyor.',
  'task.back-test.instead': 'Yapabildiği, bir yapıyı neyin ne sıklıkla izlediğini saymak.',
  'task.portfolio': 'Vela elinizdekileri bilmez ve pozisyon büyüklüğü hesaplamaz.',
  'task.portfolio.instead': 'Yapabildiği, adını yazdığınız bir enstrümanın grafiğini anlatmak.',
  'task.forecast': 'Vela fiyat tahmini yapmaz.',
  'task.forecast.instead':
    'Yapabildiği, fiyatın nerede durduğunu ve bir seviyenin ötesindeki kapanışın neyi değiştireceğini söylemek.',
  'task.trade': 'Vela emir vermez, aracı kuruma bağlanmaz.',
  'task.trade.instead': 'Yapabildiği, bir grafiği açıklamak.',
  'task.options': 'Vela’da opsiyon ve vadeli işlem verisi, fonlama oranı yok.',
  'task.options.instead': 'Yapabildiği, fiyatın kendisinin ne kadar hareket ettiğini ölçmek.',
  'task.order-flow': 'Vela’da emir defteri, fonlama oranı ve para akışı yok.',
  'task.order-flow.instead': 'Yapabildiği, kapanmış mumları ve hacimlerini okumak.',
  'task.sentiment': 'Vela duyguları ve görüşleri ölçmez.',
  'task.sentiment.instead': 'Yapabildiği, mumların ne gösterdiğini anlatmak.',
  'task.real-estate':
    'Gayrimenkul hesabı için rakamlarınız gerekir: fiyatı ve kirayı yazın, Vela gerisini hesaplasın.',
  'task.export':
    'Vela bir grafiğin sayılarını henüz dosya olarak veremiyor. Bir şirketin ya da gayrimenkulün sayfası orada CSV olarak kaydedilir; bir grafiğin her sayısı yanındaki tablodadır.',
  'task.tax': 'Vela vergi konularını bilmez.',
  'task.tax.instead': 'Yapabildiği, bir grafiği açıklamak.',
  'task.drawing': 'Vela sizin yerinize elle çizim yapamıyor.',
  'task.drawing.instead': 'Çizdikleri, anlattığı yapılardır.',
  'task.other-language':
    'Vela şimdilik Türkçe ve İngilizce yanıt veriyor; ikisinden biriyle sorun, örneğin “bitcoin trendi” ya da “trend of bitcoin”.',
  'small-talk.a': 'Ben Vela, grafikleri sade bir dille açıklayan bir programım.',
  'small-talk.b':
    'Örneğin “bitcoin bu ay ne yaptı” ya da “Apple mı Microsoft mu daha çok yükseldi” diye sorabilirsiniz.',
  'talk.thanks': 'Rica ederim. Dilediğiniz zaman yeni bir soru sorabilirsiniz.',
  'talk.greeting': 'Merhaba, burada her şey yolunda; umarım siz de iyisinizdir.',
  'talk.farewell': 'Görüşmek üzere. Konuşmanız bir sonraki sefere kadar burada duruyor.',
  'talk.praise': 'İşinize yaradığına sevindim.',
  'talk.complaint':
    'Yardımcı olamadığım için üzgünüm. Ne öğrenmek istediğinizi başka sözlerle yazın ya da enstrümanı ve sayıyı belirtin; yeniden bakayım.',
  'distress.a':
    'Bunu yazmanız iyi oldu; böyle bir para kaygısı insana çok ağır gelir ve siz her kayıptan daha değerlisiniz.',
  'distress.b':
    'Lütfen bugün güvendiğiniz biriyle konuşun; kendinize zarar verme düşünceniz varsa hemen {$emergency} acil çağrı hattını arayın.',
  'distress.c':
    'Parayla ilgili hiçbir kararı bugün vermek zorunda değilsiniz; böyle durumlar için ücretsiz ve gizli destek hatları da var.',
  'off-topic.a': 'Vela bu konuda yardımcı olamaz; piyasa grafiklerini açıklar.',
  'off-topic.b': 'Örneğin “altın bu yıl ne yaptı” ya da “emir bloğu nedir” diye sorabilirsiniz.',
};
