import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';

/** Levels that price passed, outermost first. Reused, to avoid allocation. */
export class PassedLevels {
  length = 0;
  findings = new Int32Array(16);
  prices = new Float64Array(16);

  add(finding: number, price: number): void {
    const place = this.length;
    this.length += 1;
    if (place === this.prices.length) {
      this.findings = growIndices(this.findings, place + 1);
      this.prices = growColumn(this.prices, place + 1);
    }
    this.findings[place] = finding;
    this.prices[place] = price;
  }

  /** Inserts before all not farther out; `outward` is 1 where that is higher, -1 where lower. */
  insert(finding: number, price: number, outward: number): void {
    this.add(finding, price);
    const { findings, prices } = this;
    let place = this.length - 1;
    for (; place > 0 && outward * at(prices, place - 1) <= outward * price; place -= 1) {
      findings[place] = indexAt(findings, place - 1);
      prices[place] = at(prices, place - 1);
    }
    findings[place] = finding;
    prices[place] = price;
  }
}
