import type { ModelFault } from '@vela/contracts';

const getStatus = (error: object): number | undefined =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;

/** The HTTP status that an error of the AI SDK, or what caused it, holds. */
function findStatus(error: unknown, depth = 0): number | undefined {
  if (typeof error !== 'object' || error === null || depth > 3) return undefined;
  return getStatus(error) ?? findStatus('cause' in error ? error.cause : undefined, depth + 1);
}

/** What an error of a call to a model means for the reader; `hasText`: it broke off a text. */
export function findModelFault(error: unknown, hasText: boolean): ModelFault {
  const status = findStatus(error);
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'busy';
  if (error instanceof Error && /Timeout|Abort/.test(error.name)) return 'silent';
  return hasText ? 'cut-off' : 'unavailable';
}
