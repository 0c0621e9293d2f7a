import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';

/** Levels that price passed, outermost first, the first formed of one price. Reused. */
export class PassedLevels {
  length = 0;
  findings = new Int32Array(16);
  prices = new Float64Array(16);
  private readonly log: FindingLog;
  /** Sign that makes farther out higher on both sides. */
  private readonly outward: 1 | -1;

  constructor(log: FindingLog, outward: 1 | -1) {
    this.log = log;
    this.outward = outward;
  }

  /** Adds a level behind the others, in whatever order. */
  append(finding: number, price: number): void {
    const place = this.length;
    this.length += 1;
    if (place === this.prices.length) {
      this.findings = growIndices(this.findings, place + 1);
      this.prices = growColumn(this.prices, place + 1);
    }
    this.findings[place] = finding;
    this.prices[place] = price;
  }

  /** Adds a level at its place: price decides, then where it was formed, then when it was known. */
  insert(finding: number, price: number): void {
    this.append(finding, price);
    const { findings, prices } = this;
    let place = this.length - 1;
    for (; place > 0 && this.isBefore(finding, price, place - 1); place -= 1) {
      findings[place] = indexAt(findings, place - 1);
      prices[place] = at(prices, place - 1);
    }
    findings[place] = finding;
    prices[place] = price;
  }

  private isBefore(finding: number, price: number, place: number): boolean {
    const { log, outward } = this;
    const farther = outward * (price - at(this.prices, place));
    if (farther !== 0) return farther > 0;
    const other = indexAt(this.findings, place);
    return (log.formedAt(finding) - log.formedAt(other) || finding - other) < 0;
  }
}
