import type { CompanyValueAnswer, CompanyValueRequest, Instrument } from '@vela/contracts';
import { suggestEditorColumns } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import { createEditorFacts, editorSources } from './editor-facts.ts';
import { gatherCompany } from './gather-company.ts';

type Asked = {
  readonly instrument: Instrument;
  readonly request: CompanyValueRequest;
  /** UTC milliseconds. */
  readonly now: number;
};

/** Whether a fact, or a part that it is the sum of, is one that values are computed from. */
const isSource = (id: string): boolean =>
  editorSources.some((source) => id === source || id.startsWith(`${source}.part-`));

/** Values of a share by the columns of the editor; undefined where there are no filings. */
export async function createCompanyValues(
  { instrument, request, now }: Asked,
  deps: GatherDeps,
): Promise<CompanyValueAnswer | undefined> {
  const { language, knownOn, years } = request;
  const plan = knownOn === undefined ? {} : { knownOn };
  const found = await gatherCompany(instrument, { language, now, plan }, deps);
  if (found.kind !== 'company') return undefined;
  const { report, analysis, making } = found;
  const columns = request.columns ?? suggestEditorColumns(report);
  const facts = [
    ...analysis.facts.filter(({ id }) => isSource(id)),
    ...createEditorFacts(report, { columns, years }, making),
  ];
  return { asOf: now, columns, facts };
}
