import { formatNumber, type Fact, type FactSource } from '@vela/contracts';
import { createValueGrid, findImpliedInput, type CompanyReport } from '@vela/engine';
import { createFact, type FactMaking } from './create-fact.ts';
import { getFigureNames } from './figure-names.ts';

const figure = 'share-value' as const;

/** The value of a share by discount rate and long-run growth; nothing where there is none. */
export function createGridFacts(report: CompanyReport, making: FactMaking): Fact[] {
  if (report.shareValue.value === null) return [];
  const { rates, growths, values } = createValueGrid(report);
  const names = getFigureNames(making.language, making.kind);
  const edge = (id: string, part: 'rate' | 'long-run', value: number): Fact => {
    const source: FactSource = { kind: 'input', field: id };
    return createFact(
      { id, figure, part, unit: 'percent', decimals: 1, value: value * 100, source },
      making,
    );
  };
  const toPercent = (value: number): string => formatNumber(value * 100, 1, making.language);
  const cells = rates.flatMap((rate, row) =>
    growths.flatMap((growth, column) => {
      const value = values[row]?.[column]?.value ?? null;
      if (value === null) return [];
      const source: FactSource = {
        kind: 'computation',
        factIds: [
          `company.grid.rate-${row}`,
          `company.grid.growth-${column}`,
          report.kind === 'financial' ? 'company.value.return' : 'company.value.growth',
        ],
      };
      return [
        createFact(
          {
            id: `company.grid.${row}-${column}`,
            figure,
            name: `${names[figure]} (${toPercent(rate)}, ${toPercent(growth)})`,
            unit: 'money',
            currency: report.currency,
            decimals: 2,
            value,
            source,
          },
          making,
        ),
      ];
    }),
  );
  return [
    ...rates.map((rate, row) => edge(`company.grid.rate-${row}`, 'rate', rate)),
    ...growths.map((growth, column) => edge(`company.grid.growth-${column}`, 'long-run', growth)),
    ...cells,
  ];
}

/** What growth, or return of a bank, the price of today assumes; nothing without a price. */
export function createImpliedFacts(
  report: CompanyReport,
  price: number | undefined,
  making: FactMaking,
): Fact[] {
  const isBank = report.kind === 'financial';
  const { value } = price === undefined ? { value: null } : findImpliedInput(report, price);
  if (value === null) return [];
  const source: FactSource = {
    kind: 'computation',
    factIds: ['company.input.price', 'company.value.rate', 'company.value.long-run'],
  };
  return [
    createFact(
      {
        id: `company.value.${isBank ? 'implied-return' : 'implied'}`,
        figure,
        part: isBank ? 'implied-return' : 'implied',
        unit: 'percent',
        decimals: 1,
        value: value * 100,
        source,
      },
      making,
    ),
  ];
}
