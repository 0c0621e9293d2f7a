import {
  getPropertyWords,
  propertyFieldIds,
  propertyRowIds,
  type Fact,
  type PropertyMeasureId,
  type PropertyQuestion,
} from '@vela/contracts';
import { propertyMeasureIds, type PropertyReport } from '@vela/engine';
import {
  createInputFact,
  createMeasureFact,
  createPropertyFact,
  type PropertyMaking,
} from './create-property-fact.ts';
import { measureOrigins, toInputId, toMeasureId } from './measure-origins.ts';
import { createMonthlyRateFacts } from './monthly-rate-facts.ts';
import { createScenarioFacts } from './scenario-facts.ts';

/** Every input that is not 0, or that was given. */
function createInputFacts(
  { base: { deal } }: PropertyReport,
  { given }: PropertyQuestion,
  making: PropertyMaking,
): Fact[] {
  return propertyFieldIds
    .filter((field) => deal[field] !== 0 || given[field] !== undefined)
    .map((field) => {
      const isGiven = given[field] !== undefined;
      return createInputFact({ field, value: deal[field], isGiven }, making);
    });
}

/** Years shown, at most. */
const maxYears = 15;

function createYearFacts({ base }: PropertyReport, making: PropertyMaking): Fact[] {
  const { rows, year: word } = getPropertyWords(making.language);
  return base.course.years.slice(0, maxYears).flatMap((year) => {
    const number = createPropertyFact(
      {
        id: `property.year-${year.year}.number`,
        name: word,
        unit: 'count',
        value: year.year,
        source: { kind: 'input', field: 'years' },
      },
      making,
    );
    const amounts = propertyRowIds.map((row) =>
      createPropertyFact(
        {
          id: `property.year-${year.year}.${row}`,
          name: `${rows[row]} (${word} ${year.year})`,
          unit: 'money',
          value: year[row],
          source: {
            kind: 'computation',
            factIds: [toInputId('price'), toInputId('rent'), toInputId('loanRate')],
          },
        },
        making,
      ),
    );
    return [number, ...amounts];
  });
}

/** What says nothing of a deal that is not let: a cap rate of no rent is none. */
const ofRent: ReadonlySet<PropertyMeasureId> = new Set<PropertyMeasureId>([
  'netOperatingIncome',
  'cashFlow',
  'capRate',
  'grossRentMultiplier',
  'cashOnCash',
  'debtCoverage',
  'lenderCoverage',
  'debtYield',
  'breakEven',
  'costRatio',
  'rentToPrice',
  'equityMultiple',
  'internalRate',
  'internalRateUnleveraged',
  'leverageEffect',
  'realRate',
  'modifiedRate',
  'presentValue',
  'partCashFlow',
]);

function createMeasureFacts(
  { base: { deal, measures } }: PropertyReport,
  making: PropertyMaking,
): Fact[] {
  return propertyMeasureIds.flatMap((id) => {
    const { value } = measures[id];
    return value === null || (deal.rent === 0 && ofRent.has(id))
      ? []
      : [
          createMeasureFact(
            { id: toMeasureId(id), measure: id, value, from: measureOrigins[id] },
            making,
          ),
        ];
  });
}

/** All facts of a deal; each names only facts that are there. */
export function createPropertyFacts(
  report: PropertyReport,
  question: PropertyQuestion,
  making: PropertyMaking,
): Fact[] {
  const facts = [
    ...createInputFacts(report, question, making),
    ...createMonthlyRateFacts(report, making),
    ...createMeasureFacts(report, making),
    ...createYearFacts(report, making),
    ...createScenarioFacts(report, making),
  ];
  const ids = new Set(facts.map(({ id }) => id));
  return facts.map((fact) =>
    fact.source.kind === 'computation'
      ? {
          ...fact,
          source: { ...fact.source, factIds: fact.source.factIds.filter((id) => ids.has(id)) },
        }
      : fact,
  );
}
