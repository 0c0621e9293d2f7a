import { type Permalink, permalinkPaths, type SharedConversation } from '@vela/contracts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi, useSession } from '../../../lib/session/session-provider.tsx';

/** What stands at the address of a key. */
export type LinkContent =
  | { readonly kind: 'analysis'; readonly permalink: Permalink }
  | { readonly kind: 'conversation'; readonly conversation: SharedConversation };

type Loaded = { readonly content?: LinkContent; readonly problem?: ApiError };

const ownKey = /^[\da-f]{8}-/i;

/** Whether a key is the id of an analysis, which its owner alone may read. */
export const isOwnKey = (key: string): boolean => ownKey.test(key);

/** Loads what a key names; an own analysis once the session is there. */
export function useLink(key: string): Loaded & { readonly reload: () => void } {
  const api = useApi();
  const { state } = useSession();
  const isReady = !isOwnKey(key) || state.status === 'authenticated';
  const [loaded, setLoaded] = useState<Loaded>({});
  const [asked, ask] = useState({ key });
  useEffect(() => {
    if (!isReady) return undefined;
    const { key: wanted } = asked;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<LinkContent> =>
      wanted.startsWith('c') && !isOwnKey(wanted)
        ? {
            kind: 'conversation',
            conversation: await api.request(permalinkPaths.conversation(wanted), { signal }),
          }
        : {
            kind: 'analysis',
            permalink: await api.request(permalinkPaths.permalink(wanted), { signal }),
          };
    load().then(
      (content) => setLoaded({ content }),
      (error: unknown) => {
        if (!signal.aborted)
          setLoaded({ problem: error instanceof ApiError ? error : new ApiError('NETWORK', 0) });
      },
    );
    return () => leaving.abort();
  }, [api, asked, isReady]);
  return {
    ...loaded,
    reload: () => {
      setLoaded({});
      ask({ key });
    },
  };
}
