/** Words behind a number that multiply it. */
export const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  bin: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  milyon: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  milyar: 1e9,
  tn: 1e12,
  trillion: 1e12,
  trilyon: 1e12,
};
/** Currencies by how they are typed before an amount or after it. */
export const currencies: readonly (readonly [string, RegExp])[] = [
  ['USD', /[$]|dol|usd/],
  ['EUR', /€|eur|avro/],
  ['GBP', /£|gbp|pound|sterlin/],
  ['TRY', /₺|lira|tl|try/],
  ['JPY', /¥|yen|jpy/],
];
