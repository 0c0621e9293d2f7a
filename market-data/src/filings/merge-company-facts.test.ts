import { expect, it } from 'vitest';
import { mergeCompanyFacts } from './merge-company-facts.ts';

const version = (end: string, accn: string, val: number) => ({
  end,
  val,
  accn,
  form: '10-K',
  filed: '2026-02-01',
});
const body = (tags: Readonly<Record<string, ReturnType<typeof version>[]>>) => ({
  entityName: 'Bank',
  facts: {
    'us-gaap': Object.fromEntries(
      Object.entries(tags).map(([tag, facts]) => [tag, { units: { USD: facts } }]),
    ),
  },
});

it('has the tags and versions of both bodies, each version once', () => {
  const [old, newer] = [version('2024-12-31', 'a', 1), version('2025-12-31', 'b', 2)];
  const merged = mergeCompanyFacts(
    body({ Assets: [old, newer] }),
    body({ Assets: [newer], Deposits: [newer] }),
  );
  const { Assets: assets, Deposits: deposits } = merged.facts['us-gaap'] ?? {};
  expect(assets?.units['USD']).toEqual([old, newer]);
  expect(deposits?.units['USD']).toEqual([newer]);
});
