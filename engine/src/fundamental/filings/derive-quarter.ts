import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Flow of the rest of a period: the year less nine months, nine months less six. */
export function subtractPeriods(longer: number, shorter: number): Computed {
  return areKnown(longer, shorter) ? toComputed(longer - shorter) : refuseValue('input-missing');
}

/** Shares of all classes; none where one class is unknown. */
export function sumShareClasses(counts: readonly (number | null)[]): Computed {
  const known = counts.filter((count) => count !== null);
  if (known.length < counts.length || known.length === 0) return refuseValue('input-missing');
  return toComputed(known.reduce((sum, count) => sum + count, 0));
}
