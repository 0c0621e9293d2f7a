export type FiredAlertsListener = (userIds: ReadonlySet<number>) => void;

const listeners = new Set<FiredAlertsListener>();

/** Calls back with the accounts whose alerts have fired, once that is stored. Returns the unsubscriber. */
export function onFiredAlerts(listener: FiredAlertsListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells all listeners; called by the evaluation of alerts alone. */
export function tellFiredAlerts(userIds: ReadonlySet<number>): void {
  if (userIds.size > 0) for (const listener of listeners) listener(userIds);
}
