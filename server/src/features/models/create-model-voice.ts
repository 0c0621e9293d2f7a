import { createModelAccess } from '@vela/analyst';
import { answerUsage } from '../../db/schema/model.ts';
import type { ModelVoice } from '../../model-voice.ts';
import type { AppDeps } from '../feature.ts';
import { chooseModel, hasConsent, readChoice } from './model-choices.ts';

/** The language model of each account that agreed to one, as configured and stored. */
export function createModelVoice(deps: Pick<AppDeps, 'db' | 'now' | 'config'>): ModelVoice {
  const { operator, listed, read: reading } = deps.config.models;
  const isConfigured = operator !== undefined || listed.length > 0;
  return {
    reading,
    async findAccess(userId) {
      if (!isConfigured) return undefined;
      const choice = await readChoice(deps.db, userId);
      const settings = chooseModel(deps, choice);
      return settings !== undefined && hasConsent(choice, settings)
        ? createModelAccess(settings)
        : undefined;
    },
    async recordUsage(usage, { userId, answerId }) {
      const row = { ...usage, cost: usage.cost ?? null, userId, answerId };
      await deps.db
        .insert(answerUsage)
        .values({ ...row, createdAt: new Date(deps.now()) })
        .onConflictDoNothing();
    },
  };
}
