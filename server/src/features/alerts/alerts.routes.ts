import {
  alertLimits,
  alertListSchema,
  alertPreviewRequestSchema,
  alertPreviewSchema,
  alertSchema,
  changeAlertSchema,
  createAlertSchema,
  watchPaths,
  type Alert,
  type ChangeAlertRequest,
} from '@vela/contracts';
import { z } from 'zod';
import type { ApiApp, AppDeps, Authenticate, CountWork, FeaturePlugin } from '../feature.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { toAlert } from './alert-row.ts';
import { changeAlert, createAlert, deleteAlert, listAlerts, readAlert } from './alert-store.ts';
import { addFiringRoutes } from './firing-routes.ts';
import { previewAlert } from './preview-alert.ts';
import { checkExpiry, openAlertSeries } from './open-alert-series.ts';
import type { AlertReadingDeps } from './read-alert-series.ts';

type Deps = Pick<AppDeps, 'db' | 'now'> &
  AlertReadingDeps & { readonly authenticate: Authenticate; readonly countWork: CountWork };

const security = [{ bearer: [] }];
const onePath = `${watchPaths.alerts}/:id`;
const dayMs = 86_400_000;
const idParams = z.object({ id: z.string() });

function addListRoute(app: ApiApp, { authenticate, db }: Deps): void {
  const alertsSchema = {
    summary: 'Own alerts, the newest first',
    security,
    response: { 200: alertListSchema },
  };
  app.get(watchPaths.alerts, { schema: alertsSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return {
      items: await listAlerts(db, { userId, language: detectRequestLanguage(request) }),
      nextCursor: null,
    };
  });
}

function addCreateRoutes(app: ApiApp, deps: Deps): void {
  const { authenticate, countWork, db, now } = deps;
  const previewSchema = {
    summary: 'How often an alert would have fired in the last year',
    security,
    body: alertPreviewRequestSchema,
    response: { 200: alertPreviewSchema },
  };
  app.post(watchPaths.alertPreview, { schema: previewSchema }, async (request) => {
    const { userId } = await authenticate(request);
    await countWork('alert', { account: userId });
    return previewAlert(await openAlertSeries(deps, request, request.body), request.body, now());
  });
  const createSchema = {
    summary: 'Set up an alert; it waits from the next candle on',
    security,
    body: createAlertSchema,
    response: { 201: alertSchema },
  };
  app.post(watchPaths.alerts, { schema: createSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await countWork('alert', { account: userId });
    checkExpiry(request, request.body.expiresAt, now());
    const reading = await openAlertSeries(deps, request, request.body);
    const created = { asked: request.body, reading };
    return reply.code(201).send(
      await createAlert(db, created, {
        userId,
        now: now(),
        language: detectRequestLanguage(request),
      }),
    );
  });
}

/** An alert that is resumed after its end waits as long as a new one. */
function extendEnded(known: Alert, change: ChangeAlertRequest, now: number): ChangeAlertRequest {
  const isOver = change.state === 'active' && known.expiresAt <= now;
  return isOver ? { expiresAt: now + alertLimits.expiryDays * dayMs, ...change } : change;
}

function addChangeRoutes(app: ApiApp, deps: Deps): void {
  const { authenticate, countWork, db, now } = deps;
  const changeSchema = {
    summary: 'Change, pause or resume an alert; changed or resumed it waits anew',
    security,
    params: idParams,
    body: changeAlertSchema,
    response: { 200: alertSchema },
  };
  app.patch(onePath, { schema: changeSchema }, async (request) => {
    const { userId } = await authenticate(request);
    await countWork('alert', { account: userId });
    const change = request.body;
    checkExpiry(request, change.expiresAt, now());
    const row = await readAlert(db, request.params.id, userId);
    const language = detectRequestLanguage(request);
    const known = toAlert(row, language);
    const isArmedAnew =
      change.condition !== undefined ||
      change.evaluation !== undefined ||
      change.state === 'active';
    const reading = isArmedAnew
      ? await openAlertSeries(deps, request, { ...known, ...change })
      : undefined;
    return await changeAlert(
      db,
      { row, change: extendEnded(known, change, now()), reading },
      { userId, language },
    );
  });
  const deleteSchema = {
    summary: 'Delete an alert with its history',
    security,
    params: idParams,
    response: { 204: z.undefined() },
  };
  app.delete(onePath, { schema: deleteSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await deleteAlert(db, request.params.id, userId);
    return reply.code(204).send();
  });
}

/** Routes of alerts: a look back, the own ones, and what they saw. */
export function createAlertRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    addListRoute(app, deps);
    addFiringRoutes(app, deps);
    addCreateRoutes(app, deps);
    addChangeRoutes(app, deps);
  };
}
