import type { Fact } from '@vela/contracts';
import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const words = { name: 'Name', value: 'Value', unit: 'Unit', source: 'Source' };
const shared = {
  kind: 'company',
  label: 'company.revenue',
  asOf: 0,
  method: 'company@1',
  refs: [],
};
const facts: readonly Fact[] = [
  {
    ...shared,
    id: 'company.revenue.value',
    name: 'Revenue, "net"',
    value: -1234.5,
    unit: 'money',
    currency: 'million USD',
    decimals: 0,
    source: {
      kind: 'filing',
      vendor: 'SEC',
      accession: '0000320193-25-000079',
      form: '10-K',
      concept: 'Revenues',
      from: Date.UTC(2024, 8, 29),
      to: Date.UTC(2025, 8, 27),
      filedAt: Date.UTC(2025, 9, 31),
    },
  },
  {
    ...shared,
    id: 'company.end',
    name: 'End',
    value: Date.UTC(2025, 8, 27),
    unit: 'time',
    source: { kind: 'computation', factIds: ['company.revenue.value'] },
  },
];

it('quotes what would end a field, and keeps every digit and source', () => {
  expect(toCsv(facts, 'tr', words).split('\r\n')).toEqual([
    'id,Name,Value,Unit,Source',
    'company.revenue.value,"Revenue, ""net""",-1234.5,million USD,SEC 10-K 0000320193-25-000079 Revenues 2024-09-29/2025-09-27 2025-10-31',
    'company.end,End,2025-09-27,time,computation company.revenue.value',
  ]);
});
