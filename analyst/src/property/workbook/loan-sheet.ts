import { getPropertyWords, type Language } from '@vela/contracts';
import type { PropertyReport } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toNumber,
  toPoint,
  toStep,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';
import { writePayment, type DealPlaces } from './input-sheet.ts';

const columns = {
  month: 0,
  rate: 1,
  payment: 2,
  interest: 3,
  principal: 4,
  owed: 5,
  insurance: 6,
  secondInterest: 7,
  secondPrincipal: 8,
  secondOwed: 9,
  allInterest: 10,
  allPrincipal: 11,
  balance: 12,
} as const;
type Column = keyof typeof columns;

export type LoanSheet = {
  readonly sheet: WorkbookSheet;
  /** Where a figure of a month stands, counted from 1. */
  readonly find: (month: number, column: Column) => string;
};

/** Where a figure of a month stands within the sheet. */
const point = (month: number, column: Column): string => toPoint(month, columns[column]);

type Told = Readonly<Record<'interest' | 'principal' | 'insurance' | 'balance', number>>;

/** The first loan in a month: its rate, payment, interest, what is repaid, owed, and insurance. */
function writeFirstLoan(month: number, deal: DealPlaces): readonly string[] {
  const at = (column: Column): string => point(month, column);
  const owed = month === 1 ? deal.loan : point(month - 1, 'owed');
  const left = `(${deal.loanYears}*12-${at('month')}+1)`;
  const isOwed = `AND(${owed}>0,${left}>0)`;
  const isRefinanced = `AND(${deal.refinanceYear}>0,${at('month')}-1>=${deal.refinanceYear}*12)`;
  const payment = writePayment(owed, at('rate'), left);
  const before = month === 1 ? undefined : month - 1;
  const isFree = `AND(${at('month')}-1<${deal.interestOnlyMonths},${left}>1)`;
  const repaid = `MIN(${owed},IF(${left}=1,${owed},${at('payment')}-${at('interest')}))`;
  return [
    `IF(${isRefinanced},${deal.refinanceRate},${deal.loanRate})/12`,
    // Calculated anew when the rate changes and when the months of interest alone are over.
    before === undefined
      ? payment
      : `IF(OR(${at('rate')}<>${point(before, 'rate')},${at('month')}-1=${deal.interestOnlyMonths}),${payment},${point(before, 'payment')})`,
    `IF(${isOwed},${owed}*${at('rate')},0)`,
    `IF(${isOwed},IF(${isFree},0,${repaid}),0)`,
    `MAX(0,${owed}-${at('principal')})`,
    `IF(${owed}>0.8*${deal.price},${deal.loan}*${deal.mortgageInsurance}/12,0)`,
  ];
}

/** The second loan in a month: its interest, what is repaid and owed. */
function writeSecondLoan(month: number, deal: DealPlaces): readonly string[] {
  const at = (column: Column): string => point(month, column);
  const owed = month === 1 ? deal.secondLoan : point(month - 1, 'secondOwed');
  const left = `(${deal.secondLoanYears}*12-${at('month')}+1)`;
  const isOwed = `AND(${owed}>0,${left}>0)`;
  const payment = `${deal.secondPayment}-${at('secondInterest')}`;
  return [
    `IF(${isOwed},${owed}*${deal.secondLoanRate}/12,0)`,
    `IF(${isOwed},MIN(${owed},IF(${left}=1,${owed},${payment})),0)`,
    `MAX(0,${owed}-${at('secondPrincipal')})`,
  ];
}

/** A month as a row: both loans, and what they are together. */
function writeMonth(month: number, deal: DealPlaces, told: Told): readonly WorkbookCell[] {
  const at = (column: Column): string => point(month, column);
  const [rate = '', ...first] = writeFirstLoan(month, deal);
  const insurance = first.at(-1) ?? '';
  return [
    toNumber(month, 'whole'),
    toStep(rate, 'rate'),
    ...first.slice(0, -1).map((formula) => toStep(formula, 'money')),
    toFormula(insurance, told.insurance, 'money'),
    ...writeSecondLoan(month, deal).map((formula) => toStep(formula, 'money')),
    toFormula(`${at('interest')}+${at('secondInterest')}`, told.interest, 'money'),
    toFormula(`${at('principal')}+${at('secondPrincipal')}`, told.principal, 'money'),
    toFormula(`${at('owed')}+${at('secondOwed')}`, told.balance, 'money'),
  ];
}

/** Both loans month by month, each step as a formula over the one before. */
export function createLoanSheet(
  { base }: PropertyReport,
  deal: DealPlaces,
  language: Language,
): LoanSheet {
  const words = analystLanguages[language].workbook.property;
  const { rows: names } = getPropertyWords(language);
  const { loans, years } = base.course;
  const sheet = createSheet({
    name: words.loans,
    widths: [8, ...Array.from({ length: 12 }, () => 14)],
  });
  const name = (row: 'interest' | 'principal' | 'balance', loan: string): string =>
    `${names[row]}, ${loan}`;
  const heads = (loan: string): string[] =>
    (['interest', 'principal', 'balance'] as const).map((row) => name(row, loan));
  const titles = [
    words.month,
    words.rate,
    words.payment,
    ...heads(words.firstLoan),
    words.insurance,
    ...heads(words.secondLoan),
    ...heads(words.together),
  ];
  sheet.add(...titles.map((title) => toHead(title)));
  for (let month = 1; month <= 12 * years.length; month += 1) {
    const read = (list: Float64Array): number => list[month - 1] ?? 0;
    const told = {
      interest: read(loans.interest),
      principal: read(loans.principal),
      insurance: read(loans.insurance),
      balance: read(loans.balance),
    };
    sheet.add(...writeMonth(month, deal, told));
  }
  return {
    sheet: sheet.finish(),
    find: (month, column) => sheet.locate(month, columns[column]),
  };
}
