import {
  checkDeal,
  completeDeal,
  type DealInputs,
  formatNumber,
  formatPropertyFault,
  getPropertyWords,
  type Language,
  type PartialDeal,
  type PropertyField,
  propertyFieldIds,
  propertyFields,
} from '@vela/contracts';
import { parseNumber } from '../../lib/parse-number.ts';
import type { LinkedDeal } from '../../lib/property-link.ts';

/** A deal as it stands in the form: `values` are the texts as typed. */
export type TypedDeal = LinkedDeal;

type Faults = ReadonlyMap<PropertyField, string>;
/** What can be read of a typed deal; it is complete when a price is given. */
export type ReadDeal = {
  readonly inputs: DealInputs;
  readonly faults: Faults;
  readonly isComplete: boolean;
};

const isPercent = (field: PropertyField): boolean => propertyFields[field].unit === 'percent';
const maxDecimals = 6;

/** A typed text as the value of its field; a percentage as a fraction. */
function parseField(field: PropertyField, text: string): number | undefined {
  const value = parseNumber(text, !isPercent(field));
  // Twelve digits: 6.1 % is 0.061 and not a hair more.
  return value !== undefined && isPercent(field) ? Number((value / 100).toPrecision(12)) : value;
}

/** A value of a field as it is typed in this language: 0.065 is 6.5. */
export function formatField(field: PropertyField, value: number, language: Language): string {
  const shown = Number((isPercent(field) ? value * 100 : value).toPrecision(12));
  const [, decimals = ''] = String(shown).split('.');
  return formatNumber(shown, Math.min(decimals.length, maxDecimals), language);
}

/** A typed text as it is usually written in this language; what is no number stays. */
export function tidyField(field: PropertyField, text: string, language: Language): string {
  const value = parseField(field, text);
  return value === undefined ? text : formatField(field, value, language);
}

/** Reads what is typed: the inputs, and what is wrong beside each field. */
export function readDeal({ country, currency, values }: TypedDeal, language: Language): ReadDeal {
  const given: PartialDeal = {};
  const faults = new Map<PropertyField, string>();
  for (const field of propertyFieldIds) {
    const text = values[field]?.trim() ?? '';
    if (text === '') continue;
    const value = parseField(field, text);
    if (value === undefined) faults.set(field, getPropertyWords(language).faults['not-a-number']);
    else given[field] = value;
  }
  const inputs = { country, currency, given };
  // An empty price is not wrong yet: it is asked for where the result will be.
  const isComplete = given.price !== undefined;
  const found = checkDeal(
    completeDeal(isComplete ? inputs : { ...inputs, given: { ...given, price: 1 } }),
  );
  for (const fault of found)
    if (isComplete || fault.code !== 'too-much-borrowed')
      faults.set(fault.field, formatPropertyFault(fault, language));
  return { inputs, faults, isComplete };
}

/** What the address says of a typed deal: numbers where they are read, else the text. */
export function toLinkedDeal({ country, currency, values }: TypedDeal): LinkedDeal {
  const linked: Partial<Record<PropertyField, string>> = {};
  for (const field of propertyFieldIds) {
    const text = values[field]?.trim() ?? '';
    if (text !== '') linked[field] = String(parseField(field, text) ?? text);
  }
  return { country, currency, values: linked };
}

/** A deal of an address or a saved one, as it stands in the form. */
export function toTypedDeal(
  { country, currency, values }: LinkedDeal,
  language: Language,
): TypedDeal {
  const typed: Partial<Record<PropertyField, string>> = {};
  for (const field of propertyFieldIds) {
    const text = values[field];
    if (text === undefined) continue;
    const value = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/.test(text) ? Number(text) : undefined;
    typed[field] = value === undefined ? text : formatField(field, value, language);
  }
  return { country, currency, values: typed };
}

/** Inputs as the address says them. */
export function toLinkedInputs({ country, currency, given }: DealInputs): LinkedDeal {
  const values: Partial<Record<PropertyField, string>> = {};
  for (const field of propertyFieldIds)
    if (given[field] !== undefined) values[field] = String(given[field]);
  return { country, currency, values };
}
