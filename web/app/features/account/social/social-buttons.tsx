import { signInPaths, type ProviderId } from '@vela/contracts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { chooseReturnPath } from '../../../lib/return-path.ts';
import { getButtonClass } from '../../../ui/button.tsx';
import { useAccountApi } from '../account-api.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { AppleButton } from './apple-button.tsx';
import { providerNames } from './format-provider-fault.ts';
import { ProviderMark } from './provider-mark.tsx';
import { SocialAgreements } from './social-agreements.tsx';

/** Always shown; Microsoft only where it is configured. */
const shownProviders = ['google', 'apple'] as const;

/** Providers configured on the server; empty until it has answered. */
function useConfiguredProviders(): readonly ProviderId[] {
  const account = useAccountApi();
  const [configured, setConfigured] = useState<readonly ProviderId[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    account
      .providers(leaving.signal)
      .then((answer) =>
        setConfigured(
          answer.providers.filter((offer) => offer.configured).map((offer) => offer.provider),
        ),
      )
      // On failure the buttons stay disabled.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [account]);
  return configured;
}

function OffButton({ provider }: { provider: ProviderId }) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <span className="contents">
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        className={getButtonClass('off', 'px-2 whitespace-nowrap')}
      >
        <ProviderMark provider={provider} />
        {t(`social.${provider}`)}
      </button>
      <span id={id} className="hidden">
        {t('social.notConfigured', { provider: providerNames[provider] })}
      </span>
    </span>
  );
}

function ProviderButton({ provider, href }: { provider: ProviderId; href: string }) {
  const { t } = useTranslation('account');
  if (provider === 'apple') return <AppleButton href={href} />;
  return (
    <a href={href} className={getButtonClass('secondary', 'px-2 whitespace-nowrap')}>
      <ProviderMark provider={provider} />
      {t(`social.${provider}`)}
    </a>
  );
}

/** Sign-in by providers and passkeys. An unconfigured provider is disabled, with the reason. */
export function SocialButtons() {
  const { t } = useTranslation('account');
  const configured = useConfiguredProviders();
  const location = useLocation();
  const from = encodeURIComponent(chooseReturnPath(location.state));
  const offered = configured.includes('microsoft')
    ? ([...shownProviders, 'microsoft'] as const)
    : shownProviders;
  return (
    <div className="@container">
      <div className="my-5 flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('social.or')}
      </div>
      <div className="grid gap-2.5 @min-[25rem]:grid-cols-2 [&>a:last-child:nth-child(odd)]:col-span-full">
        {offered.map((provider) =>
          configured.includes(provider) ? (
            <ProviderButton
              key={provider}
              provider={provider}
              href={`${signInPaths.providerStart(provider)}?from=${from}`}
            />
          ) : (
            <OffButton key={provider} provider={provider} />
          ),
        )}
      </div>
      <PasskeyButton />
      {configured.length === 0 ? (
        <p className="mt-2.5 text-xs text-muted">{t('social.note')}</p>
      ) : (
        <SocialAgreements />
      )}
    </div>
  );
}
