import { describe, expect, it } from 'vitest';
import { seriesFaultCodes } from '../series-fault.ts';
import { formatFaultReason, formatSeriesFaultMessage } from './format-series-fault.ts';

const blanks = (text: string): string[] => text.match(/\{\w+\}/g)?.toSorted() ?? [];
const place = { file: 'AAPL_1h.csv', line: 3, column: 3 };

describe('data faults', () => {
  it('are described with their location, in each language, with numbers as in the file', () => {
    const fault = {
      ...place,
      field: 'high',
      code: 'high-below-low',
      params: { high: 61130.99, low: 61131 },
    } as const;
    expect(formatSeriesFaultMessage(fault, 'en')).toBe(
      'AAPL_1h.csv, line 3, column 3 (high): high 61130.99 is below low 61131',
    );
    expect(formatSeriesFaultMessage(fault, 'tr')).toBe(
      'AAPL_1h.csv, 3. satır, 3. sütun (high): high (61130.99), low değerinden (61131) düşük',
    );
  });

  it('omit a missing location, and the line when the whole file is at fault', () => {
    expect(formatSeriesFaultMessage({ file: 'A.csv', code: 'no-candles', params: {} }, 'tr')).toBe(
      'A.csv: hiç mum içermiyor',
    );
    const several = { code: 'several-files', params: { series: 'A 1d', files: 'x, y' } } as const;
    expect(formatSeriesFaultMessage(several, 'en')).toBe('several files for A 1d: x, y');
  });

  it('have different texts in each language, with the same placeholders', () => {
    for (const code of seriesFaultCodes) {
      const [en, tr] = [
        formatFaultReason({ code, params: {} }, 'en'),
        formatFaultReason({ code, params: {} }, 'tr'),
      ];
      expect(en).not.toBe(tr);
      expect([code, ...blanks(tr)]).toEqual([code, ...blanks(en)]);
    }
  });
});
