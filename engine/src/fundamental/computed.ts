/** Why a value is missing; the words for people are in the vocabulary. */
export const missingReasons = [
  /** An input is not known. */
  'input-missing',
  /** What it is divided by is zero or less, and the quotient has no meaning. */
  'denominator-not-positive',
  /** The inputs are known, and the figure says nothing about them. */
  'not-meaningful',
  /** Flows of one sign have no rate of return. */
  'no-sign-change',
  /** No rate in the searched range fits. */
  'no-root',
  /** Discount rate and growth are less than one point apart. */
  'rate-too-close',
  /** An input is outside what can be calculated with. */
  'out-of-range',
  /** The arithmetic left the numbers. */
  'not-finite',
] as const;
export type MissingReason = (typeof missingReasons)[number];

/** What a value was made with: variants, intermediate results, flags. */
export type Meta = Readonly<Record<string, number | string | boolean | null | readonly number[]>>;

/** A figure, or why there is none. Never NaN or Infinity. */
export type Computed =
  | { readonly value: number; readonly reason: null; readonly meta: Meta }
  | { readonly value: null; readonly reason: MissingReason; readonly meta: Meta };

/** No value, for a reason. */
export function refuseValue(reason: MissingReason, meta: Meta = {}): Computed {
  return { value: null, reason, meta };
}

/** The value, or none where the arithmetic left the numbers. */
export function toComputed(value: number, meta: Meta = {}): Computed {
  return Number.isFinite(value) ? { value, reason: null, meta } : refuseValue('not-finite', meta);
}

/** Whether all inputs are numbers that can be calculated with. */
export function areKnown(...inputs: readonly (number | null | undefined)[]): boolean {
  return inputs.every((input) => typeof input === 'number' && Number.isFinite(input));
}

/** Numerator / denominator; none where the denominator is not positive. */
export function divideByPositive(
  numerator: number | null | undefined,
  denominator: number | null | undefined,
  meta: Meta = {},
): Computed {
  if (typeof numerator !== 'number' || typeof denominator !== 'number')
    return refuseValue('input-missing', meta);
  if (!areKnown(numerator, denominator)) return refuseValue('not-finite', meta);
  if (denominator <= 0) return refuseValue('denominator-not-positive', meta);
  return toComputed(numerator / denominator, meta);
}
