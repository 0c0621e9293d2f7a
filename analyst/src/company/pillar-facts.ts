import { pillarFigures, type CompanyFigure, type Fact, type FactSource } from '@vela/contracts';
import type { CompanyReport, FilingValue, Pillar, PillarId } from '@vela/engine';
import { createMarketFacts, inputId, marketValueId } from './market-facts.ts';
import { getFigureNames } from './figure-names.ts';
import { createFact, getMillion, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';
import { createReason } from './pillar-reason-fact.ts';

const perMillion = 1e6;

/** Values that means and changes are made of, by the window they are of. */
function listInputs({
  values,
  kind,
}: CompanyReport): (readonly [string, CompanyFigure, FilingValue])[] {
  const { netIncome, freeCashFlow, earlier } = values;
  const left = kind === 'real-estate-trust' ? 'funds-from-operations' : 'free-cash-flow';
  const all: readonly (readonly [string, CompanyFigure, FilingValue | undefined])[] = [
    ...netIncome.map((value, index) => [`net-income-${index + 1}`, 'net-income', value] as const),
    ...freeCashFlow.map((value, index) => [`free-cash-flow-${index + 1}`, left, value] as const),
    ['revenue', 'revenue', values.revenue],
    ['earlier-revenue', 'revenue', earlier.revenue],
    ['earlier-net-income', 'net-income', earlier.netIncome],
    ['earlier-free-cash-flow', left, earlier.freeCashFlow],
    ['shares', 'shares', values.shares],
    ['earlier-shares', 'shares', values.earlierShares],
  ];
  return all.flatMap(([name, figure, value]) =>
    value === undefined ? [] : [[name, figure, value] as const],
  );
}

const windows = (name: string): string[] =>
  ['1', '2', '3', '4', '5'].map((window) => inputId(`${name}-${window}`));

const sourcesByPillar: Readonly<Record<PillarId, readonly string[]>> = {
  'price-to-earnings': [marketValueId, ...windows('net-income')],
  'return-on-capital': [...windows('free-cash-flow'), 'company.equity.value', 'company.debt.value'],
  shares: [inputId('shares'), inputId('earlier-shares')],
  'cash-flow-growth': [inputId('free-cash-flow-1'), inputId('earlier-free-cash-flow')],
  'income-growth': [inputId('net-income-1'), inputId('earlier-net-income')],
  'revenue-growth': [inputId('revenue'), inputId('earlier-revenue')],
  'liabilities-to-cash-flow': ['company.longTermLiabilities.value', ...windows('free-cash-flow')],
  'price-to-cash-flow': [marketValueId, ...windows('free-cash-flow')],
};

/** Value and limit of a ratio, or the two amounts of a change. */
function createOnePillarFacts(pillar: Pillar, report: CompanyReport, making: FactMaking): Fact[] {
  const { id, value, limit, meta } = pillar;
  const { currency } = report;
  const source: FactSource = { kind: 'computation', factIds: [...sourcesByPillar[id]] };
  const make = (
    part: 'value' | 'limit' | 'now' | 'before' | 'change',
    amount: number,
    change: object,
  ) =>
    createFact(
      {
        id: `company.pillar.${id}.${part}`,
        figure: id,
        ...(part === 'value' ? {} : { part }),
        unit: 'ratio',
        decimals: 1,
        value: amount,
        source,
        ...change,
      },
      making,
    );
  const state = createFact(
    {
      id: `company.pillar.${id}.state`,
      figure: id,
      unit: 'text',
      value: pillar.state,
      source,
    },
    making,
  );
  if (value === null) return [state, createReason(pillar, report, making)];
  if (limit !== null) {
    const isPercent = id === 'return-on-capital';
    const change = isPercent ? { unit: 'percent' } : {};
    const factor = isPercent ? 100 : 1;
    return [state, make('value', value * factor, change), make('limit', limit * factor, change)];
  }
  const names = getFigureNames(making.language, making.kind);
  const million = getMillion(making);
  const unit =
    id === 'shares'
      ? { unit: 'count', name: `${names[id]} (${million})` }
      : { unit: 'money', currency: `${million} ${currency}` };
  const amounts = (['now', 'before'] as const).map((part) =>
    make(part, Number(meta[part]) / perMillion, { ...unit, decimals: 0 }),
  );
  const before = Number(meta['before']);
  // From a loss to a profit there is no percentage.
  if (before <= 0) return [state, ...amounts];
  const change = make('change', (100 * (Number(meta['now']) - before)) / before, {
    unit: 'percent',
  });
  return [state, ...amounts, change];
}

/** The pillars with all they are made of, and how many of those that can be judged pass. */
export function createPillarFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const judged = report.pillars.filter(({ state }) => state === 'pass' || state === 'fail');
  const counts = [
    ['judged', judged.length],
    ['passed', judged.filter(({ state }) => state === 'pass').length],
  ] as const;
  const factIds = pillarFigures.flatMap((id) =>
    ['state', 'value', 'now'].map((part) => `company.pillar.${id}.${part}`),
  );
  return [
    ...createMarketFacts(report, making),
    ...listInputs(report).flatMap(([name, figure, value]) => {
      const currency = figure === 'shares' ? {} : { currency: report.currency };
      return createFilingFacts(value, { id: inputId(name), figure, ...currency }, making);
    }),
    ...report.pillars.flatMap((pillar) => createOnePillarFacts(pillar, report, making)),
    ...counts.map(([part, value]) =>
      createFact(
        {
          id: `company.${part}.value`,
          figure: 'pillars',
          part,
          unit: 'count',
          decimals: 0,
          value,
          source: { kind: 'computation', factIds },
        },
        making,
      ),
    ),
  ];
}
