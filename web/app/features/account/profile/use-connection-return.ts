import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../../../ui/toasts.tsx';
import {
  formatProviderError,
  formatProviderFault,
  providerNames,
} from '../social/format-provider-fault.ts';
import { parseProviderReturn } from '../social/provider-return.ts';
import { useSignInWaysApi } from './sign-in-ways-api.ts';

/** Connects the provider that has returned to the profile, once, and shows the security tab. */
export function useConnectionReturn(): void {
  const { t } = useTranslation(['account', 'profile']);
  const { connect } = useSignInWaysApi();
  const navigate = useNavigate();
  const location = useLocation();
  const [returned] = useState(() => parseProviderReturn(location.search));
  const isHandled = useRef(false);
  useEffect(() => {
    if (returned.kind === 'none' || isHandled.current) return;
    isHandled.current = true;
    // First of all: codes and tokens leave the address bar and the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void navigate({ search: '?tab=security' }, { replace: true });
    const { provider } = returned;
    if (returned.kind === 'fault') {
      notify.error(formatProviderFault(provider, returned.fault, t));
      return;
    }
    connect(provider, returned.body).then(
      () => notify.success(t('profile:ways.providers.done', { provider: providerNames[provider] })),
      (error: unknown) => notify.error(formatProviderError(provider, error, t)),
    );
  }, [returned, connect, navigate, t]);
}
