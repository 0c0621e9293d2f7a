import { apiPaths, type RefreshAnswer } from '@vela/contracts';
import { ApiError } from '../api-error.ts';
import { readAnswer, sendRequest } from '../api.ts';

/** The refresh cookie rotates: two tabs that use it at once would look like a theft. The lock makes them take turns. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('vela-refresh', work);
}

/** Asks for a new access token by the cookie. undefined when the server knows no such session; throws when it could not be asked. */
export function refreshAccessToken(): Promise<string | undefined> {
  return inTurn(async () => {
    const response = await sendRequest(apiPaths.refresh, { method: 'POST' });
    if (response.status === 204) return undefined;
    try {
      return (await readAnswer<RefreshAnswer>(response)).access_token;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403))
        return undefined;
      throw error;
    }
  });
}
