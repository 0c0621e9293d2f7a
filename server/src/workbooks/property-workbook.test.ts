import { createPropertyAnalysis, createPropertyWorkbook } from '@vela/analyst';
import { getPropertyWords, type PropertyQuestion } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { calculateWorkbook } from '../testing/calculate-workbook.ts';
import { readWorkbook } from '../testing/read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const deals: readonly (readonly [name: string, question: PropertyQuestion])[] = [
  ['usual', { country: 'us', currency: 'USD', given: { price: 250_000, rent: 1400 } }],
  [
    'with taxes, a second loan, insurance and a refinancing',
    {
      country: 'us',
      currency: 'USD',
      given: {
        price: 400_000,
        rent: 3200,
        downPayment: 0.1,
        mortgageInsurance: 0.007,
        points: 0.01,
        secondLoan: 40_000,
        secondLoanRate: 0.09,
        secondLoanYears: 7,
        interestOnlyMonths: 24,
        refinanceYear: 5,
        refinanceRate: 0.045,
        rehab: 20_000,
        rehabMonths: 3,
        cashReserve: 5000,
        incomeTax: 0.24,
        gainTax: 0.15,
        recaptureTax: 0.25,
        exitCapRate: 0.06,
        years: 12,
      },
    },
  ],
  [
    'Turkish',
    { country: 'tr', currency: 'TRY', given: { price: 5_000_000, rent: 25_000, years: 8 } },
  ],
];

async function open(question: PropertyQuestion) {
  const workbook = createPropertyWorkbook(question, 'en');
  if (workbook === undefined) throw new Error('not a deal');
  const sheets = readWorkbook(await writeWorkbook(workbook));
  return { sheets, calculated: calculateWorkbook(sheets) };
}

const making = { language: 'en', now: 0, newId: () => 'id' } as const;
const names = getPropertyWords('en');

describe.each(deals)('the workbook of a deal: %s', (_name, question) => {
  it('gives in another program what it says, and nothing in it is an error', async () => {
    const { sheets, calculated } = await open(question);
    const differences = sheets.flatMap(({ name, cells }) =>
      cells.flatMap(({ address, formula, cached = Number.NaN }) => {
        if (formula === undefined) return [];
        const value = calculated.read(name, address);
        const wanted = Number.isNaN(cached) ? value : cached;
        const isSame = Math.abs(value - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted));
        return isSame ? [] : [`${name} ${address} ${formula}: ${value}, not ${cached}`];
      }),
    );
    expect(differences).toEqual([]);
  });

  it('has the measures of the page, also after an input was changed in it', async () => {
    const { sheets, calculated } = await open(question);
    const find = (sheet: string, text: string): string => {
      const { cells } = sheets.find(({ name }) => name === sheet) ?? { cells: [] };
      const row = cells.findLast((cell) => cell.text === text && cell.address.startsWith('A'));
      return row?.address.replace('A', 'B') ?? 'A1';
    };
    const compare = (asked: PropertyQuestion): void => {
      const result = createPropertyAnalysis(asked, making);
      if (result.kind !== 'calculated') throw new Error('not a deal');
      const { measures } = result.report.base;
      for (const id of ['internalRate', 'presentValue', 'saleProceeds', 'cashFlow'] as const) {
        const value = calculated.read('Result', find('Result', names.measures[id]));
        const wanted = measures[id].value ?? Number.NaN;
        expect(Math.abs(value - wanted)).toBeLessThan(1e-6 * Math.max(1, Math.abs(wanted)));
      }
    };
    compare(question);
    calculated.type('Inputs', find('Inputs', names.fields.rent), '3000');
    calculated.type('Inputs', find('Inputs', names.fields.loanRate), '0.055');
    compare({ ...question, given: { ...question.given, rent: 3000, loanRate: 0.055 } });
  });
});
