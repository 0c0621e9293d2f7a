/** Terms of property deals. */
export const propertyTerms = [
  'cap-rate',
  'rent-multiplier',
  'net-operating-income',
  'cash-on-cash',
  'loan-to-value',
  'debt-coverage',
  'mortgage',
  'down-payment',
  'internal-rate',
  'present-value',
] as const;
