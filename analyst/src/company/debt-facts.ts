import type { Fact } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import { createFact, type FactMaking } from './create-fact.ts';

/** Debt in years of free cash flow; nothing for banks and where no cash is left. */
export function createDebtFacts({ kind, newest }: CompanyReport, making: FactMaking): Fact[] {
  const debt = newest.balances.debt?.value;
  const flow = newest.flows.freeCashFlow?.value;
  if (kind === 'financial' || debt === undefined || flow === undefined || flow <= 0) return [];
  return [
    createFact(
      {
        id: 'company.debt.flow-years',
        figure: 'debt',
        part: 'flow-years',
        unit: 'ratio',
        decimals: 1,
        value: debt / flow,
        source: {
          kind: 'computation',
          factIds: ['company.debt.value', 'company.free-cash-flow.value'],
        },
      },
      making,
    ),
  ];
}
