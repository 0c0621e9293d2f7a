import { getPropertyWords, type PropertyTopic, type Sentence } from '@vela/contracts';
import { propertyStresses, type PropertyScenario, type TornadoBar } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { PropertySentence } from '../language/property-words.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { PropertyMaterial } from './gather-property.ts';

export type TellingProperty = {
  readonly speech: Speech;
  readonly material: Extract<PropertyMaterial, { kind: 'property' }>;
};

/** The sentences whose facts are all there. */
export function tellProperty(speech: Speech, ...keys: readonly PropertySentence[]): Sentence[] {
  const { sentences } = analystLanguages[speech.language].property;
  return keys.flatMap((key) => fillTemplate(sentences[key], speech) ?? []);
}

const withNames = (speech: Speech, names: Readonly<Record<string, string>>): Speech => ({
  ...speech,
  names: { ...speech.names, ...names },
});

const isLent = ({ material }: TellingProperty): boolean =>
  material.report.base.deal.downPayment < 1;

function tellPayment(telling: TellingProperty): Sentence[] {
  return tellProperty(telling.speech, isLent(telling) ? 'payment' : 'payment.none');
}

function tellPurchase(telling: TellingProperty): Sentence[] {
  return isLent(telling)
    ? tellProperty(telling.speech, 'bought', 'payment')
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

function tellCases(
  { speech, material }: TellingProperty,
  scenarios: readonly PropertyScenario[],
): Sentence[] {
  if (material.report.base.deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const { scenarios: names } = getPropertyWords(speech.language);
  const rows = scenarios.flatMap((scenario) => {
    const row = toRowSpeech(speech, { facts: `property.scenario.${scenario}`, name: 'scenario' });
    const named = withNames(row, { scenario: names[scenario] });
    const [whole] = [tellProperty(named, 'scenario')];
    return whole.length > 0 ? whole : tellProperty(named, 'scenario.none');
  });
  return [...rows, ...tellProperty(speech, 'scenario.about')];
}

function tellStresses({ speech, material }: TellingProperty): Sentence[] {
  if (material.report.base.deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const { stresses: names } = getPropertyWords(speech.language);
  const rows = propertyStresses.flatMap((stress) => {
    const row = toRowSpeech(speech, { facts: `property.stress.${stress}`, name: 'stress' });
    const named = withNames(row, { stress: names[stress] });
    const whole = tellProperty(named, 'stress');
    return whole.length > 0 ? whole : tellProperty(named, 'stress.none');
  });
  return [...tellProperty(speech, 'stress.about'), ...rows];
}

const mostBars = 4;
const onePoint = 0.01;

/** A step in parts of the input, or in points. */
function chooseStep({ step, isRelative }: TornadoBar): PropertySentence {
  if (isRelative) return 'tornado.part';
  return step === onePoint ? 'tornado.point' : 'tornado.points';
}

function tellTornado({ speech, material }: TellingProperty): Sentence[] {
  const { tornado, base } = material.report;
  if (base.deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const { fields } = getPropertyWords(speech.language);
  return [
    ...tellProperty(speech, 'tornado.about'),
    ...tornado.slice(0, mostBars).flatMap((bar) => {
      const row = toRowSpeech(speech, { facts: `property.tornado.${bar.input}`, name: 'bar' });
      return tellProperty(withNames(row, { input: fields[bar.input] }), chooseStep(bar));
    }),
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

/** What is told of each topic. */
export const propertyTellers: Readonly<
  Record<PropertyTopic, (telling: TellingProperty) => Sentence[]>
> = {
  overview: (telling) => [
    ...tellPurchase(telling),
    ...tellCashFlow(telling),
    ...(telling.material.report.base.deal.rent === 0 ? [] : tellReturn(telling)),
  ],
  payment: tellPayment,
  'cash-flow': tellCashFlow,
  return: tellReturn,
  scenarios: (telling) => tellCases(telling, ['pessimistic', 'realistic', 'optimistic']),
  pessimistic: (telling) => tellCases(telling, ['pessimistic']),
  optimistic: (telling) => tellCases(telling, ['optimistic']),
  stress: tellStresses,
  sensitivity: tellTornado,
  'rent-or-buy': tellRenting,
  assumptions: () => [],
  years: tellYears,
};
