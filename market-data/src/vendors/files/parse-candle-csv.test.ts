import { formatFaultReason } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { parseCandleCsv, type ParsedCsv } from './parse-candle-csv.ts';

const header = 'time,open,high,low,close,volume';
const parse = (text: string): ParsedCsv => parseCandleCsv(new TextEncoder().encode(text));
const good = '2024-03-01T00:00:00Z,61130.99,61749,61126,61501.11,1867.79902';

function fault(text: string): string {
  const parsed = parse(text);
  return parsed.kind === 'malformed'
    ? `${parsed.fault.line}:${parsed.fault.column} ${formatFaultReason(parsed.fault, 'en')}`
    : `${parsed.rows.length} rows`;
}

describe('reading a candle file', () => {
  it('parses times and numbers exactly', () => {
    const numbers = [
      '0.1',
      '61130.99',
      '0.00001009',
      '-37.63',
      '123456789012345.6',
      '1e-7',
      '0.1000000000000000055511151231257827',
      '4526',
      '7.',
      '0.30000000000000004',
    ];
    for (const number of numbers) {
      const parsed = parse(`${header}\n2024-03-01T00:00:00Z,${number},1,1,1,0\n`);
      if (parsed.kind !== 'rows') throw new Error(number);
      expect(parsed.rows.open[0]).toBe(Number(number));
    }
    const parsed = parse(
      `${header}\n${good}\n2024-02-29T23:59:59Z,1,1,1,1,1\n1969-12-31,1,1,1,1,1\n`,
    );
    if (parsed.kind !== 'rows') throw new Error(parsed.fault.code);
    expect(Array.from(parsed.rows.openTime)).toEqual([
      Date.UTC(2024, 2, 1),
      Date.UTC(2024, 1, 29, 23, 59, 59),
      Date.UTC(1969, 11, 31),
    ]);
  });

  it('reads rows of one day that are written in different ways', () => {
    const parsed = parse(
      [
        header,
        '2024-03-01T00:15:00Z,1.5,2,1,1.25,10',
        '2024-03-01T00:30:00Z,-1.5,2e0,-3,1.25,10',
        '2024-03-01T00:45:00.250Z,1.5,2,1,1.25,.5',
        '2024-03-01T23:59:59Z,0.30000000000000004,2,1,1.25,0',
        '2024-03-02T00:00:01Z,1.5,2,1,1.25,10',
      ].join('\n'),
    );
    if (parsed.kind !== 'rows') throw new Error(parsed.fault.code);
    expect(Array.from(parsed.rows.openTime)).toEqual([
      Date.UTC(2024, 2, 1, 0, 15),
      Date.UTC(2024, 2, 1, 0, 30),
      Date.UTC(2024, 2, 1, 0, 45, 0, 250),
      Date.UTC(2024, 2, 1, 23, 59, 59),
      Date.UTC(2024, 2, 2, 0, 0, 1),
    ]);
    expect(Array.from(parsed.rows.open)).toEqual([1.5, -1.5, 1.5, 0.30000000000000004, 1.5]);
    expect(Array.from(parsed.rows.volume)).toEqual([10, 10, 0.5, 0, 10]);
  });

  it('accepts CRLF, a byte order mark and a missing final newline', () => {
    expect(fault(`\uFEFF${header}\r\n${good}\r\n${good}`)).toBe('2 rows');
  });

  it('returns no rows for a file with only the header', () => {
    expect(fault(`${header}\n`)).toBe('0 rows');
    expect(fault(header)).toBe('0 rows');
  });

  it('requires the exact header', () => {
    expect(fault('Date,Open,High,Low,Close,Volume\n')).toMatch(/^1:1 the header is not/);
    expect(fault('')).toMatch(/^1:1 /);
    expect(fault('\u0000t\u0000i')).toMatch(/^1:1 /);
  });

  it.each([
    [`${header}\n${good}\n2024-03-01T01:00:00Z,1,abc,1,1,1`, '3:3 "abc" is not a number'],
    [`${header}\n2024-03-01T01:00:00Z,1,,1,1,1`, '2:3 high is empty'],
    [`${header}\n2024-03-01T01:00:00Z,nan,1,1,1,1`, '2:2 "nan" is not a number'],
    [`${header}\n2024-03-01T01:00:00Z,Infinity,1,1,1,1`, '2:2 "Infinity" is not a number'],
    [`${header}\n2024-03-01T01:00:00Z,"1",1,1,1,1`, '2:2 ""1"" is not a number'],
    [`${header}\n2024-03-01T01:00:00Z,1,1,1,1`, '2:6 the line has 5 of 6 fields'],
    [`${header}\n${good},7`, '2:7 the line has more than 6 fields'],
    [`${header}\n${good}\n\n${good}`, '3:1 time is empty'],
    [`${header}\n2024-02-31T00:00:00Z,1,1,1,1,1`, '2:1 "2024-02-31T00:00:00Z" is not a UTC time'],
    [`${header}\n2024-03-01 00:00,1,1,1,1,1`, '2:1 "2024-03-01 00:00" is not a UTC time'],
    [`${header}\n2024-03-01T24:00:00Z,1,1,1,1,1`, '2:1 "2024-03-01T24:00:00Z" is not a UTC time'],
    [
      `${header}\n${good}\n2024-03-01T24:00:00Z,1,1,1,1,1`,
      '3:1 "2024-03-01T24:00:00Z" is not a UTC time',
    ],
    [
      `${header}\n${good}\n2024-03-01T00:6a:00Z,1,1,1,1,1`,
      '3:1 "2024-03-01T00:6a:00Z" is not a UTC time',
    ],
    [`${header}\n${good}\n2024-03-01T00:05:00Z,1,1,1,1`, '3:6 the line has 5 of 6 fields'],
    [`${header}\n=1+1,1,1,1,1,1`, '2:1 "=1+1" is not a UTC time'],
    [`${header}\n${'9'.repeat(5000)},1`, `2:1 "${'9'.repeat(40)}…" is not a UTC time`],
  ])('names line and column of a fault (%#)', (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  it('reads 200,000 rows', () => {
    expect(fault(`${header}\n${`${good}\n`.repeat(200_000)}`)).toBe('200000 rows');
  });
});
