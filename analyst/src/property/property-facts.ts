import {
  getPropertyWords,
  propertyFieldIds,
  propertyRowIds,
  type Fact,
  type PropertyField,
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
import { createScenarioFacts } from './scenario-facts.ts';

const input = (field: PropertyField): string => `property.input.${field}`;
const measure = (id: PropertyMeasureId): string => `property.${id}`;
const loan = [input('price'), input('downPayment'), input('loanRate'), input('loanYears')];
const ofReturn = [measure('invested'), measure('cashFlow'), measure('saleProceeds')];

/** What each measure is computed from, as its card shows it. */
const origins: Readonly<Record<PropertyMeasureId, readonly string[]>> = {
  invested: [input('price'), input('downPayment'), input('closingCost')],
  payment: loan,
  netOperatingIncome: ['property.year-1.effectiveIncome', 'property.year-1.operatingCosts'],
  cashFlow: [
    'property.year-1.netOperatingIncome',
    'property.year-1.reserve',
    'property.year-1.debtService',
    'property.year-1.tax',
  ],
  capRate: [measure('netOperatingIncome'), input('price')],
  grossRentMultiplier: [input('price'), 'property.year-1.grossRent'],
  cashOnCash: [measure('cashFlow'), measure('invested')],
  debtCoverage: [measure('netOperatingIncome'), 'property.year-1.debtService'],
  lenderCoverage: ['property.year-1.grossRent', 'property.year-1.debtService'],
  debtYield: [measure('netOperatingIncome'), input('price'), input('downPayment')],
  breakEven: [
    'property.year-1.operatingCosts',
    'property.year-1.debtService',
    'property.year-1.grossRent',
  ],
  costRatio: ['property.year-1.operatingCosts', 'property.year-1.effectiveIncome'],
  rentToPrice: [input('rent'), input('price')],
  loanToValue: [measure('salePrice'), measure('equity')],
  equity: [measure('salePrice')],
  salePrice: [input('price'), input('appreciation'), input('years')],
  saleProceeds: [measure('salePrice'), input('sellingCost'), measure('equity')],
  equityMultiple: ofReturn,
  internalRate: ofReturn,
  internalRateUnleveraged: [input('price'), measure('netOperatingIncome'), measure('salePrice')],
  leverageEffect: [measure('internalRate'), measure('internalRateUnleveraged')],
  realRate: [measure('internalRate'), input('inflation')],
  modifiedRate: [...ofReturn, input('discountRate')],
  presentValue: [...ofReturn, input('discountRate')],
  partCashFlow: [measure('invested')],
  partPrincipal: [measure('invested'), ...loan],
  partAppreciation: [measure('invested'), measure('salePrice'), input('price')],
};

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
            factIds: [input('price'), input('rent'), input('loanRate')],
          },
        },
        making,
      ),
    );
    return [number, ...amounts];
  });
}

function createMeasureFacts(
  { base: { measures } }: PropertyReport,
  making: PropertyMaking,
): Fact[] {
  return propertyMeasureIds.flatMap((id) => {
    const { value } = measures[id];
    return value === null
      ? []
      : [createMeasureFact({ id: measure(id), measure: id, value, from: origins[id] }, making)];
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
