import { describe, expect, it } from 'vitest';
import { analyzeTechnical, createTechnicalScanner } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { toPlainFindings } from '../plain-analysis.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { fromFindingBytes, toFindingBytes } from './finding-bytes.ts';
import { toFindingColumns } from './finding-columns.ts';
import { readFindingColumns } from './read-finding-columns.ts';

const candles = createRandomCandles({ seed: 91, length: 2000 });

/** The same candles with a fall to a seventh at 1,000, where structures begin anew. */
function split(source: Candles): Candles {
  const [open, high, low, close] = [source.open, source.high, source.low, source.close].map(
    (column) => column.map((price, t) => (t < 1000 ? price : price / 7)),
  );
  const empty = new Float64Array(0);
  return {
    ...source,
    open: open ?? empty,
    high: high ?? empty,
    low: low ?? empty,
    close: close ?? empty,
  };
}

describe.each([
  ['a random walk', candles, 0],
  ['prices that change their scale', split(candles), 1],
])('the findings of %s', (_, series, breaks) => {
  const { findings, scaleBreaks } = analyzeTechnical(series);
  const columns = toFindingColumns(findings, series.interval);

  it('come back from columns and bytes as they were', () => {
    expect(scaleBreaks).toHaveLength(breaks);
    const said = JSON.stringify(toPlainFindings(findings));
    const read = fromFindingBytes(toFindingBytes(columns));
    expect(JSON.stringify(readFindingColumns(read, series.openTime))).toBe(said);
    expect(toFindingBytes(read)).toEqual(toFindingBytes(columns));
    expect(findings.length).toBeGreaterThan(1500);
  });

  it('can be cloned to a worker', () => {
    expect(structuredClone(columns)).toEqual(columns);
  });
});

describe('columns', () => {
  it('hold a snapshot: what came later is not in them', () => {
    const scanner = createTechnicalScanner('15m');
    scanner.append(sliceCandles(candles, 0, 1000));
    const early = scanner.analysis();
    const said = JSON.stringify(early.findings);
    scanner.append(candles, 1000);
    scanner.analysis();
    const columns = toFindingColumns(early.findings, '15m');
    expect(JSON.stringify(readFindingColumns(columns, candles.openTime))).toBe(said);
  });

  it('of no findings are empty', () => {
    const columns = fromFindingBytes(toFindingBytes(toFindingColumns([], '1d')));
    expect(readFindingColumns(columns, new Float64Array(0))).toEqual([]);
  });

  it('are refused of a part of the findings, and of plain ones', () => {
    const { findings } = analyzeTechnical(candles);
    expect(() => toFindingColumns(findings.slice(1), '15m')).toThrow('in order');
    expect(() => toFindingColumns(toPlainFindings(findings), '15m')).toThrow('of a run');
  });
});
