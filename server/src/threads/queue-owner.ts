/** Owner of the work that no person waits for: stored charts, the sample, warm caches. */
export const backgroundOwner = 'site';

/** What waits for one owner, first come first, and the number of the turn the owner had last. */
export type QueueOwner = {
  /** `since` is in milliseconds of the queue's clock. */
  readonly waiting: { readonly since: number; start(): void }[];
  running: number;
  lastTurn: number;
};

/** Background work that waited this long has a turn like that of a person. */
const backgroundPatienceMs = 5_000;

function isBefore(one: QueueOwner, other: QueueOwner | undefined): boolean {
  if (other === undefined || one.running < other.running) return true;
  return one.running === other.running && one.lastTurn < other.lastTurn;
}

function findNextPerson(
  owners: ReadonlyMap<string, QueueOwner>,
  maxRunning: number,
): QueueOwner | undefined {
  let next: QueueOwner | undefined;
  for (const [name, owner] of owners) {
    const canRun = owner.waiting.length > 0 && owner.running < maxRunning;
    if (name !== backgroundOwner && canRun && isBefore(owner, next)) next = owner;
  }
  return next;
}

/**
 * The waiting owner with the least running, and of several the one whose turn is longest ago. The
 * background runs one at a time and while nothing else runs or waits, or when its patience ended.
 */
export function findNextOwner(
  owners: ReadonlyMap<string, QueueOwner>,
  { maxRunning, running, now }: { maxRunning: number; running: number; now: number },
): QueueOwner | undefined {
  const next = findNextPerson(owners, maxRunning);
  const background = owners.get(backgroundOwner);
  const [first] = background?.waiting ?? [];
  if (background === undefined || first === undefined || background.running > 0) return next;
  const isImpatient = now - first.since >= backgroundPatienceMs;
  return isImpatient || (next === undefined && running === 0) ? background : next;
}
