import { getPropertyWords, type Language } from '@vela/contracts';
import type { PropertyReport } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toNumber,
  toStep,
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
  const heads = [
    words.month,
    words.rate,
    words.payment,
    ...[words.firstLoan, words.secondLoan].flatMap((loan, index) => [
      `${names.interest}, ${loan}`,
      `${names.principal}, ${loan}`,
      `${names.balance}, ${loan}`,
      ...(index === 0 ? [words.insurance] : []),
    ]),
    ...(['interest', 'principal', 'balance'] as const).map(
      (row) => `${names[row]}, ${words.together}`,
    ),
  ];
  sheet.add(...heads.map((head) => toHead(head)));
  const point = (month: number, column: Column): string => sheet.point(month, columns[column]);
  for (let month = 1; month <= 12 * years.length; month += 1) {
    const at = (column: Column): string => point(month, column);
    const before = (column: Column, start: string): string =>
      month === 1 ? start : point(month - 1, column);
    const [owed, secondOwed] = [before('owed', deal.loan), before('secondOwed', deal.secondLoan)];
    const left = `(${deal.loanYears}*12-${at('month')}+1)`;
    const secondLeft = `(${deal.secondLoanYears}*12-${at('month')}+1)`;
    const [isOwed, isSecondOwed] = [
      `AND(${owed}>0,${left}>0)`,
      `AND(${secondOwed}>0,${secondLeft}>0)`,
    ];
    const isRefinanced = `AND(${deal.refinanceYear}>0,${at('month')}-1>=${deal.refinanceYear}*12)`;
    const payment = writePayment(owed, at('rate'), left);
    const isChanged =
      month === 1
        ? undefined
        : `OR(${at('rate')}<>${point(month - 1, 'rate')},${at('month')}-1=${deal.interestOnlyMonths})`;
    const isFree = `AND(${at('month')}-1<${deal.interestOnlyMonths},${left}>1)`;
    const repaid = `MIN(${owed},IF(${left}=1,${owed},${at('payment')}-${at('interest')}))`;
    const secondRepaid = `MIN(${secondOwed},IF(${secondLeft}=1,${secondOwed},${deal.secondPayment}-${at('secondInterest')}))`;
    const told = (list: Float64Array): number => list[month - 1] ?? 0;
    sheet.add(
      toNumber(month, 'whole'),
      toStep(`IF(${isRefinanced},${deal.refinanceRate},${deal.loanRate})/12`, 'rate'),
      toStep(
        isChanged === undefined
          ? payment
          : `IF(${isChanged},${payment},${point(month - 1, 'payment')})`,
        'money',
      ),
      toStep(`IF(${isOwed},${owed}*${at('rate')},0)`, 'money'),
      toStep(`IF(${isOwed},IF(${isFree},0,${repaid}),0)`, 'money'),
      toStep(`MAX(0,${owed}-${at('principal')})`, 'money'),
      toFormula(
        `IF(${owed}>0.8*${deal.price},${deal.loan}*${deal.mortgageInsurance}/12,0)`,
        told(loans.insurance),
        'money',
      ),
      toStep(`IF(${isSecondOwed},${secondOwed}*${deal.secondLoanRate}/12,0)`, 'money'),
      toStep(`IF(${isSecondOwed},${secondRepaid},0)`, 'money'),
      toStep(`MAX(0,${secondOwed}-${at('secondPrincipal')})`, 'money'),
      toFormula(`${at('interest')}+${at('secondInterest')}`, told(loans.interest), 'money'),
      toFormula(`${at('principal')}+${at('secondPrincipal')}`, told(loans.principal), 'money'),
      toFormula(`${at('owed')}+${at('secondOwed')}`, told(loans.balance), 'money'),
    );
  }
  return {
    sheet: sheet.finish(),
    find: (month, column) => sheet.locate(month, columns[column]),
  };
}
