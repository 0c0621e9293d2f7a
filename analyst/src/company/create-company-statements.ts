import type {
  CompanyStatementsAnswer,
  CompanyStatementsRequest,
  Instrument,
} from '@vela/contracts';
import {
  createCompanyStatements,
  findCompanyKind,
  listFilingDays,
  openFilings,
  type CompanyStatements,
} from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import { analystLanguages } from '../language/by-language.ts';
import { toDay, toPastDay } from './known-day.ts';
import { listActions, listKnownSplits } from './list-actions.ts';
import { createStatementFacts, formatColumn, toColumnId } from './statement-facts.ts';
import { listStatementRows } from './statement-rows.ts';

type Asked = {
  readonly instrument: Instrument;
  readonly request: CompanyStatementsRequest;
  /** UTC milliseconds. */
  readonly now: number;
};

/** The currency of the newest amount; a series has one. */
export function findStatementCurrency({ columns }: CompanyStatements): string {
  const [newest] = columns.flatMap(({ flows }) => flows.revenue ?? flows.netIncome ?? []);
  return newest?.references[0]?.unit ?? 'USD';
}

/** Statements by year, quarter or twelve months as facts; undefined where there are no filings. */
export async function createCompanyStatementsAnswer(
  { instrument, request, now }: Asked,
  { filings, corporateActions }: GatherDeps,
): Promise<CompanyStatementsAnswer | undefined> {
  const { language, period } = request;
  const found = await filings?.find(instrument.symbol);
  if (instrument.assetClass !== 'stock' || found?.kind !== 'filings') return undefined;
  const knownOn = toPastDay(request.knownOn, now);
  const view = { knownOn: toDay(knownOn ?? now), version: 'latest' } as const;
  const actions = await listActions(instrument.symbol, found, {
    knownOn: toDay(now),
    table: corporateActions,
  });
  const known = openFilings(found.company, view, listKnownSplits(actions));
  const statements = createCompanyStatements(known, period);
  const { statementNames } = analystLanguages[language].companyTables;
  const currency = findStatementCurrency(statements);
  const rows = listStatementRows(findCompanyKind(found.company, view.knownOn));
  const isSimulated = found.origin === 'simulated';
  const making = { series: undefined, language, now, knownOn, isSimulated };
  const told = { rows: rows.map(({ id }) => id), currency };
  return {
    asOf: now,
    period,
    currency,
    isStale: statements.isStale,
    columns: statements.columns.map((column, index) => ({
      id: toColumnId(statements, index),
      name: formatColumn(column, period, making),
      end: Date.parse(column.end),
    })),
    rows: rows.map((row) => ({ ...row, name: statementNames[row.id] })),
    filingDays: listFilingDays(found.company, toDay(now)).map(({ filed, form }) => ({
      filedAt: Date.parse(filed),
      form,
    })),
    ...createStatementFacts(statements, told, making),
  };
}
