import type { CompanyWorkbookRequest, Instrument } from '@vela/contracts';
import {
  createCompanyStatements,
  evaluateFurtherChecks,
  openFilings,
  statementPeriods,
  suggestEditorColumns,
} from '@vela/engine';
import type { GatherDeps } from '../../gather-deps.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { FactMaking } from '../create-fact.ts';
import { toShownCheck } from '../further-facts.ts';
import { gatherCompany } from '../gather-company.ts';
import { toDay } from '../known-day.ts';
import { listStatementRows } from '../statement-rows.ts';
import { createCheckSheet } from './check-sheet.ts';
import { createEditorSheet } from './editor-sheet.ts';
import { createPillarSheet } from './pillar-sheet.ts';
import { createRatioSheet } from './ratio-sheet.ts';
import { createSourceSheet } from './sources.ts';
import { createStatementSheet } from './statement-sheet.ts';
import { createValueSheet } from './value-sheet.ts';
import {
  createSheet,
  toText,
  toTitle,
  type Workbook,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

type Asked = {
  readonly instrument: Instrument;
  readonly request: CompanyWorkbookRequest;
  /** UTC milliseconds. */
  readonly now: number;
};

function createAboutSheet(
  { name, currency, day }: { name: string; currency: string; day: string },
  { language, isSimulated = false }: FactMaking,
): WorkbookSheet {
  const { about, labels, sheets, simulated } = analystLanguages[language].workbook;
  const sheet = createSheet({ name: sheets.about, widths: [120], frozen: { rows: 0, columns: 0 } });
  sheet.add(toTitle(isSimulated ? simulated.title : labels.title));
  for (const line of isSimulated ? [simulated.about, ...about.slice(1)] : about)
    sheet.add(
      toText(line.replace('{name}', name).replace('{day}', day).replace('{currency}', currency)),
    );
  return sheet.finish();
}

/** A sheet that says at its end, where no address changes by it, that its company does not exist. */
function addSimulatedNote(sheet: WorkbookSheet, note: string): WorkbookSheet {
  return { ...sheet, rows: [...sheet.rows, [], [toTitle(note)]] };
}

/**
 * A company as a workbook with live formulas: statements over the filed values, ratios, discounted
 * cash flow and own assumptions over the statements. Undefined where there are no filings.
 */
export async function createCompanyWorkbook(
  { instrument, request, now }: Asked,
  deps: GatherDeps,
): Promise<Workbook | undefined> {
  const { language, knownOn, discountRate, columns, years = 10 } = request;
  const plan = {
    ...(knownOn === undefined ? {} : { knownOn }),
    ...(discountRate === undefined ? {} : { discountRate }),
  };
  const gathered = await gatherCompany(instrument, { language, now, plan }, deps);
  const found = await deps.filings?.find(instrument.symbol);
  if (gathered.kind !== 'company' || found?.kind !== 'filings') return undefined;
  const { report, making, splits, isSimulated } = gathered;
  const { currency, kind } = report;
  const { workbook } = analystLanguages[language];
  const price = making.series?.candles.close.at(-1) ?? null;
  const day = toDay(making.knownOn ?? now);
  const filings = openFilings(found.company, { knownOn: day, version: 'latest' }, splits);
  const sources = createSourceSheet(workbook);
  const rows = listStatementRows(kind);
  const statements = statementPeriods.map((period) =>
    createStatementSheet(
      createCompanyStatements(filings, period),
      { rows, currency, sources },
      making,
    ),
  );
  const asked = { columns: columns ?? suggestEditorColumns(report), years, price };
  const checks = evaluateFurtherChecks(report, price).map((check) => ({
    check,
    shown: toShownCheck(check, making),
  }));
  const about = createAboutSheet({ name: instrument.name[language], currency, day }, making);
  const sheets = [
    ...statements,
    createRatioSheet(report, sources, making),
    createPillarSheet(report, { sources, price }, making),
    createValueSheet(report, { sources, price }, making),
    createEditorSheet(report, asked, { sources, making }),
    createCheckSheet(checks, making),
    sources.finish(),
  ];
  const { simulated } = workbook;
  return {
    sheets: [
      about,
      ...sheets.map((sheet) => (isSimulated ? addSimulatedNote(sheet, simulated.title) : sheet)),
    ],
  };
}
