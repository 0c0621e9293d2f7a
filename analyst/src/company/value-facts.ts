import type { Fact, FactSource } from '@vela/contracts';
import { calculateCompanyValue, type CompanyReport } from '@vela/engine';
import { listValueSources } from './value-sources.ts';
import { createFact, type FactMaking, type NewFact } from './create-fact.ts';
import { createGapFacts, createUsualFacts } from './value-beside.ts';

/** A point more and a point less in the discount rate. */
const step = 0.01;

type ValuePart = 'growth' | 'own-return' | 'long-run' | 'rate' | 'terminal';

const input = (field: string): FactSource => ({ kind: 'input', field });

const figure = 'share-value' as const;

const percent = (id: string, part: ValuePart, value: number) =>
  ({
    id: `company.value.${id}`,
    figure,
    part,
    unit: 'percent',
    decimals: 1,
    value: value * 100,
  }) as const;

/** What a value assumes: growth of the first year, of a bank its own return, and the rates. */
function listAssumed({ shareValue, kind, assumptions }: CompanyReport, computed: FactSource) {
  const { growth, ownReturn, terminalShare } = shareValue.meta;
  const ofGrowth = assumptions.growth === undefined ? computed : input('growth');
  const first =
    kind === 'financial'
      ? ([percent('return', 'own-return', Number(ownReturn)), computed] as const)
      : ([percent('growth', 'growth', Number(growth)), ofGrowth] as const);
  return [
    first,
    [percent('long-run', 'long-run', assumptions.longRunGrowth), input('longRunGrowth')],
    [percent('rate', 'rate', assumptions.discountRate), input('discountRate')],
    [percent('terminal', 'terminal', Number(terminalShare)), computed],
  ] as const;
}

/** The value of a share by discounted cash flow, with what it assumes and how it changes. */
export function createValueFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { shareValue, values, kind, currency, assumptions } = report;
  if (shareValue.value === null) return [];
  const { discountRate } = assumptions;
  const flows = listValueSources(kind);
  const computed: FactSource = { kind: 'computation', factIds: flows };
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
  const percents = listAssumed(report, computed);
  return [
    createFact(money('share', shareValue.value, 'rate'), making),
    ...percents.map(([shape, source]) => createFact({ ...shape, source }, making)),
    ...ends,
    ...createGapFacts(report, making),
    ...createUsualFacts(report, making),
  ];
}
