import {
  getPropertyWords,
  propertyFieldIds,
  propertyFields,
  type Language,
  type PropertyField,
} from '@vela/contracts';
import type { PropertyDeal } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import {
  createSheet,
  toHead,
  toInput,
  toMuted,
  toNumber,
  toStep,
  toText,
  type CellFormat,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

/** Where an input stands, and the first loan and the second's payment, which follow from them. */
export type DealPlaces = Readonly<Record<PropertyField | 'loan' | 'secondPayment', string>>;

const formats: Readonly<Record<(typeof propertyFields)[PropertyField]['unit'], CellFormat>> = {
  money: 'money',
  percent: 'rate',
  months: 'plain',
  years: 'plain',
  count: 'plain',
};

/** The payment that repays what is owed in the months left, as a formula. */
export function writePayment(owed: string, rate: string, left: string): string {
  const annuity = `${owed}*${rate}/(1-(1+${rate})^(-(${left})))`;
  return `IF(${left}<=1,${owed}*(1+${rate}),IF(${rate}<0.000000000001,${owed}/(${left}),${annuity}))`;
}

/** Every input of a deal, to be changed; the years are those of the file. */
export function createInputSheet(
  deal: PropertyDeal,
  currency: string,
  language: Language,
): { readonly sheet: WorkbookSheet; readonly places: DealPlaces } {
  const words = analystLanguages[language].workbook.property;
  const { fields } = getPropertyWords(language);
  const sheet = createSheet({ name: words.inputs, widths: [56, 18, 50] });
  sheet.add(toHead(words.inputs), toHead(currency));
  const add = (field: PropertyField): [PropertyField, string] => {
    const format = formats[propertyFields[field].unit];
    const row =
      field === 'years'
        ? sheet.add(toText(fields[field]), toNumber(deal[field], format), toMuted(words.fixed))
        : sheet.add(toText(fields[field]), toInput(deal[field], format));
    return [field, sheet.locate(row, 1)];
  };
  const entries = new Map(propertyFieldIds.map((field) => add(field)));
  const find = (field: PropertyField): string => entries.get(field) ?? '';
  sheet.add();
  const loan = `MAX(0,${find('price')}*(1-${find('downPayment')})-${find('secondLoan')})`;
  const first = sheet.locate(sheet.add(toText(words.firstLoan), toStep(loan, 'money')), 1);
  const second = writePayment(
    find('secondLoan'),
    `(${find('secondLoanRate')}/12)`,
    `(${find('secondLoanYears')}*12)`,
  );
  const paid = `${words.payment}, ${words.secondLoan}`;
  const payment = sheet.locate(sheet.add(toText(paid), toStep(second, 'money')), 1);
  sheet.add();
  sheet.add(toMuted(words.note.replace('{currency}', currency)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has its entry above
  const places = Object.fromEntries([
    ...entries,
    ['loan', first],
    ['secondPayment', payment],
  ]) as DealPlaces;
  return { sheet: sheet.finish(), places };
}
