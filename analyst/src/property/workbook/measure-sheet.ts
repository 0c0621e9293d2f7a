import { getPropertyWords, type Language } from '@vela/contracts';
import { propertyMeasureIds, type PropertyMeasureId, type PropertyReport } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toMuted,
  toNumber,
  toStep,
  toText,
  type CellFormat,
  type SheetBuilder,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';
import type { DealPlaces } from './input-sheet.ts';
import type { LoanSheet } from './loan-sheet.ts';
import type { YearSheet } from './year-sheet.ts';

export type PropertyParts = {
  readonly report: PropertyReport;
  readonly deal: DealPlaces;
  readonly loans: LoanSheet;
  readonly years: YearSheet;
};

const money: ReadonlySet<PropertyMeasureId> = new Set([
  'invested',
  'payment',
  'netOperatingIncome',
  'cashFlow',
  'breakEvenRent',
  'equity',
  'salePrice',
  'saleProceeds',
  'presentValue',
]);
const multiples: ReadonlySet<PropertyMeasureId> = new Set([
  'grossRentMultiplier',
  'debtCoverage',
  'lenderCoverage',
  'equityMultiple',
]);

const toFormat = (id: PropertyMeasureId): CellFormat =>
  money.has(id) ? 'money' : multiples.has(id) ? 'ratio' : 'rate';

/** Where the parts of the sale stand. */
type Sale = Readonly<Record<'price' | 'balance' | 'proceeds', string>>;

/** The sale at the end: its price, costs, tax and what is left. */
function addSale(
  sheet: SheetBuilder,
  { report, deal, years }: PropertyParts,
  language: Language,
): Sale {
  const words = analystLanguages[language].workbook.property;
  const { measures, rows } = getPropertyWords(language);
  const { sale, years: course } = report.base.course;
  const count = course.length;
  const add = (name: string, formula: string, result?: number): string =>
    sheet.point(
      sheet.add(
        toText(name),
        result === undefined ? toStep(formula, 'money') : toFormula(formula, result, 'money'),
      ),
      1,
    );
  const price = add(measures.salePrice, years.find('value', count), sale.price);
  const costs = add(words.saleCosts, `${price}*${deal.sellingCost}`, sale.costs);
  const balance = add(rows.balance, years.find('balance', count), sale.balance);
  const cost = `(${deal.price}*(1+${deal.closingCost})+${deal.rehab})`;
  const life = `(12*${deal.depreciationYears})`;
  const taken = `${cost}*(1-${deal.landShare})/${life}*MIN(${life},${12 * count - 1})`;
  const depreciation = add(words.depreciation, taken);
  const gain = add(words.gain, `${price}-${costs}-(${cost}-${depreciation})`);
  const back = add(words.recaptured, `MAX(0,MIN(${gain},${depreciation}))`);
  const tax = `${back}*${deal.recaptureTax}+MAX(0,${gain}-${back})*${deal.gainTax}`;
  const loss = `${years.find('loss', count)}*${deal.incomeTax}`;
  const paid = add(words.saleTax, `MAX(0,${tax}-${loss})`, sale.tax);
  const left = `${price}-${costs}-${balance}-${paid}+${deal.cashReserve}`;
  return { price, balance, proceeds: add(measures.saleProceeds, left, sale.proceeds) };
}

type Ranges = Readonly<Record<'month' | 'own' | 'whole' | 'year' | 'yearly', string>>;

/** All measures as formulas over the sheets before. */
function writeMeasures(
  { report, deal, loans, years }: PropertyParts,
  { invested, sale, flows }: { invested: string; sale: Sale; flows: Ranges },
): Readonly<Record<PropertyMeasureId, string>> {
  const first = (row: Parameters<YearSheet['find']>[0]): string => years.find(row, 1);
  const housing = `(${first('debtService')}+${deal.price}*(${deal.propertyTax}+${deal.insurance})+12*${deal.dues})`;
  const collected = `(1-${deal.vacancy}-${deal.creditLoss})*(1-${deal.management}-${deal.leasing})`;
  const kept = `((12-${deal.rehabMonths})*${deal.units}*(${collected}-${deal.maintenance}-${deal.capitalReserve}))`;
  const flow = `SUM(${years.range('cashFlow')})`;
  const [grown, count] = [`(1+${deal.discountRate})`, report.base.course.years.length];
  const [own, whole] = [flows.own, flows.whole].map((range) => `((1+IRR(${range},0.005))^12-1)`);
  return {
    invested,
    payment: `${loans.find(1, 'allInterest')}+${loans.find(1, 'allPrincipal')}+${loans.find(1, 'insurance')}`,
    netOperatingIncome: first('netOperatingIncome'),
    cashFlow: first('cashFlow'),
    capRate: `${first('netOperatingIncome')}/${deal.price}`,
    grossRentMultiplier: `${deal.price}/${first('grossRent')}`,
    cashOnCash: `${first('cashFlow')}/${invested}`,
    debtCoverage: `${first('netOperatingIncome')}/${first('debtService')}`,
    lenderCoverage: `${first('grossRent')}/${housing}`,
    debtYield: `${first('netOperatingIncome')}/(${deal.loan}+${deal.secondLoan})`,
    breakEven: `(${first('operatingCosts')}+${first('debtService')})/${first('grossRent')}`,
    costRatio: `${first('operatingCosts')}/${first('effectiveIncome')}`,
    rentToPrice: `${deal.rent}*${deal.units}/${deal.price}`,
    breakEvenRent: `${deal.rent}-(${first('cashFlow')}+${first('tax')})/${kept}`,
    loanToValue: `${sale.balance}/${sale.price}`,
    equity: `${sale.price}-${sale.balance}`,
    salePrice: sale.price,
    saleProceeds: sale.proceeds,
    equityMultiple: `(${flow}+${sale.proceeds})/${invested}`,
    internalRate: `${own}`,
    internalRateUnleveraged: `${whole}`,
    leverageEffect: `${own}-${whole}`,
    realRate: `(1+${own})/(1+${deal.inflation})-1`,
    // Paid in at the discount rate from now, received until the end at the same.
    modifiedRate: `(SUMPRODUCT((${flows.yearly}>0)*${flows.yearly}*${grown}^(${count}-${flows.year}))/-SUMPRODUCT((${flows.yearly}<0)*${flows.yearly}/${grown}^${flows.year}))^(1/${count})-1`,
    presentValue: `SUMPRODUCT(${flows.own}/(1+${deal.discountRate})^(${flows.month}/12))`,
    partCashFlow: `${flow}/${invested}`,
    partPrincipal: `SUM(${years.range('principal')})/${invested}`,
    partAppreciation: `(${sale.price}-${deal.price})/${invested}`,
  };
}

type Money = {
  /** What is put in at the start, of own money and in all. */
  readonly invested: string;
  readonly outlay: string;
  readonly sale: Sale;
};

/** The flows that returns are calculated from, by month and by year. */
function createFlowSheet(
  { report, years }: PropertyParts,
  { invested, outlay, sale }: Money,
  language: Language,
): { readonly sheet: WorkbookSheet; readonly ranges: Ranges } {
  const words = analystLanguages[language].workbook.property;
  const { year } = getPropertyWords(language);
  const count = report.base.course.years.length;
  const sheet = createSheet({ name: words.flows, widths: [10, 20, 20, 4, 10, 20] });
  const heads = [words.month, words.own, words.withoutLoan, '', year, words.own];
  sheet.add(...heads.map((head) => toHead(head)));
  const [proceeds, balance] = [sale.proceeds, sale.balance].map(
    (address) => `'${words.measures}'!${address}`,
  );
  const writeYear = (place: number): WorkbookCell[] => {
    const flow = years.find('cashFlow', place);
    const own = place === 0 ? `-${invested}` : place === count ? `${flow}+${proceeds}` : flow;
    return place > count ? [] : [undefined, toNumber(place, 'whole'), toStep(own, 'money')];
  };
  for (let month = 0; month <= 12 * count; month += 1) {
    const at = (row: 'cashFlow' | 'netOperatingIncome' | 'reserve' | 'tax'): string =>
      years.find(row, Math.ceil(month / 12));
    const free = `(${at('netOperatingIncome')}-${at('reserve')}-${at('tax')})/12`;
    const [ownEnd, wholeEnd] =
      month === 12 * count ? [`+${proceeds}`, `+${proceeds}+${balance}`] : ['', ''];
    const isStart = month === 0;
    sheet.add(
      toNumber(month, 'whole'),
      toStep(isStart ? `-${invested}` : `${at('cashFlow')}/12${ownEnd}`, 'money'),
      toStep(isStart ? `-(${outlay})` : `${free}${wholeEnd}`, 'money'),
      ...writeYear(month),
    );
  }
  const range = (column: number, last: number): string =>
    `${sheet.locate(1, column)}:${sheet.point(1 + last, column)}`;
  const ranges = {
    month: range(0, 12 * count),
    own: range(1, 12 * count),
    whole: range(2, 12 * count),
    year: range(4, count),
    yearly: range(5, count),
  };
  return { sheet: sheet.finish(), ranges };
}

/** The result with the sale, and the flows that its returns are calculated from. */
export function createMeasureSheets(
  parts: PropertyParts,
  language: Language,
): { readonly measures: WorkbookSheet; readonly flows: WorkbookSheet } {
  const { report, deal } = parts;
  const words = analystLanguages[language].workbook.property;
  const { measures: names } = getPropertyWords(language);
  const sheet = createSheet({ name: words.measures, widths: [56, 18] });
  sheet.add(toHead(words.measures), toHead(''));
  const sale = addSale(sheet, parts, language);
  const outlay = `${deal.price}*(1+${deal.closingCost})+${deal.rehab}+${deal.cashReserve}`;
  const invested = `(${outlay}-${deal.loan}-${deal.secondLoan}+${deal.loan}*${deal.points})`;
  const flows = createFlowSheet(parts, { invested, outlay, sale }, language);
  const formulas = writeMeasures(parts, { invested, sale, flows: flows.ranges });
  sheet.add();
  for (const id of propertyMeasureIds) {
    const { value } = report.base.measures[id];
    const cell = value === null ? toMuted('–') : toFormula(formulas[id], value, toFormat(id));
    sheet.add(toText(names[id]), cell);
  }
  return { measures: sheet.finish(), flows: flows.sheet };
}
