import { ApiError, toApiError } from './api-error.ts';

export type ApiOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  signal?: AbortSignal;
};

export type Api = {
  /** Calls the API; resolves with the parsed body (undefined for 204). Throws ApiError. */
  request<Answer>(path: string, options?: ApiOptions): Promise<Answer>;
  /** `fetch` with the bearer token, retried once with a renewed one. Resolves with any status. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/** Access tokens. `renew` receives the failed one, so that one renewal serves many calls. */
export type AccessTokens = {
  current(): string | undefined;
  renew(failed: string | undefined): Promise<string | undefined>;
};

/** Origin of the API: empty for the same origin; the mobile build sets its server. */
const apiOrigin: string = import.meta.env['VITE_API_ORIGIN'] ?? '';

/** Sends one request with the common headers. Throws ApiError NETWORK when no response comes. */
export async function sendRequest(path: string, init: RequestInit, token?: string) {
  const headers = new Headers(init.headers);
  // CSRF: cross-site pages cannot send it without CORS; the server requires it beside the cookie.
  headers.set('x-vela-request', '1');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  try {
    return await fetch(`${apiOrigin}${path}`, {
      credentials: apiOrigin === '' ? 'same-origin' : 'include',
      ...init,
      headers,
    });
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    throw new ApiError('NETWORK', 0, { cause });
  }
}

/** Parses a body as the type the path promises; this is the type boundary of the wire. */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await toApiError(response);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's schemas, written against these types, are the check
  return answer as Answer;
}

export function toRequestInit({ method = 'GET', json, signal }: ApiOptions): RequestInit {
  return {
    method,
    ...(json === undefined
      ? {}
      : { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
  };
}

export function createApi(tokens: AccessTokens): Api {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const token = tokens.current();
    const response = await sendRequest(path, init, token);
    if (response.status !== 401 || token === undefined) return response;
    const renewed = await tokens.renew(token);
    return renewed === undefined ? response : sendRequest(path, init, renewed);
  }
  return {
    fetch: send,
    request: async (path, options = {}) => readAnswer(await send(path, toRequestInit(options))),
  };
}
