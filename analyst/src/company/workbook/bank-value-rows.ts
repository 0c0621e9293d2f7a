import { returnPersistence } from '@vela/engine';
import type { ValueParts } from './value-parts.ts';
import type { SourceSheet } from './sources.ts';
import {
  toFormula,
  toHead,
  toInput,
  toNumber,
  toText,
  type WorkbookCell,
} from '../../workbook/workbook.ts';

const perMillion = 1e6;

type Inputs = Readonly<Record<'rate' | 'longRun' | 'first' | 'keep' | 'equity' | 'shares', string>>;
type Label = keyof ValueParts['labels'];

const addLabelled = ({ sheet, labels }: ValueParts, label: Label, cell: WorkbookCell): string =>
  sheet.point(sheet.add(toText(labels[label]), cell), 1);

function addInputs(parts: ValueParts, sources: SourceSheet): Inputs {
  const { newest, assumptions, shareValue } = parts.report;
  const add = (label: Label, cell: WorkbookCell): string => addLabelled(parts, label, cell);
  return {
    rate: add('rate', toInput(assumptions.discountRate, 'percent')),
    longRun: add('longRun', toInput(assumptions.longRunGrowth, 'percent')),
    first: add('ownReturn', toInput(Number(shareValue.meta['ownReturn']), 'percent')),
    keep: add('keepReturn', toInput(returnPersistence, 'ratio')),
    equity: add('equity', sources.toAmount(newest.balances.equity)),
    shares: add('shares', sources.toAmount(newest.dilutedShares)),
  };
}

const getEquity = ({ report }: ValueParts): number =>
  (report.newest.balances.equity?.value ?? Number.NaN) / perMillion;

/** The planned years, one under the other. */
function addYears(
  parts: ValueParts,
  { rate, longRun, first, keep, equity }: Inputs,
): { readonly first: number; readonly last: number } {
  const { sheet, labels, report } = parts;
  const { discountRate, longRunGrowth, years } = report.assumptions;
  const own = Number(report.shareValue.meta['ownReturn']);
  sheet.add();
  const heads = ['year', 'equity', 'earned', 'excess', 'present'] as const;
  sheet.add(...heads.map((head) => toHead(labels[head])));
  const begin = sheet.getNext();
  for (let year = 0; year < years; year += 1) {
    const row = sheet.getNext();
    const [place, held, earned, excess] = [0, 1, 2, 3].map((column) => sheet.point(row, column));
    const now = getEquity(parts) * (1 + longRunGrowth) ** year;
    const above = (own - discountRate) * returnPersistence ** year;
    const present = (now * above) / (1 + discountRate) ** (year + 1);
    const faded = `${rate}+(${first}-${rate})*${keep}^(${place}-1)`;
    sheet.add(
      toNumber(year + 1, 'whole'),
      toFormula(`${equity}*(1+${longRun})^(${place}-1)`, now, 'amount'),
      toFormula(faded, discountRate + above, 'percent'),
      toFormula(`${held}*(${earned}-${rate})`, now * above, 'amount'),
      toFormula(`${excess}/(1+${rate})^${place}`, present, 'amount'),
    );
  }
  return { first: begin, last: sheet.getNext() - 1 };
}

/** Equity of a bank and what it earns above the wanted return, as formulas. */
export function addBankValue(parts: ValueParts, sources: SourceSheet): void {
  const { sheet, report } = parts;
  const { shareValue } = report;
  const inputs = addInputs(parts, sources);
  const { rate, longRun, keep, equity, shares } = inputs;
  const years = addYears(parts, inputs);
  const meta = (name: string): number => Number(shareValue.meta[name]) / perMillion;
  const add = (label: Label, formula: string, result: number): string =>
    addLabelled(parts, label, toFormula(formula, result, label === 'share' ? 'money' : 'amount'));
  const [lastYear, lastExcess] = [0, 3].map((column) => sheet.point(years.last, column));
  const present = `${sheet.point(years.first, 4)}:${sheet.point(years.last, 4)}`;
  sheet.add();
  const explicit = add('explicit', `SUM(${present})`, meta('presentExcess'));
  // What is left of the excess fades on for ever: a perpetuity that shrinks.
  const left = `(${keep}*(1+${longRun}))`;
  const after = `${lastExcess}*${left}/(1+${rate}-${left})/(1+${rate})^${lastYear}`;
  const later = add('presentTerminal', after, meta('presentTerminal'));
  const whole = getEquity(parts) + meta('presentExcess') + meta('presentTerminal');
  const total = add('total', `${equity}+${explicit}+${later}`, whole);
  add('share', `${total}/${shares}`, shareValue.value ?? Number.NaN);
}
