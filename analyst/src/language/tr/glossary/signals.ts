import type { GlossaryPart } from '../../glossary.ts';

export const signals = {
  'golden-cross': {
    asked:
      '(?:altin|olum)(?: (?:ve|veya|ile) (?:altin|olum))? (?:kesisim|hac|kros)\\w*|(?:golden|death) cross\\w*',
    name: 'Altın ve ölüm kesişimi (golden cross)',
    definition:
      'hızlı ve yavaş iki hareketli ortalamanın, genellikle günlük kapanışlarda, kesişmesi: yukarı kesişime altın, aşağı kesişime ölüm kesişimi denir. İkisi de ancak fiyat hareket ettikten sonra belli olur.',
  },
  'overbought-oversold': {
    asked:
      'asiri (?:alim|satim|satis)(?: (?:ve|veya|ile) asiri (?:alim|satim|satis))?(?: (?:bolge|seviye)\\w*)?|overbought|oversold',
    name: 'Aşırı alım ve aşırı satım',
    definition:
      'RSI gibi bir osilatörün, tek yönlü bir hareketten sonra ölçeğinin tepesine ya da dibine yaklaşması. Olanı anlatır; fiyat bu değerlerde uzun süre aynı yönde sürebilir.',
  },
  'swing-failure': {
    asked: 'sfp|swing failure(?: pattern)?|basarisiz salinim\\w*',
    name: 'Başarısız salınım (SFP)',
    definition:
      'önceki bir tepeyi ya da dibi aşıp yeniden içeride kapanan mum. Buradaki grafikte likidite süpürmesi olarak görünür.',
  },
  'silver-bullet': {
    asked: 'silver bullet(?: (?:strateji|saat|kurulum)\\w*)?|gumus kursun\\w*',
    name: 'Silver bullet',
    definition:
      'akıllı para yöntemini kullananların, gün içinde adil değer boşluğu aradıkları belirli saatlere verdiği ad. Grafikteki killzone’lar bu saatleri de içerir.',
  },
  'inverse-gap': {
    asked:
      'tersine donmus(?: bosluk\\w*)?|ifvg\\w*|ters (?:fvg|adil deger boslu\\w*|bosluk|boslu\\w*)',
    name: 'Ters adil değer boşluğu (IFVG)',
    definition:
      'fiyatın kapanışla geçtiği adil değer boşluğu. O andan sonra, kırılan desteğin direnç sayılması gibi, öbür yönden izlenir.',
  },
  'trend-line': {
    asked: 'trend cizgi\\w*(?: likidite\\w*)?|trend ?line',
    name: 'Trend çizgisi',
    definition:
      'yükselen dipler ya da alçalan tepeler boyunca çekilen doğru. Yeri, çizen kişiye göre değişir; buradaki grafikte ise salınımlar sabit bir kurala göre bulunur.',
  },
  'role-reversal': {
    asked:
      'rol degisim\\w*|destek(?:ken)? direnc(?:e)? (?:olma|don)\\w*|kirilan (?:destek|direnc)\\w*',
    name: 'Rol değişimi',
    definition:
      'destek olarak tutmuş bir seviyenin, fiyat altında kapandıktan sonra direnç sayılması; direnç için de tersi.',
  },
  'supply-demand': {
    asked: 'arz(?: (?:ve|veya|-)? ?talep)?(?: bolge\\w*)?|talep(?: bolge\\w*)?',
    name: 'Arz ve talep bölgeleri',
    definition:
      'fiyatın hızla ayrıldığı, orada bekleyen emirler kaldığının işareti sayılan alanlar. Buradaki grafikte en yakın karşılığı emir bloğudur.',
  },
  'win-rate': {
    asked: 'kazanma (?:oran|yuzde)\\w*|basari oran\\w*|win ?rate\\w*',
    name: 'Kazanma oranı (win rate)',
    definition:
      'kazançla biten işlemlerin payı. Kazançların ve kayıpların olağan büyüklüğü bilinmeden az şey söyler.',
  },
  expectancy: {
    asked: 'beklenti degeri|beklenen deger\\w*|kar faktor\\w*|expectancy|profit factor',
    name: 'Beklenen değer',
    definition:
      'bir işlemin ortalama sonucu: kazanma sıklığı çarpı olağan kazanç, eksi kaybetme sıklığı çarpı olağan kayıp.',
  },
} satisfies GlossaryPart;
