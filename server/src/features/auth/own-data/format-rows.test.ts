import { expect, it } from 'vitest';
import { csvRows, formatCsvCell, jsonRows } from './format-rows.ts';

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['line\nbreak', '"line\nbreak"'],
  [-5, '-5'],
  [null, ''],
  [new Date(Date.UTC(2026, 0, 2)), '2026-01-02T00:00:00.000Z'],
  [{ a: 1 }, '"{""a"":1}"'],
])('%j is written so that no spreadsheet calculates it', (value, cell) => {
  expect(formatCsvCell(value)).toBe(cell);
});

it('rows in batches are one valid file', () => {
  const batches = [[{ a: 1 }, { a: 2 }], [{ a: 3 }]];
  const write = ({ begin, format, end }: typeof jsonRows): string =>
    `${begin(['a'])}${batches.map((rows, index) => format(rows, index === 0)).join('')}${end}`;
  expect(JSON.parse(write(jsonRows))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  expect(write(csvRows)).toBe('a\r\n1\r\n2\r\n3\r\n');
  expect(JSON.parse(`${jsonRows.begin([])}${jsonRows.end}`)).toEqual([]);
});
