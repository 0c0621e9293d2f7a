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
] as const;

it.each(cases)('"%s" is %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});
