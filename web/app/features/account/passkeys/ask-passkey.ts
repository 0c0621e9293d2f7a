import type { Api } from '../../../lib/api.ts';

/** Loaded when a passkey is used. */
const loadBrowserPart = () => import('@simplewebauthn/browser');
type BrowserPart = Awaited<ReturnType<typeof loadBrowserPart>>;

type Challenge<Options> = { readonly ticket: string; readonly options: Options };
type RequestOptions = Parameters<BrowserPart['startAuthentication']>[0]['optionsJSON'];
type CreationOptions = Parameters<BrowserPart['startRegistration']>[0]['optionsJSON'];

/** What the server checks: the ticket of its challenge and what the authenticator signed. */
export type PasskeyAnswer = { readonly ticket: string; readonly response: unknown };

/** Whether the browser knows passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Whether a person closed the browser's dialog, or its time ran out: no fault to tell. */
export const isPasskeyDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Asks for a passkey: the challenge comes from `path`. Rejects as the browser does. */
export async function askPasskey(api: Api, path: string): Promise<PasskeyAnswer> {
  const challenge = await api.request<Challenge<RequestOptions>>(path, { method: 'POST' });
  const { startAuthentication } = await loadBrowserPart();
  const response = await startAuthentication({ optionsJSON: challenge.options });
  return { ticket: challenge.ticket, response };
}

/** Lets the browser make a passkey: the challenge comes from `path`. Rejects as the browser does. */
export async function makePasskey(api: Api, path: string): Promise<PasskeyAnswer> {
  const challenge = await api.request<Challenge<CreationOptions>>(path, { method: 'POST' });
  const { startRegistration } = await loadBrowserPart();
  const response = await startRegistration({ optionsJSON: challenge.options });
  return { ticket: challenge.ticket, response };
}
