import type { ProviderId, SessionAnswer } from '@vela/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { notify } from '../../../ui/toasts.tsx';
import { useFinishSignIn } from '../use-finish-sign-in.ts';
import {
  formatProviderError,
  formatProviderFault,
  providerNames,
} from './format-provider-fault.ts';
import { useProviderApi } from './provider-api.ts';
import { parseProviderReturn, type ProviderReturn } from './provider-return.ts';

type Returned = {
  /** What is being waited for; undefined when nothing is. */
  readonly waitingFor: string | undefined;
  /** With which a code of the second factor is sent. */
  readonly ticket: string | undefined;
};

const isWhole = (answer: Partial<SessionAnswer>): answer is SessionAnswer =>
  answer.user !== undefined && Boolean(answer.access_token);

/** Finishes a sign-in with which a provider returned to this page, once; tells what went wrong. */
export function useProviderReturn(): Returned {
  const { t } = useTranslation('account');
  const { finish } = useProviderApi();
  const finishSignIn = useFinishSignIn();
  const navigate = useNavigate();
  const location = useLocation();
  const [returned] = useState<ProviderReturn>(() => parseProviderReturn(location.search));
  const [isWaiting, setWaiting] = useState(returned.kind === 'answer');
  const [ticket, setTicket] = useState<string>();
  const isHandled = useRef(false);

  useEffect(() => {
    if (returned.kind === 'none' || isHandled.current) return;
    isHandled.current = true;
    // First of all: codes and tokens leave the address bar and the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void navigate({ search: '' }, { replace: true, state: location.state });
    const { provider } = returned;
    if (returned.kind === 'fault') {
      notify.error(formatProviderFault(provider, returned.fault, t));
      return;
    }
    const complete = async (of: ProviderId): Promise<void> => {
      const answer = await finish(of, returned.body);
      if (answer.success !== true) notify.error(formatProviderFault(of, { kind: 'refused' }, t));
      else if (isWhole(answer)) await finishSignIn(answer);
      else notify.error(formatProviderFault(of, { kind: 'noToken' }, t));
    };
    complete(provider)
      .catch((error: unknown) => {
        const asked = error instanceof ApiError ? error.detail.ticket : undefined;
        if (asked === undefined) notify.error(formatProviderError(provider, error, t));
        else setTicket(asked);
      })
      .finally(() => setWaiting(false));
  }, [returned, finish, finishSignIn, navigate, location.state, t]);

  const name = returned.kind === 'none' ? undefined : returned.provider;
  const label = (of: ProviderId): string =>
    of === 'apple'
      ? t('social.loadingApple')
      : t('social.finishing', { provider: providerNames[of] });
  return { waitingFor: isWaiting && name !== undefined ? label(name) : undefined, ticket };
}
