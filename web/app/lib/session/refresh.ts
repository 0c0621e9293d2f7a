import { apiPaths, type RefreshAnswer } from '@vela/contracts';
import { ApiError } from '../api-error.ts';
import { readAnswer, sendRequest } from '../api.ts';

/** A Web Lock: the cookie rotates, so its use by two tabs at once would be taken for theft. */
function lockRefresh<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('vela-refresh', work);
}

/** A new access token by the refresh cookie; undefined without a session, throws on failure. */
export function refreshAccessToken(): Promise<string | undefined> {
  return lockRefresh(async () => {
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
