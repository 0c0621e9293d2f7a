import type { CompanyChecksAnswer, CompanyChecksRequest, Instrument } from '@vela/contracts';
import { evaluateFurtherChecks } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import { createFurtherFacts, furtherSources, toShownCheck } from './further-facts.ts';
import { gatherCompany } from './gather-company.ts';

type Asked = {
  readonly instrument: Instrument;
  readonly request: CompanyChecksRequest;
  /** UTC milliseconds. */
  readonly now: number;
};

/** The thirty further checks with their facts; undefined where there are no filings. */
export async function createCompanyChecks(
  { instrument, request, now }: Asked,
  deps: GatherDeps,
): Promise<CompanyChecksAnswer | undefined> {
  const { language, knownOn } = request;
  const plan = knownOn === undefined ? {} : { knownOn };
  const found = await gatherCompany(instrument, { language, now, plan }, deps);
  if (found.kind !== 'company') return undefined;
  const { report, making, analysis } = found;
  const price = making.series?.candles.close.at(-1) ?? null;
  const checks = evaluateFurtherChecks(report, price);
  const beside = analysis.facts.filter(({ id }) => furtherSources.includes(id));
  // What the value of a share was made of is told on the page already.
  const facts = beside.map((fact) =>
    fact.source.kind === 'computation'
      ? { ...fact, source: { ...fact.source, factIds: [] } }
      : fact,
  );
  return {
    asOf: now,
    checks: checks.map((check) => toShownCheck(check, making)),
    facts: [
      ...facts,
      ...checks.flatMap((check) => createFurtherFacts(check, report.currency, making)),
    ],
  };
}
