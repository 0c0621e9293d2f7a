import { createCompanyReport, type CompanyReport } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { createFilingsSource } from '../create-filings-source.ts';
import { createSimulatedCompany } from './simulated-company.ts';

const today = '2026-11-23';
const company = createSimulatedCompany(today);

function read(price: number | null = 150, knownOn = today): CompanyReport {
  const report = createCompanyReport(company, { knownOn, version: 'latest', price });
  if (report === undefined) throw new Error('no report');
  return report;
}

/** The day of the newest filing on a day. */
function findFiled(day: string): string | undefined {
  const view = { knownOn: day, version: 'latest', price: null } as const;
  return createCompanyReport(createSimulatedCompany(day), view)?.filed;
}

const findYear = (label: number) =>
  read().years.find((year) => year.label === label)?.figures.flows;

describe('the simulated company', () => {
  it('has pillars in each of the four states', () => {
    const states = new Set(read().pillars.map(({ state }) => state));
    expect(states).toEqual(new Set(['pass', 'fail', 'not-applicable', 'insufficient']));
    expect(read().pillars.find(({ id }) => id === 'return-on-capital')?.reason).toBe(
      'capital-not-positive',
    );
  });

  it('has checks that fit, that do not, and that cannot be made', () => {
    const { checks } = read();
    const find = (wanted: string) => checks.find(({ id }) => id === wanted);
    expect(find('cash')?.flags.map(({ label }) => label)).toEqual([2023]);
    expect(find('per-share')?.flags.map(({ label }) => label)).toEqual([2021]);
    expect(find('gross-profit')).toMatchObject({ tested: 10, flags: [] });
    expect(find('quarters')).toMatchObject({ flags: [] });
    expect(find('balance')).toMatchObject({ tested: 0 });
    expect(find('share-jump')).toMatchObject({ flags: [] });
  });

  it('has a loss, a correction, ratios that are refused, and a value', () => {
    const { ratios, shareValue } = read();
    expect(findYear(2019)?.netIncome?.value).toBeLessThan(0);
    expect(findYear(2022)?.revenue?.isRestated).toBe(true);
    expect(findYear(2023)?.revenue?.isRestated).toBe(false);
    expect(ratios['return-on-equity'].value).toBeNull();
    expect(ratios['net-margin'].value).toBeGreaterThan(0);
    expect(shareValue.value).not.toBeNull();
  });

  it('had a quarter of its shares before a split', () => {
    const before = read(null, '2017-05-30').newest.dilutedShares?.value ?? 1;
    const after = read().yearBefore?.figures.dilutedShares?.value ?? 0;
    expect(after / before).toBeGreaterThan(3.5);
  });

  it('is the same on the same day, grows by a report, and is only there where it is wanted', async () => {
    expect(createSimulatedCompany(today)).toEqual(company);
    expect([findFiled('2026-02-19'), findFiled('2026-02-20'), findFiled('2026-05-05')]).toEqual([
      '2025-11-05',
      '2026-02-20',
      '2026-05-05',
    ]);
    expect(await createFilingsSource().find('SIMCO')).toEqual({ kind: 'missing' });
    const source = createFilingsSource({ simulated: true });
    expect(await source.find('SIMCO')).toMatchObject({ origin: 'simulated' });
    expect(await source.listAtHand()).not.toContain('SIMCO');
    expect(source.known).toContain('SIMCO');
  });
});
