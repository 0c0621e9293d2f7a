import { fadeGrowth, growFlows, toOwnersFlow, type CompanyReport } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import type { WorkbookLabel } from '../../language/workbook-words.ts';
import type { FactMaking } from '../create-fact.ts';
import type { SourceSheet } from './sources.ts';
import { getFigureNames } from '../figure-names.ts';
import { addBankValue } from './bank-value-rows.ts';
import { addImpliedGrowth } from './implied-rows.ts';
import { addValueGrid } from './value-grid-rows.ts';
import type { ValueInputs, ValueParts } from './value-parts.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toInput,
  toMuted,
  toNumber,
  toText,
  toTitle,
  type CellFormat,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

/** As the engine: what is left of the distance to the long-run growth after a year. */
const keep = 0.7;
const perMillion = 1e6;

/** Revenue of the windows; the growth that they show, within the limits of the engine. */
function addWindows({ sheet, report, labels }: ValueParts, sources: SourceSheet): WorkbookCell {
  const { values, shareValue } = report;
  sheet.add(toHead(labels.yearsBefore), toHead(labels.revenue));
  const first = sheet.getNext();
  for (const [index, window] of values.windows.entries()) {
    const revenue = window?.flows.revenue;
    if (revenue !== undefined) sheet.add(toNumber(-index, 'whole'), sources.toAmount(revenue));
  }
  const last = sheet.getNext() - 1;
  sheet.add();
  const [x, y] = [0, 1].map(
    (column) => `${sheet.point(first, column)}:${sheet.point(last, column)}`,
  );
  const slope = `SLOPE(${y},${x})/(SUMPRODUCT(ABS(${y}))/COUNT(${y}))`;
  const growth = Number(shareValue.meta['growth']);
  const cell = toFormula(`MAX(-0.15,MIN(0.4,${slope}))`, growth, 'percent');
  return cell === undefined || !('formula' in cell) ? cell : { ...cell, isInput: true };
}

function addInputs(parts: ValueParts, sources: SourceSheet): ValueInputs {
  const { sheet, report, labels } = parts;
  const { newest, assumptions } = report;
  const firstGrowth = addWindows(parts, sources);
  const add = (label: WorkbookLabel, cell: WorkbookCell): string =>
    sheet.point(sheet.add(toText(labels[label]), cell), 1);
  return {
    rate: add('rate', toInput(assumptions.discountRate, 'percent')),
    longRun: add('longRun', toInput(assumptions.longRunGrowth, 'percent')),
    first: add('firstGrowth', firstGrowth),
    keep: add('keep', toInput(keep, 'ratio')),
    flow: add('flow', sources.toAmount(newest.flows[toOwnersFlow(report.kind)])),
    shares: add('shares', sources.toAmount(newest.dilutedShares)),
  };
}

type Course = { readonly first: number; readonly last: number; readonly final: number };

/** The planned years, one under the other. */
function addYears({ sheet, report, labels }: ValueParts, inputs: ValueInputs): Course {
  const { years, discountRate, longRunGrowth } = report.assumptions;
  const own = Number(report.shareValue.meta['growth']);
  const growth = fadeGrowth({ first: own, longRun: longRunGrowth, keep, years });
  const base = (report.newest.flows[toOwnersFlow(report.kind)]?.value ?? 0) / perMillion;
  const flows = growFlows(base, growth);
  sheet.add();
  const heads = ['year', 'growth', 'flow', 'present'] as const;
  sheet.add(...heads.map((head) => toHead(labels[head])));
  const first = sheet.getNext();
  for (const [index, flow] of flows.entries()) {
    const row = sheet.getNext();
    const [year, rise, now] = [0, 1, 2].map((column) => sheet.point(row, column));
    const before = index === 0 ? inputs.flow : sheet.point(row - 1, 2);
    const faded = `${inputs.longRun}+${inputs.keep}^(${year}-1)*(${inputs.first}-${inputs.longRun})`;
    sheet.add(
      toNumber(index + 1, 'whole'),
      toFormula(faded, growth[index] ?? Number.NaN, 'percent'),
      toFormula(`${before}*(1+${rise})`, flow, 'amount'),
      toFormula(
        `${now}/(1+${inputs.rate})^${year}`,
        flow / (1 + discountRate) ** (index + 1),
        'amount',
      ),
    );
  }
  return { first, last: sheet.getNext() - 1, final: flows.at(-1) ?? Number.NaN };
}

/** What the years and what follows them are worth, and a share of it. */
function addResults({ sheet, report, labels }: ValueParts, inputs: ValueInputs, course: Course) {
  const { shareValue, assumptions } = report;
  const { discountRate, longRunGrowth } = assumptions;
  const meta = (name: string): number => Number(shareValue.meta[name]) / perMillion;
  const { rate, longRun, shares } = inputs;
  const [lastYear, lastFlow] = [0, 2].map((column) => sheet.point(course.last, column));
  const present = `${sheet.point(course.first, 3)}:${sheet.point(course.last, 3)}`;
  const add = (label: WorkbookLabel, [formula, result]: [string, number], format: CellFormat) =>
    sheet.point(sheet.add(toText(labels[label]), toFormula(formula, result, format)), 1);
  sheet.add();
  const explicit = add('explicit', [`SUM(${present})`, meta('explicit')], 'amount');
  // Rate and growth closer than one point mean nothing.
  const after = `IF(${rate}-${longRun}<0.0099999,NA(),${lastFlow}*(1+${longRun})/(${rate}-${longRun}))`;
  const value = (course.final * (1 + longRunGrowth)) / (discountRate - longRunGrowth);
  const terminal = add('terminal', [after, value], 'amount');
  const later = `${terminal}/(1+${rate})^${lastYear}`;
  const laterPresent = add('presentTerminal', [later, meta('presentTerminal')], 'amount');
  const whole = meta('explicit') + meta('presentTerminal');
  const total = add('total', [`${explicit}+${laterPresent}`, whole], 'amount');
  add('share', [`${total}/${shares}`, shareValue.value ?? Number.NaN], 'money');
  const share = Number(shareValue.meta['terminalShare']);
  add('terminalShare', [`${laterPresent}/${total}`, share], 'percent');
}

/** What the sheet says; a real-estate trust has its funds where others have free cash flow. */
function nameFlow(kind: CompanyReport['kind'], language: FactMaking['language']) {
  const { workbook, company } = analystLanguages[language];
  return kind === 'real-estate-trust'
    ? { ...workbook.labels, flow: company.names['funds-from-operations'] }
    : workbook.labels;
}

/** The value of a share by discounted cash flow, with inputs that can be changed. */
export function createValueSheet(
  report: CompanyReport,
  { sources, price }: { readonly sources: SourceSheet; readonly price: number | null },
  making: FactMaking,
): WorkbookSheet {
  const { workbook, company } = analystLanguages[making.language];
  const { sheets } = workbook;
  const labels = nameFlow(report.kind, making.language);
  const sheet = createSheet({
    name: sheets.value,
    widths: [62, 20, 18, 18, 18, 18],
    frozen: { rows: 1, columns: 1 },
  });
  sheet.add(toTitle(getFigureNames(making.language, report.kind)['share-value']));
  const { value, reason, meta } = report.shareValue;
  if (value === null) {
    const why = meta['why'];
    const told = why === 'capital-not-positive' || why === 'cash-burn' ? why : reason;
    sheet.add(toMuted(company.reasons[told]));
    return sheet.finish();
  }
  sheet.add(toMuted(labels.million.replace('{currency}', report.currency)));
  const parts = { sheet, report, labels };
  if (report.kind === 'financial') {
    addBankValue(parts, sources);
    return sheet.finish();
  }
  const inputs = addInputs(parts, sources);
  const course = addYears(parts, inputs);
  addResults(parts, inputs, course);
  addValueGrid(parts, inputs, course);
  const { discountRate, longRunGrowth } = report.assumptions;
  const numbers = {
    rate: discountRate,
    longRun: longRunGrowth,
    keep,
    flow: (report.newest.flows[toOwnersFlow(report.kind)]?.value ?? Number.NaN) / perMillion,
    shares: (report.newest.dilutedShares?.value ?? Number.NaN) / perMillion,
  };
  const usable = report.priceFault === null ? price : null;
  addImpliedGrowth(parts, { ...inputs, numbers }, { price: usable, reasons: company.reasons });
  return sheet.finish();
}
