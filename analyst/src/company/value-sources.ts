import type { CompanyReport } from '@vela/engine';
import { inputId } from './market-facts.ts';

/** The fact of the flow that is left for the shares. */
export const toFlowId = (kind: CompanyReport['kind']): string =>
  `company.${kind === 'real-estate-trust' ? 'funds-from-operations' : 'free-cash-flow'}.value`;

const incomes = ['1', '2', '3', '4', '5'].map((window) => inputId(`net-income-${window}`));

/** Facts that the value of a share is computed from, beside what it assumes. */
export const listValueSources = (kind: CompanyReport['kind']): string[] =>
  kind === 'financial'
    ? ['company.equity.value', inputId('shares'), ...incomes]
    : [toFlowId(kind), inputId('shares')];
