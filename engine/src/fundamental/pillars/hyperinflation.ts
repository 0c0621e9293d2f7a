/** Currencies of economies that IAS 29 is applied to (International Practices Task Force, 2024). */
export const hyperinflationCurrencies: ReadonlySet<string> = new Set([
  'ARS',
  'ETB',
  'GHS',
  'HTG',
  'IRR',
  'LBP',
  'SDG',
  'SRD',
  'SSP',
  'TRY',
  'VES',
  'ZWL',
]);
