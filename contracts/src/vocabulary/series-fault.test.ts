import { describe, expect, it } from 'vitest';
import { seriesFaultCodes } from '../series-fault.ts';
import { faultReason, seriesFaultMessage } from './series-fault.ts';

const blanks = (text: string): string[] => text.match(/\{\w+\}/g)?.toSorted() ?? [];
const place = { file: 'AAPL_1h.csv', line: 3, column: 3 };

describe('faulty data', () => {
  it('is told with its place, in each language, with numbers as they stand in the file', () => {
    const fault = {
      ...place,
      field: 'high',
      code: 'high-below-low',
      params: { high: 61130.99, low: 61131 },
    } as const;
    expect(seriesFaultMessage(fault, 'en')).toBe(
      'AAPL_1h.csv, line 3, column 3 (high): high 61130.99 is below low 61131',
    );
    expect(seriesFaultMessage(fault, 'tr')).toBe(
      'AAPL_1h.csv, 3. satır, 3. sütun (high): high (61130.99), low değerinden (61131) düşük',
    );
  });

  it('is told without a place when it has none, and without a line when a whole file is meant', () => {
    expect(seriesFaultMessage({ file: 'A.csv', code: 'no-candles', params: {} }, 'tr')).toBe(
      'A.csv: hiç mum içermiyor',
    );
    const several = { code: 'several-files', params: { series: 'A 1d', files: 'x, y' } } as const;
    expect(seriesFaultMessage(several, 'en')).toBe('several files for A 1d: x, y');
  });

  it('has words of its own in each language, with the same blanks', () => {
    for (const code of seriesFaultCodes) {
      const [en, tr] = [
        faultReason({ code, params: {} }, 'en'),
        faultReason({ code, params: {} }, 'tr'),
      ];
      expect(en).not.toBe(tr);
      expect([code, ...blanks(tr)]).toEqual([code, ...blanks(en)]);
    }
  });
});
