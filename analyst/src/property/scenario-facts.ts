import { getPropertyWords, type Fact, type PropertyField } from '@vela/contracts';
import {
  propertyScenarios,
  propertyStresses,
  type PropertyMeasureId,
  type PropertyReport,
} from '@vela/engine';
import {
  createInputFact,
  createMeasureFact,
  createPropertyFact,
  type PropertyMaking,
} from './create-property-fact.ts';
import { createTornadoFacts } from './tornado-facts.ts';

type Result = PropertyReport['base'];

const varied: readonly PropertyField[] = ['rentGrowth', 'appreciation', 'vacancy'];
const told: readonly PropertyMeasureId[] = [
  'internalRate',
  'saleProceeds',
  'cashFlow',
  'equityMultiple',
];

/** The inputs that a case changes, and what comes of it, under its own id. */
function createCaseFacts(
  { id, name, result }: { id: string; name: string; result: Result },
  making: PropertyMaking,
): Fact[] {
  const inputs = varied.map((field) => ({
    ...createInputFact({ field, value: result.deal[field], isGiven: true }, making),
    id: `${id}.${field}`,
    name: `${name}: ${getPropertyWords(making.language).fields[field]}`,
  }));
  const from = inputs.map((fact) => fact.id);
  const measures = told.flatMap((measure) => {
    const { value } = result.measures[measure];
    const fact = { id: `${id}.${measure}`, measure, from, of: name };
    return value === null ? [] : [createMeasureFact({ ...fact, value }, making)];
  });
  return [...inputs, ...measures];
}

function createRentingFacts({ rentOrBuy, base }: PropertyReport, making: PropertyMaking): Fact[] {
  const { value, meta } = rentOrBuy;
  const { fields, year } = getPropertyWords(making.language);
  if (value === null) return [];
  const source = {
    kind: 'computation' as const,
    factIds: ['property.input.price', 'property.input.rentInstead', 'property.invested'],
  };
  const ahead = meta['breakEvenYear'];
  const isWithin = typeof ahead === 'number' && ahead <= base.deal.years;
  return [
    createPropertyFact(
      { id: 'property.renting.advantage', name: fields.rentInstead, unit: 'money', value, source },
      making,
    ),
    ...(isWithin
      ? [
          createPropertyFact(
            { id: 'property.renting.year', name: year, unit: 'count', value: ahead, source },
            making,
          ),
        ]
      : []),
  ];
}

/**
 * Facts of the scenarios, the stresses, the tornado and of renting instead. Without a rent there are
 * none but the last: the others are cases of a return.
 */
export function createScenarioFacts(report: PropertyReport, making: PropertyMaking): Fact[] {
  if (report.base.deal.rent === 0) return createRentingFacts(report, making);
  const { scenarios, stresses } = getPropertyWords(making.language);
  return [
    ...propertyScenarios.flatMap((scenario) =>
      createCaseFacts(
        {
          id: `property.scenario.${scenario}`,
          name: scenarios[scenario],
          result: report.scenarios[scenario],
        },
        making,
      ),
    ),
    ...propertyStresses.flatMap((stress) =>
      createCaseFacts(
        {
          id: `property.stress.${stress}`,
          name: stresses[stress],
          result: report.stresses[stress],
        },
        making,
      ),
    ),
    ...createTornadoFacts(report, making),
    ...createRentingFacts(report, making),
  ];
}
