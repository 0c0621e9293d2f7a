import type { periodMeasures as english } from '../../en/measures/period.ts';
import type { MeasureWords } from '../../measure-words.ts';

/** Name and definition of each measure of this group. */
export const periodMeasures: Readonly<Record<keyof typeof english, MeasureWords>> = {
  change: {
    name: 'Değişim',
    definition:
      'Kapanışın dönemdeki değişimi, yüzde ve fiyat olarak: dönemden önceki son kapanıştan (verinin başında ilk açılıştan) dönemin son kapanışına.',
  },
  'annual-return': {
    name: 'Yıllık getiri',
    definition:
      'Kapanışın bileşik yıllık büyümesi: dönemin yılları boyunca yinelendiğinde toplam değişimi veren yıllık değişim. Yalnızca dönem en az bir yıl sürüyorsa verilir.',
  },
  'year-returns': {
    name: 'Yıllara göre getiri',
    definition:
      'Her takvim yılının değişimi: önceki yılın son kapanışından o yılın son kapanışına. Verinin içinde başladığı ya da henüz bitmemiş yıl listelenir, tam sayılmaz.',
  },
  'quarter-returns': {
    name: 'Çeyreklere göre getiri',
    definition:
      'Her takvim çeyreğinin değişimi (ilki ocak-mart): önceki çeyreğin son kapanışından o çeyreğin son kapanışına. Verinin içinde başladığı ya da henüz bitmemiş çeyrek listelenir, tam sayılmaz.',
  },
  'month-returns': {
    name: 'Aylara göre getiri',
    definition:
      'Her takvim ayının değişimi: önceki ayın son kapanışından o ayın son kapanışına. Verinin içinde başladığı ya da henüz bitmemiş ay listelenir, tam sayılmaz.',
  },
  'best-month': {
    name: 'En iyi ve en kötü ay',
    definition:
      'Dönemin tamamlanmış takvim ayları içinde değişimi en büyük ve en küçük olanlar; her biri önceki ayın son kapanışından kendi son kapanışına ölçülür.',
  },
  'high-low': {
    name: 'En yüksek ve en düşük',
    definition:
      'Dönemdeki mumların en yükseği ile en düşüğü, bunları yapan mumlar ve dönemin son kapanışının her birine uzaklığı (onların yüzdesi olarak).',
  },
  'range-position': {
    name: 'Aralıktaki yer',
    definition:
      'Son kapanışın, dönemin (olağan olarak bir yılın) en düşüğü (yüzde sıfır) ile en yükseği (yüzde yüz) arasındaki yeri: kapanış eksi en düşük, bölü en yüksek eksi en düşük.',
  },
  'all-time-high': {
    name: 'Tüm zamanların en yükseği',
    definition:
      'Verideki bütün mumların en yükseği, onu ilk yapan mum ve son kapanışın onun ne kadar altında olduğu (en yükseğin yüzdesi olarak). Eldeki verinin rekorudur; veri piyasadan sonra başlıyor olabilir.',
  },
  'all-time-low': {
    name: 'Tüm zamanların en düşüğü',
    definition:
      'Verideki bütün mumların en düşüğü, onu ilk yapan mum ve son kapanışın onun ne kadar üstünde olduğu (en düşüğün yüzdesi olarak). Eldeki verinin rekorudur; veri piyasadan sonra başlıyor olabilir.',
  },
  'price-at': {
    name: 'Bir tarihteki fiyat',
    definition:
      'Sorulan günün ya da ondan önceki son mumun açılışı, en yükseği, en düşüğü ve kapanışı; gün verilmediyse dönemin tümününkiler.',
  },
  'last-price': {
    name: 'Son fiyat',
    definition:
      'Kapanmış son mumun kapanışı, zamanı ve önceki kapanışa göre değişimi. Henüz oluşmakta olan mum sayılmaz.',
  },
  'average-price': {
    name: 'Ortalama fiyat',
    definition:
      'Dönemdeki kapanışların aritmetik ortalaması ve ortancası; son kapanışın her birine uzaklığı, onların yüzdesi olarak.',
  },
  drawdown: {
    name: 'Zirveden düşüş',
    definition:
      'Kapanışın, dönemde o ana kadarki en yüksek kapanışın yüzde kaç altında olduğu: şimdi, en derin ve en uzun halinde. Eski zirveye ya da üstüne gelen ilk kapanışla biter.',
  },
  rally: {
    name: 'En büyük yükseliş',
    definition:
      'Dönemdeki bir mumun en düşüğünden sonraki bir mumun en yükseğine, yüzde olarak en büyük yükseliş ve son kapanışın bunun ne kadarını geri verdiği.',
  },
  'best-worst-candles': {
    name: 'En iyi ve en kötü mumlar',
    definition:
      'Dönemde, önceki kapanıştan kendi kapanışına yüzde olarak en çok yükselen ve en çok düşen mumlar.',
  },
  'up-share': {
    name: 'Yükselen mumların payı',
    definition:
      'Dönemde kaç mumun önceki kapanıştan yüksekte ya da alçakta kapandığı; kaçının kendi açılışından yüksekte (yeşil) ya da alçakta (kırmızı) kapandığı.',
  },
  streak: {
    name: 'Üst üste kapanış',
    definition:
      'Art arda kaç mumun önceki kapanıştan yüksekte ya da alçakta kapandığı. Öncekine eşit bir kapanış diziyi bitirir.',
  },
  'opening-gaps': {
    name: 'Açılış boşlukları',
    definition:
      'Önceki mumun aralığının dışında açılan mumlar. Fiyat, boşluktan önceki kapanışta yeniden işlem görünce boşluk kapanmış sayılır.',
  },
  'last-candle': {
    name: 'Son mum',
    definition:
      'Kapanmış son mum: açılışı ve kapanışı, aralığının payı olarak gövdesi ve fitilleri; aralığı, önceki mumun ATR 14 değeri ve önceki mumlarla yan yana.',
  },
  'days-since-high': {
    name: 'Yeni zirveden bu yana',
    definition:
      'En yükseği, kendinden önceki belirli sayıda mumun (olağan olarak bir yılın) hepsini aşan son mum ve üzerinden ne kadar geçtiği; dipler için de aynısı.',
  },
};

export { periodMeasureFacts } from './period-facts.ts';
