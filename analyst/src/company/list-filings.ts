import type { CompanyReport } from '@vela/engine';
import type { ShownAnalysis } from '@vela/contracts';

/** The filings that a report was read from, the newest first. */
export function listFilings({
  newest,
  years,
}: CompanyReport): Extract<ShownAnalysis, { mode: 'fundamental' }>['filings'] {
  const values = [newest, ...years.map(({ figures }) => figures)].flatMap(({ flows, balances }) => [
    ...Object.values(flows),
    ...Object.values(balances),
  ]);
  const byAccession = new Map(
    values
      .flatMap(({ references }) => references)
      .map(({ accession, form, filed }) => [
        accession,
        { accession, form, filedAt: Date.parse(filed) },
      ]),
  );
  return [...byAccession.values()].toSorted((one, other) => other.filedAt - one.filedAt);
}
