import { formatTime, type Period } from '@vela/contracts';

const units = {
  candle: 'mum',
  minute: 'dakika',
  hour: 'saat',
  day: 'gün',
  week: 'hafta',
  month: 'ay',
  year: 'yıl',
} as const;
const dayMs = 86_400_000;

/** A period in words, without an ending: "son 60 gün". */
export function formatPeriod(period: Period): string {
  if (period.kind === 'all') return 'eldeki bütün veri';
  if (period.kind === 'last') return `son ${period.count} ${units[period.unit]}`;
  const from = formatTime(period.from, '1d', 'tr');
  if (period.to === undefined) return `${from} sonrası`;
  const last = period.to - dayMs;
  return last <= period.from ? `${from} günü` : `${from} – ${formatTime(last, '1d', 'tr')} arası`;
}

/** When something was, in words: "2023 yılında", "son 60 günde". */
export function formatInPeriod(period: Period, year?: string): string {
  return year === undefined ? `şu dönemde (${formatPeriod(period)})` : `${year} yılında`;
}
