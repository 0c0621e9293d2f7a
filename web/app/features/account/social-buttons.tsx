import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getButtonClass } from '../../ui/button.tsx';
import { useAccountApi } from './account-api.ts';
import { ProviderMark } from './provider-mark.tsx';

const providers = ['google', 'apple'] as const;
type Provider = (typeof providers)[number];
const names = { google: 'Google', apple: 'Apple' } satisfies Record<Provider, string>;

/** Providers configured on the server; empty until it has answered. */
function useConfiguredProviders(): readonly string[] {
  const account = useAccountApi();
  const [configured, setConfigured] = useState<readonly string[]>([]);
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

/** Sign-in by Google and Apple. An unconfigured provider is disabled, with the reason. */
export function SocialButtons() {
  const { t } = useTranslation('account');
  const configured = useConfiguredProviders();
  const id = useId();
  return (
    <div className="@container">
      <div className="my-5 flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('social.or')}
      </div>
      <div className="grid gap-2.5 @min-[25rem]:grid-cols-2">
        {providers.map((provider) =>
          configured.includes(provider) ? (
            <a
              key={provider}
              href={`/api/auth/oauth/${provider}/start`}
              className={getButtonClass('secondary')}
            >
              <ProviderMark provider={provider} />
              {t(`social.${provider}`)}
            </a>
          ) : (
            <span key={provider} className="contents">
              <button
                type="button"
                aria-disabled="true"
                aria-describedby={`${id}-${provider}`}
                className={getButtonClass('off', 'px-2 whitespace-nowrap')}
              >
                <ProviderMark provider={provider} />
                {t(`social.${provider}`)}
              </button>
              <span id={`${id}-${provider}`} className="hidden">
                {t('social.notConfigured', { provider: names[provider] })}
              </span>
            </span>
          ),
        )}
      </div>
      {configured.length === 0 && <p className="mt-2.5 text-xs text-muted">{t('social.note')}</p>}
    </div>
  );
}
