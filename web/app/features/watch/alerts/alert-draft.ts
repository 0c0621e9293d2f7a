import { type Alert, alertLimits, type Interval, type WireAlertCondition } from '@vela/contracts';
import { parseNumber } from '../../../lib/parse-number.ts';
import { type ConditionDraft, emptyCondition, readSingle, toFields } from './condition-draft.ts';

/** An alert as it is typed; `more`: further conditions of the same close. */
export type AlertDraft = ConditionDraft & {
  readonly symbol: string;
  readonly interval: Interval;
  readonly more: readonly ConditionDraft[];
  readonly evaluation: 'close' | 'intrabar';
  readonly frequency: 'once' | 'every';
  readonly coolDown: string;
  /** A day of UTC, as a date field holds it. */
  readonly expires: string;
  readonly email: boolean;
  readonly note: string;
};

const dayMs = 86_400_000;
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The end of a day of UTC. */
export const toEndOfDay = (day: string): number => Date.parse(`${day}T23:59:59Z`);

/** An empty alert on a series, with a level where one is known. */
export function createDraft(
  now: number,
  known: Partial<AlertDraft> & Pick<AlertDraft, 'symbol' | 'interval'>,
): AlertDraft {
  return {
    ...emptyCondition,
    more: [],
    evaluation: 'close',
    frequency: 'every',
    coolDown: '0',
    expires: toDay(now + alertLimits.expiryDays * dayMs),
    email: false,
    note: '',
    ...known,
  };
}

function toConditionDrafts(condition: WireAlertCondition): Partial<AlertDraft> {
  if (condition.kind !== 'all') return toFields(condition);
  const [first, ...more] = condition.conditions.map((one) => ({
    ...emptyCondition,
    ...toFields(one),
  }));
  return { ...first, more };
}

/** A stored alert, to be edited. */
export function toDraft(alert: Alert): AlertDraft {
  const { symbol, interval, evaluation, frequency, coolDownMinutes, expiresAt, email, note } =
    alert;
  return createDraft(expiresAt, {
    symbol,
    interval,
    ...toConditionDrafts(alert.condition),
    evaluation,
    frequency,
    coolDown: String(coolDownMinutes),
    expires: toDay(expiresAt),
    email,
    note,
  });
}

/** What a draft waits for; undefined where a number is missing or none. */
export function readCondition(draft: AlertDraft): WireAlertCondition | undefined {
  const first = readSingle(draft);
  if (draft.more.length === 0 || first === undefined) return first;
  const others = draft.more.map(readSingle);
  const all = [first, ...others].filter((one) => one !== undefined);
  return all.length > others.length ? { kind: 'all', conditions: all } : undefined;
}

/** Whether a draft can be evaluated within a candle. */
export const canBeIntrabar = ({ kind, more }: AlertDraft): boolean =>
  kind === 'price' && more.length === 0;

/** How often and until when a draft tells. */
export function readRules(draft: AlertDraft) {
  const { frequency, coolDown, expires, email, note } = draft;
  return {
    evaluation: canBeIntrabar(draft) ? draft.evaluation : ('close' as const),
    frequency,
    coolDownMinutes: Math.max(0, Math.round(parseNumber(coolDown, false) ?? 0)),
    expiresAt: toEndOfDay(expires),
    email,
    note,
  };
}
