import type { calendarSentences as english } from '../../en/measures/calendar.ts';

const monthNames = {
  january: 'ocak',
  february: 'şubat',
  march: 'mart',
  april: 'nisan',
  may: 'mayıs',
  june: 'haziran',
  july: 'temmuz',
  august: 'ağustos',
  september: 'eylül',
  october: 'ekim',
  november: 'kasım',
  december: 'aralık',
} as const;

/** What is said of the calendar month that is asked about. */
function createAskedMonths(): Readonly<
  Record<`month-averages.asked.${keyof typeof monthNames}`, string>
> {
  const rows = Object.entries(monthNames).map(([key, name]) => [
    `month-averages.asked.${key}`,
    `{$symbol} için ${name} ayının {measure.month-averages.asked.count} yıllık ortalaması {measure.month-averages.asked.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.asked.up-share}.`,
  ]);
  return Object.fromEntries(rows);
}

const dayNames = {
  monday: 'pazartesi',
  tuesday: 'salı',
  wednesday: 'çarşamba',
  thursday: 'perşembe',
  friday: 'cuma',
  saturday: 'cumartesi',
  sunday: 'pazar',
} as const;

/** What is said of the day of the week that is asked about. */
function createAskedDays(): Readonly<
  Record<`weekday-averages.asked.${keyof typeof dayNames}`, string>
> {
  const rows = Object.entries(dayNames).map(([key, name]) => [
    `weekday-averages.asked.${key}`,
    `{$symbol} için ${name} günlerinin ortalama değişimi ({$period}) {measure.weekday-averages.asked.change-percent}; {measure.weekday-averages.asked.count} gün içinde yükselişle kapananların payı {measure.weekday-averages.asked.up-share}.`,
  ]);
  return Object.fromEntries(rows);
}

/** Sentences about averages by the day of the week, the hour and the calendar month. */
export const calendarSentences: Readonly<Record<keyof typeof english, string>> = {
  ...createAskedDays(),
  'weekday-averages.strongest.monday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün pazartesi ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.monday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün pazartesi: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.monday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün pazartesi: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.tuesday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün salı ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.tuesday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün salı: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.tuesday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün salı: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.wednesday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün çarşamba ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.wednesday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün çarşamba: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.wednesday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün çarşamba: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.thursday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün perşembe ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.thursday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün perşembe: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.thursday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün perşembe: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.friday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün cuma ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.friday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün cuma: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.friday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün cuma: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.saturday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün cumartesi ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.saturday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün cumartesi: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.saturday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün cumartesi: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.sunday':
    '{$symbol} için ortalama değişimin en yüksek olduğu gün pazar ({$period}): {measure.weekday-averages.strongest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.strongest.up-share}.',
  'weekday-averages.weakest.sunday':
    '{$symbol} için ortalama değişimin en düşük olduğu gün pazar: {measure.weekday-averages.weakest.change-percent}; yükselişle kapanma payı {measure.weekday-averages.weakest.up-share}.',
  'weekday-averages.widest.sunday':
    '{$symbol} için en düşükten en yükseğe aralığın en geniş olduğu gün pazar: ortalama {measure.weekday-averages.widest.range-percent}; en dar günde {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.list.five':
    'Günlere göre ortalama değişim: pazartesi {measure.weekday-averages.1.change-percent}, salı {measure.weekday-averages.2.change-percent}, çarşamba {measure.weekday-averages.3.change-percent}, perşembe {measure.weekday-averages.4.change-percent}, cuma {measure.weekday-averages.5.change-percent}.',
  'weekday-averages.list.six':
    'Günlere göre ortalama değişim: pazartesi {measure.weekday-averages.1.change-percent}, salı {measure.weekday-averages.2.change-percent}, çarşamba {measure.weekday-averages.3.change-percent}, perşembe {measure.weekday-averages.4.change-percent}, cuma {measure.weekday-averages.5.change-percent}, pazar {measure.weekday-averages.6.change-percent}.',
  'weekday-averages.list.seven':
    'Günlere göre ortalama değişim: pazartesi {measure.weekday-averages.1.change-percent}, salı {measure.weekday-averages.2.change-percent}, çarşamba {measure.weekday-averages.3.change-percent}, perşembe {measure.weekday-averages.4.change-percent}, cuma {measure.weekday-averages.5.change-percent}, cumartesi {measure.weekday-averages.6.change-percent}, pazar {measure.weekday-averages.7.change-percent}.',
  'weekday-averages.chance':
    'Bu kadar gün arasında hiçbiri rastlantının açıklayacağından fazla ayrılmıyor: öteki günlere en büyük uzaklık {measure.weekday-averages.distance} standart hata, gereken {measure.weekday-averages.chance-limit}.',
  'weekday-averages.chance.beyond':
    'Günlerden biri rastlantının genellikle açıklayacağından fazla ayrılıyor: öteki günlere uzaklığı {measure.weekday-averages.distance} standart hata, rastlantının sınırı {measure.weekday-averages.chance-limit}.',
  'weekday-averages.none':
    'Haftanın günlerini karşılaştırmak için {$symbol} verisinde yeterli mum yok ({$period}).',
  'hour-averages':
    '{$symbol} en çok {measure.hour-averages.widest.hour} UTC sonrasında hareket etti ({$period}): en düşükten en yükseğe ortalama {measure.hour-averages.widest.range-percent}.',
  'hour-averages.row':
    '{row.hour} UTC: en düşükten en yükseğe ortalama {row.range-percent}, açılıştan kapanışa ortalama {row.change-percent}.',
  'hour-averages.narrowest':
    'En az {measure.hour-averages.narrowest.hour} UTC sonrasında hareket etti: {measure.hour-averages.narrowest.range-percent}.',
  'hour-averages.change':
    'Ortalama değişim {measure.hour-averages.strongest.hour} UTC sonrasında en yüksek ({measure.hour-averages.strongest.change-percent}), {measure.hour-averages.weakest.hour} UTC sonrasında en düşüktü ({measure.hour-averages.weakest.change-percent}).',
  'hour-averages.chance':
    'Bu ortalama değişimlerin hiçbiri, bu kadar saat arasında rastlantının açıklayacağından fazla ayrılmıyor: en çok {measure.hour-averages.distance} standart hata, gereken {measure.hour-averages.chance-limit}.',
  'hour-averages.chance.beyond':
    'Bu ortalama değişimlerden en az biri rastlantının genellikle açıklayacağından fazla ayrılıyor: ötekilere uzaklığı {measure.hour-averages.distance} standart hata, rastlantının sınırı {measure.hour-averages.chance-limit}.',
  'hour-averages.none':
    'Günün saatlerini karşılaştırmak için {$symbol} verisinde yeterli mum yok ({$period}).',
  ...createAskedMonths(),
  'month-averages.strongest.january':
    '{$symbol} için ortalamada en güçlü ay ocak: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.january':
    '{$symbol} için ortalamada en zayıf ay ocak: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.february':
    '{$symbol} için ortalamada en güçlü ay şubat: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.february':
    '{$symbol} için ortalamada en zayıf ay şubat: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.march':
    '{$symbol} için ortalamada en güçlü ay mart: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.march':
    '{$symbol} için ortalamada en zayıf ay mart: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.april':
    '{$symbol} için ortalamada en güçlü ay nisan: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.april':
    '{$symbol} için ortalamada en zayıf ay nisan: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.may':
    '{$symbol} için ortalamada en güçlü ay mayıs: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.may':
    '{$symbol} için ortalamada en zayıf ay mayıs: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.june':
    '{$symbol} için ortalamada en güçlü ay haziran: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.june':
    '{$symbol} için ortalamada en zayıf ay haziran: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.july':
    '{$symbol} için ortalamada en güçlü ay temmuz: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.july':
    '{$symbol} için ortalamada en zayıf ay temmuz: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.august':
    '{$symbol} için ortalamada en güçlü ay ağustos: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.august':
    '{$symbol} için ortalamada en zayıf ay ağustos: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.september':
    '{$symbol} için ortalamada en güçlü ay eylül: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.september':
    '{$symbol} için ortalamada en zayıf ay eylül: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.october':
    '{$symbol} için ortalamada en güçlü ay ekim: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.october':
    '{$symbol} için ortalamada en zayıf ay ekim: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.november':
    '{$symbol} için ortalamada en güçlü ay kasım: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.november':
    '{$symbol} için ortalamada en zayıf ay kasım: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.strongest.december':
    '{$symbol} için ortalamada en güçlü ay aralık: {measure.month-averages.strongest.count} yılın ortalaması {measure.month-averages.strongest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.strongest.up-share}.',
  'month-averages.weakest.december':
    '{$symbol} için ortalamada en zayıf ay aralık: {measure.month-averages.weakest.count} yılın ortalaması {measure.month-averages.weakest.change-percent}; yükselişle kapandığı yılların payı {measure.month-averages.weakest.up-share}.',
  'month-averages.list.first':
    'Ocaktan nisana ortalama değişim: ocak {measure.month-averages.1.change-percent}, şubat {measure.month-averages.2.change-percent}, mart {measure.month-averages.3.change-percent}, nisan {measure.month-averages.4.change-percent}.',
  'month-averages.list.second':
    'Mayıstan ağustosa: mayıs {measure.month-averages.5.change-percent}, haziran {measure.month-averages.6.change-percent}, temmuz {measure.month-averages.7.change-percent}, ağustos {measure.month-averages.8.change-percent}.',
  'month-averages.list.third':
    'Eylülden aralığa: eylül {measure.month-averages.9.change-percent}, ekim {measure.month-averages.10.change-percent}, kasım {measure.month-averages.11.change-percent}, aralık {measure.month-averages.12.change-percent}.',
  'month-averages.chance':
    'Bu kadar ay arasında hiçbiri rastlantının açıklayacağından fazla ayrılmıyor: öteki aylara en büyük uzaklık {measure.month-averages.distance} standart hata, gereken {measure.month-averages.chance-limit}.',
  'month-averages.chance.beyond':
    'Aylardan biri rastlantının genellikle açıklayacağından fazla ayrılıyor: ötekilere uzaklığı {measure.month-averages.distance} standart hata, rastlantının sınırı {measure.month-averages.chance-limit}.',
  'month-averages.none':
    'Her takvim ayının ortalaması için {$symbol} verisinde yeterli yıl yok ({$period}).',
};
