import type { LevelMeasureId } from '@vela/engine';
import type { MeasureWords } from '../../measure-words.ts';
import { firstSinceFacts } from './first-since-facts.ts';
import { levelPriceFacts } from './level-price-facts.ts';
import { levelStructureFacts } from './level-structure-facts.ts';

/** Name and definition of each measure of this group. */
export const levelMeasures: Readonly<Record<LevelMeasureId, MeasureWords>> = {
  'distance-to-price': {
    name: 'Fiyata uzaklık',
    definition:
      'Bir fiyatın son kapanışa uzaklığı: fiyat olarak, kapanışın yüzdesi olarak ve ATR 14 cinsinden. Yanında, bir mumun o fiyatı en düşüğü ile en yükseği arasında son kez ne zaman içerdiği.',
  },
  'levels-between': {
    name: 'Aradaki seviyeler',
    definition:
      'Son kapanış ile başka bir fiyat arasına giren açık boşluklar, kırılmamış emir blokları, geçerli destek ve direnç bölgeleri, kırılmamış salınımlar, önceki günün, haftanın ve ayın seviyeleri ve likidite havuzları.',
  },
  'if-price': {
    name: 'Orada kapanırsa',
    definition:
      'Bir sonraki mum son kapanıştan doğruca bir fiyata gidip orada kapansaydı, her yapının kendi kurallarına göre nelere dokunacağı, neleri dolduracağı, kıracağı ya da geçeceği; bunun yapı kırılımı ya da karakter değişimi sayılıp sayılmayacağı.',
  },
  'last-time-at': {
    name: 'Bir fiyatta son kez',
    definition:
      'Bir fiyatı en düşüğü ile en yükseği arasında içeren son mum, dönemde o fiyatı içeren mumların sayısı ve kapanışın o fiyatın öteki tarafına kaç kez geçtiği.',
  },
  'first-since': {
    name: 'Dönemin ilki',
    definition:
      'Bir dönemde bir fiyatın ötesinde kapanan ilk mum, o mumdan bu yana o tarafta kapananların sayısı ve son kapanışın hâlâ orada olup olmadığı; ya da dönemin mumlarından birinin doğruladığı ilk yapı kırılımı, süpürme veya başka bir olay.',
  },
  'time-above': {
    name: 'Fiyat üstünde süre',
    definition:
      'Dönemin mumlarından bir fiyatın üstünde kapananların ve altında kapananların payı; tam o fiyattaki kapanış ikisine de sayılmaz.',
  },
  'nearest-structure': {
    name: 'En yakın yapılar',
    definition:
      'Son kapanışa iki yanda en yakın yapılar: en az çeyrek ATR genişliğindeki açık boşluklar, kırılmamış emir blokları, geçerli bölgeler, ötesinde kapanış olmayan salınımlar, önceki günün, haftanın ve ayın seviyeleri ve likidite havuzları.',
  },
  'next-invalidation': {
    name: 'Eğilimi bozan seviye',
    definition:
      'Eğilimin her ölçekte dayandığı salınım: ötesinde bir kapanış karakter değişimi olur ve eğilimi döndürür. O yandaki, ötesinde hiç kapanış olmayan son doğrulanmış salınımdır.',
  },
  'reach-share': {
    name: 'Geçmişte ne sıklıkla',
    definition:
      'Dönemin bütün kapanışlarından, ardından gelen belirli sayıda mum içinde fiyatın (fitiller dâhil) en az bu kadar hareket ettiği kapanışların payı. Geçmişin taban oranıdır; komşu örnekler çakıştığı için yanında rastlantı payı verilir.',
  },
  'swing-levels': {
    name: 'Tepeler ve dipler',
    definition:
      'Fiyatın doğrulanmış son dönüş noktaları, tarihleri ve fiyatlarıyla; her biri kendi yanındaki bir öncekine göre adlandırılır (yükselen tepe, alçalan dip), sonradan ötesinde kapanış olup olmadığı da belirtilir.',
  },
  'previous-extremes': {
    name: 'Önceki tepe ve dip',
    definition:
      'Önceki günün, haftanın, ayın ve takvim yılının en yükseği ile en düşüğü; fiyatın sonradan bunların ötesine fitille (süpürülmüş) ya da kapanışla (geçilmiş) geçip geçmediği.',
  },
  'moving-average-distance': {
    name: 'Ortalamaya uzaklık',
    definition:
      'Son kapanışın bir hareketli ortalamaya göre yeri: hangi tarafında olduğu, uzaklığı (kapanışın yüzdesi ve ATR 14 olarak), ne zamandan beri o tarafta kapandığı ve bu uzaklığın ne kadar alışılmadık olduğu.',
  },
  confluence: {
    name: 'Üst üste binen yapılar',
    definition:
      'Farklı türden yapıların üst üste bindiği ya da birleştiği fiyatlar: açık boşluklar, kırılmamış emir blokları, destek ve direnç bölgeleri, önceki günün, haftanın ve ayın en yükseği ve en düşüğü; son kapanıştan belirli bir ATR uzaklığına kadar.',
  },
};

/** Names of the facts of these measures, by label. */
export const levelMeasureFacts = {
  ...levelPriceFacts,
  ...firstSinceFacts,
  ...levelStructureFacts,
};
