import {
  apiPaths,
  dependencies,
  dependencyStates,
  type Readiness,
  readinessStatuses,
} from '@vela/contracts';
import type { Api } from '../../lib/api.ts';
import { ApiError, toApiError } from '../../lib/api-error.ts';

const isKnownWord = (words: readonly string[], value: unknown): boolean =>
  words.some((word) => word === value);

/** A proxy may answer 503 in place of the server: require the complete shape. */
function isReadiness(body: unknown): body is Readiness {
  if (typeof body !== 'object' || body === null || !('status' in body) || !('dependencies' in body))
    return false;
  const states = body.dependencies;
  if (typeof states !== 'object' || states === null || !isKnownWord(readinessStatuses, body.status))
    return false;
  return dependencies.every((name) => isKnownWord(dependencyStates, Reflect.get(states, name)));
}

/** The server's readiness, also not ready and stopping. Throws ApiError when there is none. */
export async function readReadiness(api: Api, signal: AbortSignal): Promise<Readiness> {
  const response = await api.fetch(apiPaths.ready, { signal });
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (isReadiness(body)) return body;
  throw response.ok
    ? new ApiError('SERVICE_UNAVAILABLE', response.status)
    : await toApiError(response);
}
