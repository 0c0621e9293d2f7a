import { getPropertyWords, type PropertyTopic, type Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { tellCases, tellStresses, tellTornado } from './tell-cases.ts';
import { tellProperty, withNames, type TellingProperty } from './telling.ts';

const isLent = ({ material }: TellingProperty): boolean =>
  material.report.base.deal.downPayment < 1;

/** Loans in lira are spoken of by the month. */
const chooseRate = ({ material }: TellingProperty): 'payment' | 'payment.monthly' =>
  material.question.country === 'tr' ? 'payment.monthly' : 'payment';

/** What a month costs, and for how long that is interest alone. */
function tellLoan(telling: TellingProperty): Sentence[] {
  const { interestOnlyMonths } = telling.material.report.base.deal;
  return tellProperty(
    telling.speech,
    chooseRate(telling),
    ...(interestOnlyMonths > 0 ? (['payment.interest-only'] as const) : []),
  );
}

const tellPayment = (telling: TellingProperty): Sentence[] =>
  isLent(telling) ? tellLoan(telling) : tellProperty(telling.speech, 'payment.none');

function tellPurchase(telling: TellingProperty): Sentence[] {
  return isLent(telling)
    ? [...tellProperty(telling.speech, 'bought'), ...tellLoan(telling)]
    : tellProperty(telling.speech, 'bought.cash');
}

function tellCashFlow({ speech, material }: TellingProperty): Sentence[] {
  const { deal, measures } = material.report.base;
  if (deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const isCarried = (measures.cashFlow.value ?? 0) >= 0;
  return tellProperty(speech, 'first-year', isCarried ? 'carries' : 'carries.not');
}

function tellReturn(telling: TellingProperty): Sentence[] {
  const { speech, material } = telling;
  const { deal, measures } = material.report.base;
  if (deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const effect = measures.leverageEffect.value;
  const lifts = effect !== null && effect >= 0 ? 'return.lifted' : 'return.lowered';
  const worth = (measures.presentValue.value ?? 0) >= 0 ? 'present.above' : 'present.below';
  return [
    ...tellProperty(speech, 'sale'),
    ...tellProperty(speech, measures.internalRate.value === null ? 'return.none' : 'return'),
    ...(isLent(telling) ? tellProperty(speech, lifts) : []),
    ...tellProperty(speech, worth),
  ];
}

function tellRenting({ speech, material }: TellingProperty): Sentence[] {
  const { value } = material.report.rentOrBuy;
  if (value === null) return tellProperty(speech, 'renting.ask');
  const isAhead = speech.facts.has('property.renting.year');
  return tellProperty(
    speech,
    value >= 0 ? 'renting.ahead' : 'renting.behind',
    isAhead ? 'renting.year' : 'renting.never',
  );
}

function tellYears({ speech, material }: TellingProperty): Sentence[] {
  const { year } = getPropertyWords(speech.language);
  return material.report.base.course.years.flatMap((row) =>
    tellProperty(
      withNames(toRowSpeech(speech, { facts: `property.year-${row.year}`, name: 'row' }), { year }),
      'year',
    ),
  );
}

const isCashFlowAsked = ({ material }: TellingProperty): boolean =>
  material.question.topics?.includes('cash-flow') === true;

/** What is told of each topic. */
export const propertyTellers: Readonly<
  Record<PropertyTopic, (telling: TellingProperty) => Sentence[]>
> = {
  overview: (telling) => [
    ...(telling.material.question.asksPayback === true
      ? tellProperty(telling.speech, 'payback')
      : []),
    ...tellPurchase(telling),
    ...tellCashFlow(telling),
    ...(telling.material.report.base.deal.rent === 0 ? [] : tellReturn(telling)),
  ],
  payment: tellPayment,
  'cash-flow': tellCashFlow,
  // The cap rate and the return on own cash of a year are told with the cash flow.
  return: (telling) =>
    telling.material.report.base.deal.rent === 0 || isCashFlowAsked(telling)
      ? tellReturn(telling)
      : [...tellCashFlow(telling), ...tellReturn(telling)],
  scenarios: (telling) => tellCases(telling, ['pessimistic', 'realistic', 'optimistic']),
  pessimistic: (telling) => tellCases(telling, ['pessimistic']),
  optimistic: (telling) => tellCases(telling, ['optimistic']),
  stress: tellStresses,
  sensitivity: tellTornado,
  'rent-or-buy': tellRenting,
  'break-even': ({ speech, material }) =>
    tellProperty(
      speech,
      ...(material.question.asksPayback === true ? (['payback'] as const) : []),
      speech.facts.has('property.breakEvenRent') ? 'break-even' : 'break-even.none',
    ),
  assumptions: () => [],
  years: tellYears,
};
