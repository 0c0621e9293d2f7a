import { foldText, type Period } from '@vela/contracts';
import { expect, it } from 'vitest';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { findTime } from './find-time.ts';

// A Wednesday.
const now = Date.UTC(2026, 10, 25, 18);

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function toCode(period: Period): string {
  if (period.kind === 'all') return 'all';
  if (period.kind === 'last') return `${period.count} ${period.unit}`;
  return `${toDay(period.from)}..${period.to === undefined ? '' : toDay(period.to)}`;
}

function read(text: string): string {
  const { periods, moment } = findTime(expandAbbreviations(foldText(text)), now);
  const day = moment === undefined ? 'none' : `on ${toDay(moment.value)}`;
  return periods.map(({ value }) => toCode(value)).join(' ') || day;
}

// What each wording says by the calendar; the end is the first day after it.
const cases = [
  ['have we lost last weeks low', '2026-11-16..2026-11-23'],
  ['closes over the last weeks', 'none'],
  ['is it beyond junes high', '2026-06-01..2026-07-01'],
  ['were yesterdays lows swept', 'on 2026-11-24'],
  ['the calmest session of the month', '2026-11-01..'],
  ['which day of the week is best', 'none'],
  ['the start of the year', 'none'],
  ['most traded day of the year', '2026-01-01..'],
  ['the month so far', '2026-11-01..'],
  ['gold over half a year', '6 month'],
  ['what did it lose in a year', '1 year'],
  ['best run in 7 y', '7 year'],
  ['worst close of the last 4 mo', '4 month'],
  ['since the rate cut on 5 november', '2026-11-05..'],
  ['since when and where was june', '2026-06-01..2026-07-01'],
  ['after 2015', '2015-01-01..'],
  ['its worst day in 23', '2023-01-01..2024-01-01'],
  ['in 23 minutes', 'none'],
  ['growth a year over the past ten', '10 year'],
  ['24te ne kadar dustu', '2024-01-01..2025-01-01'],
  ['second of june', 'on 2026-06-02'],
  ['lost three quarters of its value', 'none'],
  ['haftanın en oynak hissesi', '2026-11-23..'],
  ['geçen haftanın en oynak hissesi', '2026-11-16..2026-11-23'],
  ['ayın en sakin günü', '2026-11-01..'],
  ['ağustos ayının en sakin günü', '2026-08-01..2026-09-01'],
  ['yıl ortalaması', '2026-01-01..'],
  ['ay içi tepe', '2026-11-01..'],
  ['ayin başından beri', '2026-11-01..'],
  ['yarım yılda kaç kazandırdı', '6 month'],
  ['5 haziran tepesinden bu yana', '2026-06-05..'],
  ['cuma kapanışından sonra', '2026-11-20..'],
  ['geçen kasımdan beri', '2025-11-01..'],
  ['nisan başı haziran sonu', '2026-04-01..2026-07-01'],
  ['mayıs temmuz arası', '2026-05-01..2026-08-01'],
  ['bugüne kadarki rekor', 'all'],
  ['tarihte en sert gün', 'all'],
  ['hangi tarihte kırdı', 'none'],
  ['iki senede rsi', '2 year'],
  ['14 günlük rsi', 'none'],
  ['bir haftadır ne yaptı', '1 week'],
  ['yedi yıllık aralık', '7 year'],
  ['4 yıl önce alan ne kazandı', '2022-11-25..'],
  ['50 günlüğün üstünde mi', 'none'],
  ['cumhuriyet bayramında fiyat', 'on 2026-10-29'],
  ['2019 yıllık getiri', '2019-01-01..2020-01-01'],
  ['june 4h candles', '2026-06-01..2026-07-01'],
  ['biggest gap in the last year', '1 year'],
  ['last 4h close', 'none'],
  // A day that lies back, and not today.
  ['what was silver three years ago today', 'on 2023-11-25'],
  ['1 yıl önce bugün altın kaçtı', 'on 2025-11-25'],
  ['bugün ne oldu', '2026-11-25..'],
  ['black thursday 1929 october 24', 'on 1929-10-24'],
  ['on thursday, on 3 march', 'on 2026-03-03'],
  ['yirmi yıl önce evlendik, 3 mart 2006', 'on 2006-03-03'],
  ['in june 2003 on the 12th', 'on 2003-06-12'],
  ['in june the 2nd largest', '2026-06-01..2026-07-01'],
  ['mayıs 2014 7si kapanış', 'on 2014-05-07'],
  ['yılbaşı günü fiyat', 'on 2026-01-01'],
  // Of two digits after "in", a year.
  ['highest in august 24', '2024-08-01..2024-09-01'],
  ['close on august 24', 'on 2026-08-24'],
  ['in august 24 percent', 'on 2026-08-24'],
  // A unit alone at the end.
  ['share of green days, decade', '10 year'],
  ['annualised volatility quarter', '3 month'],
  ['its best quarter', 'none'],
  ['in the upper quarter', 'none'],
  ['beta 120', '120 day'],
  ['hv30', '30 day'],
  ['mean over 120', 'none'],
  ['beta 60 sessions', '60 candle'],
  ['up 12 sessions in a row', 'none'],
  // The day, week or year that runs.
  ['was that the high of the day', '2026-11-25..'],
  ['high of the day before', 'none'],
  ['günün zirvesi', '2026-11-25..'],
  ['o günün zirvesi', 'none'],
  ['günün zirvesi genelde kaçta', 'none'],
  ['new gaps since midnight', '2026-11-25..'],
  ['first sweep of the year in gold', '2026-01-01..'],
  ['the year the war began, 2022', '2022-01-01..2023-01-01'],
  ['what is new against the start of october', '2026-10-01..'],
  ['geçen haftayı ekside mi kapattı', '2026-11-16..2026-11-23'],
  ['haftayı ekside mi kapattı', '2026-11-23..'],
  ['geçen ayı nasıl kapattı', '2026-10-01..2026-11-01'],
  // What was missed.
  ['ill for a week, what is new', '1 week'],
  ['asleep 7 hours, what is new', '7 hour'],
  ['bir aydır bakmadım', '1 month'],
  // From then on.
  ['ignore everything before 2019', '2019-01-01..'],
  ['everything before 2019', '2019-01-01..2020-01-01'],
  ['temmuz sonrası ilk', '2026-07-01..'],
  ['2022 sonrasında', '2022-01-01..'],
  ["2024'ten beri 150 altına", '2024-01-01..'],
  ["2024'ten 2500'e", 'none'],
  ['how bad was march for silver', '2026-03-01..2026-04-01'],
  ['how strong was the march higher', 'none'],
  ['average price 2025', '2025-01-01..2026-01-01'],
  ['mean crude price 2025', '2025-01-01..2026-01-01'],
  ['price 2025', 'none'],
  ['90 günlük aralıkta', '90 day'],
  ['20 yılın ortalaması', '20 year'],
  ['10 year average yield', 'none'],
  ['20 günlük ortalama', 'none'],
] as const;

it.each(cases)('"%s" is %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});
