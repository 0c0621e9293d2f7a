import { randomUUID } from 'node:crypto';
import {
  companyPaths,
  changeDealSchema,
  formatPropertyFault,
  propertyReportRequestSchema,
  propertyReportSchema,
  saveDealSchema,
  savedDealListSchema,
  savedDealSchema,
} from '@vela/contracts';
import { createPropertyAnalysis } from '@vela/analyst';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { sendJson } from '../../http/encoded-json.ts';
import type { ApiApp, AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';
import { changeDeal, deleteDeal, listDeals, saveDeal } from './saved-deals.ts';

type Deps = Pick<AppDeps, 'db' | 'now'> & { readonly authenticate: Authenticate };

const security = [{ bearer: [] }];
const onePath = `${companyPaths.propertyDeals}/:id`;
const idParams = z.object({ id: z.string() });

/** Calculates deals; nothing of them is stored. */
function addReportRoute(app: ApiApp, { authenticate, now }: Deps): void {
  const schema = {
    summary: 'Ten years of a property deal, from its inputs',
    security,
    body: propertyReportRequestSchema,
    response: { 200: propertyReportSchema },
  };
  app.post(companyPaths.propertyReports, { schema }, async (request, reply) => {
    await authenticate(request);
    const { language, ...question } = request.body;
    const result = createPropertyAnalysis(question, { language, now: now(), newId: randomUUID });
    if (result.kind === 'faults') {
      const fields = result.faults.map((fault) => ({
        field: `given.${fault.field}`,
        message: formatPropertyFault(fault, language),
      }));
      throw new AppError('VALIDATION_FAILED', 'not a deal', { details: { fields } });
    }
    const { asOf, facts } = result.analysis;
    return sendJson(reply, JSON.stringify({ asOf, facts }));
  });
}

function addListAndSaveRoutes(app: ApiApp, { authenticate, db, now }: Deps): void {
  const listSchema = {
    summary: 'Own property deals, the latest first',
    security,
    response: { 200: savedDealListSchema },
  };
  app.get(companyPaths.propertyDeals, { schema: listSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return { items: await listDeals(db, userId), nextCursor: null };
  });

  const saveSchema = {
    summary: 'Save a property deal',
    security,
    body: saveDealSchema,
    response: { 201: savedDealSchema },
  };
  app.post(companyPaths.propertyDeals, { schema: saveSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    return reply.code(201).send(await saveDeal(db, request.body, { userId, now: now() }));
  });
}

function addChangeRoutes(app: ApiApp, { authenticate, db, now }: Deps): void {
  const changeSchema = {
    summary: 'Rename a property deal, or change its inputs',
    security,
    params: idParams,
    body: changeDealSchema,
    response: { 200: savedDealSchema },
  };
  app.patch(onePath, { schema: changeSchema }, async (request) => {
    const { userId } = await authenticate(request);
    const { id } = request.params;
    return await changeDeal(db, { id, ...request.body }, { userId, now: now() });
  });

  const deleteSchema = {
    summary: 'Delete a property deal',
    security,
    params: idParams,
    response: { 204: z.undefined() },
  };
  app.delete(onePath, { schema: deleteSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await deleteDeal(db, request.params.id, userId);
    return reply.code(204).send();
  });
}

/** Routes of property deals: calculating one, and the saved ones of a person. */
export function createPropertyRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    addReportRoute(app, deps);
    addListAndSaveRoutes(app, deps);
    addChangeRoutes(app, deps);
  };
}
