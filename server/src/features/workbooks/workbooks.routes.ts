import { createPropertyWorkbook, type Workbook } from '@vela/analyst';
import {
  companyPaths,
  companyWorkbookRequestSchema,
  propertyReportRequestSchema,
} from '@vela/contracts';
import type { FastifyReply } from 'fastify';
import type { Analyst } from '../../analyst.ts';
import { AppError } from '../../errors.ts';
import { findCompany } from '../../find-company.ts';
import { toOwner } from '../../threads/owner.ts';
import type { AppDeps, Authenticate, CountWork, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
  readonly analyst: Pick<Analyst, 'createWorkbook' | 'findCompany'>;
};

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const security = [{ bearer: [] }];

async function sendWorkbook(reply: FastifyReply, name: string, workbook: Workbook) {
  // Loaded with the first file that is asked for.
  const { writeWorkbook } = await import('../../workbooks/write-workbook.ts');
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await writeWorkbook(workbook));
}

/** Workbooks with live formulas as files; nothing is stored. */
export function createWorkbookRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, countWork, analyst, now } = deps;
  return async (app) => {
    const companySchema = {
      summary: 'A company as a spreadsheet (.xlsx) with live formulas',
      security,
      body: companyWorkbookRequestSchema,
    };
    app.post(companyPaths.companyWorkbooks, { schema: companySchema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      await countWork('workbook', { account: userId });
      const { body } = request;
      const owner = toOwner(userId);
      const instrument = await findCompany(request, { symbol: body.symbol, owner }, deps);
      const asked = { instrument, request: body, now: now() };
      const workbook = await analyst.createWorkbook(asked, owner);
      if (workbook === undefined)
        throw new AppError('MODE_NOT_AVAILABLE', 'no filings of this instrument');
      return sendWorkbook(reply, instrument.symbol, workbook);
    });

    const propertySchema = {
      summary: 'A property deal as a spreadsheet (.xlsx) with live formulas',
      security,
      body: propertyReportRequestSchema,
    };
    app.post(companyPaths.propertyWorkbooks, { schema: propertySchema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      await countWork('workbook', { account: userId });
      const { language, ...question } = request.body;
      const workbook = createPropertyWorkbook(question, language);
      if (workbook === undefined) throw new AppError('VALIDATION_FAILED', 'not a deal');
      return sendWorkbook(reply, 'property', workbook);
    });
  };
}
