import { apiPaths, companyWorkbookRequestSchema } from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { AppError } from '../../errors.ts';
import { getInstrument } from '../../market-errors.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly analyst: Pick<Analyst, 'createWorkbook'>;
};

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Workbooks with live formulas as files; nothing is stored. */
export function createWorkbookRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, analyst, marketData, now } = deps;
  return async (app) => {
    const schema = {
      summary: 'A company as a spreadsheet (.xlsx) with live formulas',
      security: [{ bearer: [] }],
      body: companyWorkbookRequestSchema,
    };
    app.post(apiPaths.companyWorkbooks, { schema }, async (request, reply) => {
      await authenticate(request);
      const instrument = getInstrument(marketData.catalogue, request.body.symbol, request);
      const workbook = await analyst.createWorkbook({
        instrument,
        request: request.body,
        now: now(),
      });
      if (workbook === undefined)
        throw new AppError('MODE_NOT_AVAILABLE', 'no filings of this instrument');
      // Loaded with the first file that is asked for.
      const { writeWorkbook } = await import('../../workbooks/write-workbook.ts');
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${instrument.symbol}.xlsx"`)
        .send(await writeWorkbook(workbook));
    });
  };
}
