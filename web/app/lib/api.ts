import { ApiError, toApiError } from './api-error.ts';

/** How a call is made; `json` becomes the body. */
export type ApiOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  json?: unknown;
  signal?: AbortSignal;
};

export type Api = {
  /** Calls the API and gives the parsed answer (undefined for 204). Throws ApiError. */
  request<Answer>(path: string, options?: ApiOptions): Promise<Answer>;
  /** `fetch` with the bearer token, renewed once when it has run out. Resolves with any status, as fetch does. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/** Where the access token comes from. `renew` is told which token failed, so that one renewal serves many calls. */
export type AccessTokens = {
  current(): string | undefined;
  renew(failed: string | undefined): Promise<string | undefined>;
};

/** Origin of the API: empty for the site itself; the mobile build names its server. */
const apiOrigin: string = import.meta.env['VITE_API_ORIGIN'] ?? '';

/** One request with the headers every call carries. Throws ApiError NETWORK when no answer comes. */
export async function sendRequest(
  path: string,
  init: RequestInit,
  token?: string,
): Promise<Response> {
  const headers = new Headers(init.headers);
  // A header no foreign page can send without being asked: the server demands it beside the cookie.
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

/** Reads an answer as what the path promises; this is the border where the wire gets its type. */
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
