import type { QuestionPlan } from '@vela/contracts';

/** A plan without the keys that say nothing. */
export function dropEmpty(plan: {
  readonly [Name in keyof QuestionPlan]: QuestionPlan[Name] | undefined;
}): Partial<QuestionPlan> {
  return Object.fromEntries(
    Object.entries(plan).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
