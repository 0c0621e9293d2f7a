import {
  createReminderSchema,
  eventPaths,
  getReminderFault,
  reminderListSchema,
  type CreateReminderRequest,
  type Language,
} from '@vela/contracts';
import { toStart } from '@vela/market-data';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { detectRequestLanguage } from '../../../http/request-language.ts';
import type { ApiApp, AppDeps, Authenticate, CountWork, FeaturePlugin } from '../../feature.ts';
import { findEvent, listReminders, removeReminder, saveReminder } from './reminder-store.ts';

type Deps = Pick<AppDeps, 'db' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
};

const security = [{ bearer: [] }];
const minuteMs = 60_000;

/** Throws for an event that is not known or has no day, and for a moment that is over. */
async function checkReminder(
  db: Database,
  { on, minutes }: CreateReminderRequest,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<void> {
  if (on.kind === 'filter') return;
  const event = await findEvent(db, on.eventId);
  const isDated = event !== undefined && event.when.kind !== 'window';
  const isAhead = isDated && toStart(event.when) - minutes * minuteMs > now;
  if (isDated && isAhead) return;
  const field = isDated ? 'minutes' : 'eventId';
  throw new AppError('VALIDATION_FAILED', `${field} of a reminder`, {
    details: { fields: [{ field, message: getReminderFault(field, language) }] },
  });
}

function addReminderRoutes(app: ApiApp, { authenticate, countWork, db, now }: Deps): void {
  const response = { 200: reminderListSchema };
  const listSchema = { summary: 'Own reminders of calendar events', security, response };
  app.get(eventPaths.reminders, { schema: listSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return listReminders(db, { userId, now: now(), language: detectRequestLanguage(request) });
  });
  const createSchema = {
    summary: 'Be reminded of an event, or of all of a kind and importance',
    security,
    body: createReminderSchema,
    response: { 204: z.undefined() },
  };
  app.post(eventPaths.reminders, { schema: createSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await countWork('alert', { account: userId });
    const at = { now: now(), language: detectRequestLanguage(request) };
    await checkReminder(db, request.body, at);
    await saveReminder(db, request.body, { userId, now: at.now });
    return reply.code(204).send();
  });
  const removeSchema = {
    summary: 'Remove a reminder; what it reminded of stays',
    security,
    params: z.object({ id: z.string() }),
    response: { 204: z.undefined() },
  };
  app.delete(`${eventPaths.reminders}/:id`, { schema: removeSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await removeReminder(db, request.params.id, userId);
    return reply.code(204).send();
  });
}

/** Routes of reminders of calendar events. */
export function createReminderRoutes(deps: Deps): FeaturePlugin {
  return async (app) => addReminderRoutes(app, deps);
}
