import type { Fact, FactSource } from '@vela/contracts';
import { calculateCompanyValue, type CompanyReport } from '@vela/engine';
import { toFlowId } from './figure-names.ts';
import { createFact, type FactMaking, type NewFact } from './create-fact.ts';
import { createGapFacts, createUsualFacts } from './value-beside.ts';

/** A point more and a point less in the discount rate. */
const step = 0.01;

const input = (field: string): FactSource => ({ kind: 'input', field });

/** The value of a share by discounted cash flow, with what it assumes and how it changes. */
export function createValueFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { shareValue, values, kind, currency, assumptions } = report;
  if (shareValue.value === null) return [];
  const { discountRate, longRunGrowth } = assumptions;
  const flows = [toFlowId(kind), 'company.input.shares'];
  const computed: FactSource = { kind: 'computation', factIds: flows };
  const figure = 'share-value' as const;
  const percent = (id: string, part: 'growth' | 'long-run' | 'rate' | 'terminal', value: number) =>
    ({
      id: `company.value.${id}`,
      figure,
      part,
      unit: 'percent',
      decimals: 1,
      value: value * 100,
    }) as const;
  const money = (id: string, value: number, rate: string): NewFact => ({
    id: `company.value.${id}`,
    figure,
    unit: 'money',
    currency,
    decimals: 2,
    value,
    source: { kind: 'computation', factIds: [...flows, `company.value.${rate}`] },
  });
  const ends = [
    { name: 'low', rate: discountRate - step },
    { name: 'high', rate: discountRate + step },
  ].flatMap(({ name, rate }) => {
    const { value } = calculateCompanyValue(values.windows, kind, {
      ...assumptions,
      discountRate: rate,
    });
    if (value === null) return [];
    return [
      createFact(
        { ...percent(`rate-${name}`, 'rate', rate), source: input('discountRate') },
        making,
      ),
      createFact(money(`share-${name}`, value, `rate-${name}`), making),
    ];
  });
  const { growth, terminalShare } = shareValue.meta;
  const ofGrowth = assumptions.growth === undefined ? computed : input('growth');
  const percents = [
    [percent('growth', 'growth', Number(growth)), ofGrowth],
    [percent('long-run', 'long-run', longRunGrowth), input('longRunGrowth')],
    [percent('rate', 'rate', discountRate), input('discountRate')],
    [percent('terminal', 'terminal', Number(terminalShare)), computed],
  ] as const;
  return [
    createFact(money('share', shareValue.value, 'rate'), making),
    ...percents.map(([shape, source]) => createFact({ ...shape, source }, making)),
    ...ends,
    ...createGapFacts(report, making),
    ...createUsualFacts(report, making),
  ];
}
