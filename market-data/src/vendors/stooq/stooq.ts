import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  instantText,
} from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { parseCsvRows } from '../csv-rows.ts';
import { toDate } from '../request-date.ts';

/** The header is in the language of the visitor. */
const englishNames: Readonly<Record<string, string>> = {
  Data: 'Date',
  Otwarcie: 'Open',
  Najwyzszy: 'High',
  Najnizszy: 'Low',
  Zamkniecie: 'Close',
  Wolumen: 'Volume',
};
const rows = createRowsSchema(
  createLayout(['Date', instantText], ['Open', 'High', 'Low', 'Close', 'Volume'], decimalText),
  { volumeMayBeMissing: 'in any' },
);
const errorSchema = z.object({ error: z.string() });

function readAnswer(text: string): unknown {
  const start = text.trim().slice(0, 100);
  if (/^<|^No data|limit|apikey/i.test(start)) return { error: start };
  return parseCsvRows(text)?.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [englishNames[name] ?? name, value]),
    ),
  );
}

const toDay = (time: number): string => toDate(time).replaceAll('-', '');

/**
 * Stooq with a key (since March 2026), only where the operator opts in: days over decades as CSV.
 * Without a valid key it answers a page of HTML with status 200. Old rows have no volume.
 */
export const stooq: LiveVendor = {
  id: 'stooq',
  url: 'https://stooq.com',
  rights: 'own',
  delay: 'end-of-day',
  adjustment: 'splits',
  intervals: { '1d': 'd' },
  isOptIn: true,
  keyParameter: 'apikey',
  candlesPerPage: 8000,
  pages: 'span',
  rateLimit: { requests: 30, windowMs: 60_000 },
  pingPath: '/q/l/?s=eurusd&f=sd2&e=csv',
  readAnswer,
  candlesSchema: rows,
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/q/d/l/?s=${encodeURIComponent(symbol)}&i=${interval}&d1=${toDay(startTime)}&d2=${toDay(endTime - 1)}`,
  findError(answer) {
    const text = errorSchema.safeParse(answer).data?.error;
    if (text === undefined) return undefined;
    if (/^No data/i.test(text)) return { kind: 'not-found', detail: 'no data' };
    if (/limit/i.test(text))
      return { kind: 'rate-limited', detail: 'the hits of the day are spent' };
    return { kind: 'refused', detail: 'a page instead of CSV: the key is not valid' };
  },
};
