import type { Fact } from '@vela/contracts';
import { toOwnersFlow, type CompanyReport } from '@vela/engine';
import { toFlowId } from './value-sources.ts';
import { createFact, getMillion, type FactMaking, type NewFact } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';
import { marketValueId } from './market-facts.ts';

const perMillion = 1e6;

/** Operating income before depreciation; undefined where one of the two is in no filing. */
function findEbitda({ newest }: CompanyReport): number | undefined {
  const { operatingIncome, depreciation } = newest.flows;
  return operatingIncome === undefined || depreciation === undefined
    ? undefined
    : operatingIncome.value + depreciation.value;
}

/** Debt less cash. */
function findNetDebt({ newest }: CompanyReport): number | undefined {
  const { debt, cash } = newest.balances;
  return debt === undefined || cash === undefined ? undefined : debt.value - cash.value;
}

/** Value of the whole company with its net debt, as a multiple of EBITDA. */
function findMultiple(report: CompanyReport, { series }: FactMaking): number | undefined {
  const close = series?.candles.close.at(-1);
  const shares = report.values.shareCount?.value;
  const [ebitda, netDebt] = [findEbitda(report), findNetDebt(report)];
  const isKnown = close !== undefined && shares !== undefined && report.priceFault === null;
  return !isKnown || netDebt === undefined || ebitda === undefined || ebitda <= 0
    ? undefined
    : (close * shares + netDebt) / ebitda;
}

/** Dividends as a share of the net income they are paid from; none where there is a loss. */
function findPayout({ newest }: CompanyReport): number | undefined {
  const { dividendsPaid, netIncome } = newest.flows;
  return dividendsPaid === undefined || netIncome === undefined || netIncome.value <= 0
    ? undefined
    : (100 * dividendsPaid.value) / netIncome.value;
}

/** Dividends as a share of free cash flow, of a trust of its funds; none where nothing is left. */
function createFlowPayout({ kind, newest }: CompanyReport, making: FactMaking): Fact[] {
  const { dividendsPaid } = newest.flows;
  const flow = newest.flows[toOwnersFlow(kind)]?.value ?? 0;
  if (kind === 'financial' || dividendsPaid === undefined || flow <= 0) return [];
  const factIds = ['company.dividends.value', toFlowId(kind)];
  return [
    createFact(
      {
        id: 'company.payout.flow',
        figure: 'payout',
        part: 'flow',
        unit: 'percent',
        decimals: 1,
        value: (100 * dividendsPaid.value) / flow,
        source: { kind: 'computation', factIds },
      },
      making,
    ),
  ];
}

/** Net debt, EBITDA and what is made of them; of a bank debt and operating income mean something else. */
export function createEnterpriseFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { kind, newest, currency } = report;
  const isFinancial = kind === 'financial';
  const made = (
    figure: NewFact['figure'],
    value: number | undefined,
    {
      factIds,
      ...shape
    }: Pick<NewFact, 'unit' | 'decimals' | 'currency'> & {
      readonly factIds: readonly string[];
    },
  ): Fact[] => {
    if (value === undefined) return [];
    const source = { kind: 'computation' as const, factIds: [...factIds] };
    return [createFact({ id: `company.${figure}.value`, figure, value, source, ...shape }, making)];
  };
  const money = {
    unit: 'money',
    decimals: 0,
    currency: `${getMillion(making)} ${currency}`,
  } as const;
  const toMillions = (value: number | undefined): number | undefined =>
    value === undefined || isFinancial ? undefined : value / perMillion;
  const { depreciation } = newest.flows;
  return [
    ...(depreciation === undefined
      ? []
      : createFilingFacts(
          depreciation,
          { id: 'company.depreciation.value', figure: 'ebitda', currency },
          making,
        )),
    ...made('net-debt', toMillions(findNetDebt(report)), {
      ...money,
      factIds: ['company.debt.value', 'company.cash.value'],
    }),
    ...made('ebitda', toMillions(findEbitda(report)), {
      ...money,
      factIds: ['company.operatingIncome.value', 'company.depreciation.value'],
    }),
    ...made('enterprise-multiple', isFinancial ? undefined : findMultiple(report, making), {
      unit: 'ratio',
      decimals: 1,
      factIds: [marketValueId, 'company.net-debt.value', 'company.ebitda.value'],
    }),
    ...createFlowPayout(report, making),
    ...made('payout', findPayout(report), {
      unit: 'percent',
      decimals: 1,
      factIds: ['company.dividends.value', 'company.net-income.value'],
    }),
  ];
}
