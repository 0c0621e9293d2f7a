import { providerIds, type ProviderId } from '@vela/contracts';

/** What went wrong at a provider, by which its text is chosen. */
export type ProviderFault =
  | { readonly kind: 'cancelled' | 'invalidRequest' | 'failed' | 'unavailable' | 'notLoaded' }
  | { readonly kind: 'noToken' | 'refused' }
  | { readonly kind: 'other'; readonly code: string };

/** How a provider returned: with an answer to send on, with a fault, or not at all. */
export type ProviderReturn =
  | {
      readonly kind: 'answer';
      readonly provider: ProviderId;
      readonly body: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'fault'; readonly provider: ProviderId; readonly fault: ProviderFault }
  | { readonly kind: 'none' };

const isProvider = (name: string | undefined): name is ProviderId =>
  providerIds.some((id) => id === name);

/** The provider that a state was made for; Google's return, as the specification has it, is first. */
function readProvider(state: string | null): ProviderId {
  const [name] = (state ?? '').split('.');
  return isProvider(name) ? name : 'google';
}

const faultByError: Readonly<Record<string, ProviderFault>> = {
  access_denied: { kind: 'cancelled' },
  invalid_request: { kind: 'invalidRequest' },
};

/** Codes are short words: a link made by another person puts no sentence on the page. */
function toFault(error: string): ProviderFault {
  const known = faultByError[error];
  if (known !== undefined) return known;
  return /^[a-z_]{1,40}$/.test(error) ? { kind: 'other', code: error } : { kind: 'failed' };
}

/** What the server says of a start, or of Apple's form. */
function toServerFault(code: string): ProviderFault {
  if (code === 'START_FAILED') return { kind: 'notLoaded' };
  return {
    kind: code.endsWith('_UNAVAILABLE') || code.endsWith('_CONFIGURED') ? 'unavailable' : 'failed',
  };
}

function pick(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * Reads a provider's return from a query: `code` and `state` of Google and Microsoft, `apple_token`
 * of Apple. Apple's `user_id`, `username` and `email` are never trusted, so they are not read.
 */
export function parseProviderReturn(search: string): ProviderReturn {
  const query = new URLSearchParams(search);
  const appleToken = query.get('apple_token');
  if (appleToken !== null) return { kind: 'answer', provider: 'apple', body: { code: appleToken } };
  const told = query.get('provider_error');
  if (told !== null) {
    const named = query.get('provider') ?? undefined;
    const provider = isProvider(named) ? named : 'google';
    return { kind: 'fault', provider, fault: toServerFault(told) };
  }
  const provider = readProvider(query.get('state'));
  const error = query.get('error');
  if (error !== null) return { kind: 'fault', provider, fault: toFault(error) };
  const body = pick(query, ['code', 'state', 'iss']);
  return 'code' in body ? { kind: 'answer', provider, body } : { kind: 'none' };
}
