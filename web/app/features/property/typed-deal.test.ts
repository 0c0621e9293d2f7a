import {
  propertyDefaults,
  propertyFieldIds,
  propertyFields,
  type PartialDeal,
} from '@vela/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPropertyLink, toPropertyPath } from '../../lib/property-link.ts';
import {
  formatField,
  readDeal,
  tidyField,
  toLinkedDeal,
  toLinkedInputs,
  toTypedDeal,
} from './typed-deal.ts';

const usd = { country: 'us', currency: 'USD' } as const;
const query = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('a typed deal', () => {
  it('is read with Turkish and English separators alike', () => {
    const values = { price: '250.000', downPayment: '%20', rent: '1.400,50', loanRate: '6,125' };
    const read = readDeal({ ...usd, values }, 'tr');
    expect(read.inputs.given).toEqual({
      price: 250_000,
      downPayment: 0.2,
      rent: 1400.5,
      loanRate: 0.061_25,
    });
    expect([read.faults.size, read.isComplete]).toEqual([0, true]);
  });

  it('without a price is not complete, and nothing of it is called wrong', () => {
    const read = readDeal(
      { ...usd, values: { rent: '1400', secondLoan: '500', secondLoanYears: '5' } },
      'en',
    );
    expect([read.faults.size, read.isComplete]).toEqual([0, false]);
  });

  it('says what is wrong beside each field, in the language', () => {
    const values = {
      price: '-5',
      loanRate: '900',
      loanYears: '0',
      rent: 'much',
      units: '1.5',
      rehabMonths: '600',
    };
    expect(Object.fromEntries(readDeal({ ...usd, values }, 'en').faults)).toEqual({
      price: 'Must be at least 1.',
      loanRate: 'Can be at most 100%.',
      loanYears: 'Must be at least 1.',
      rent: 'This is not a number.',
      units: 'Must be a whole number.',
      rehabMonths: 'Can be at most 12.',
    });
    expect(readDeal({ ...usd, values }, 'tr').faults.get('loanRate')).toBe(
      'En fazla %100 olabilir.',
    );
  });

  it('is tidied in the language; what is no number stays as typed', () => {
    expect(tidyField('price', '250k', 'tr')).toBe('250.000');
    expect(tidyField('price', '1.234,56', 'en')).toBe('1,234.56');
    expect(tidyField('loanRate', '6,125', 'en')).toBe('6.125');
    expect(tidyField('rent', 'much', 'en')).toBe('much');
  });

  it('survives its address, with what is no number', () => {
    const values = { price: '1.234,56', loanRate: '6,1', rent: 'much & more' };
    const path = toPropertyPath(toLinkedDeal({ ...usd, values }));
    expect(path).toBe(
      '/property?country=us&currency=USD&price=1234.56&loanRate=0.061&rent=much+%26+more',
    );
    expect(toTypedDeal(readPropertyLink(query(path), 'en'), 'en').values).toEqual({
      price: '1,234.56',
      loanRate: '6.1',
      rent: 'much & more',
    });
  });

  it('survives form and address with any inputs that can be calculated with', () => {
    const given = fc.record(
      Object.fromEntries(
        propertyFieldIds.map((field) => {
          const { min, max, unit } = propertyFields[field];
          const step = unit === 'percent' ? 1e-6 : 1;
          const most = Math.floor(Math.min(max, 1e9) / step);
          return [
            field,
            fc
              .integer({ min: Math.ceil(min / step), max: most })
              .map((steps) => Number((steps * step).toPrecision(10))),
          ];
        }),
      ),
      { requiredKeys: ['price'] },
    );
    fc.assert(
      fc.property(given, fc.constantFrom('en' as const, 'tr' as const), (values, language) => {
        const inputs = { ...usd, given: values as PartialDeal };
        const path = toPropertyPath(toLinkedInputs(inputs));
        const typed = toTypedDeal(readPropertyLink(query(path), language), language);
        expect(readDeal(typed, language).inputs).toEqual(inputs);
        expect(toPropertyPath(toLinkedDeal(typed))).toBe(path);
      }),
    );
  });

  it('has every assumption in a form that can be typed', () => {
    for (const [field, value] of Object.entries(propertyDefaults.tr)) {
      const id = propertyFieldIds.find((one) => one === field);
      if (id === undefined || value === 0) continue;
      const text = formatField(id, value, 'tr');
      expect(readDeal({ ...usd, values: { [id]: text } }, 'tr').inputs.given[id]).toBe(value);
    }
  });
});

describe('an address', () => {
  it('without a country is that of the language', () => {
    expect(readPropertyLink(query('/property?currency=XYZ'), 'tr')).toEqual({
      country: 'tr',
      currency: 'TRY',
      values: {},
    });
  });
});
