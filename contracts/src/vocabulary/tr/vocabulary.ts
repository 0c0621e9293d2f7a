export { accountMessages } from './account-messages.ts';
export { baseRateData, baseRateMeasures, baseRates } from './base-rates.ts';
export { errors } from './errors.ts';
export { facts } from './facts.ts';
export { forms } from './forms.ts';
export { indicatorGroups, indicators } from './indicators.ts';
export { marketWords } from './market-words.ts';
export { questionFacts, questionWords } from './question-facts.ts';
export { seriesFaults } from './series-faults.ts';
