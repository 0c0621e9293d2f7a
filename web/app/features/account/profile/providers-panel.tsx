import type { ProviderId, SignInWays } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { providerNames } from '../social/format-provider-fault.ts';
import { ProviderMark } from '../social/provider-mark.tsx';
import { Panel } from './panel.tsx';
import { useSignInWaysApi } from './sign-in-ways-api.ts';
import { useGuardedWork } from './use-guarded-work.ts';
import { useMoment } from './use-moment.ts';

type RowProps = {
  provider: ProviderId;
  ways: SignInWays;
  guarded: ReturnType<typeof useGuardedWork>;
};

function ProviderRow({ provider, ways, guarded }: RowProps) {
  const { t } = useTranslation('profile');
  const formatMoment = useMoment();
  const { beginConnection, disconnect } = useSignInWaysApi();
  const connected = ways.providers.find((one) => one.provider === provider);
  const name = providerNames[provider];
  const connect = async (): Promise<void> =>
    window.location.assign(await beginConnection(provider));
  const remove = async (): Promise<void> => {
    await disconnect(provider);
    notify.success(t('ways.providers.removed', { provider: name }));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-medium">
          <ProviderMark provider={provider} />
          {name}
        </p>
        <p className="mt-0.5 text-sm break-words text-muted">
          {connected === undefined
            ? t('ways.providers.notConnected')
            : [
                connected.email,
                t('ways.providers.since', { time: formatMoment(connected.connectedAt) }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
        </p>
      </div>
      <Button
        look="secondary"
        busy={guarded.busy === provider}
        aria-label={t(
          connected === undefined ? 'ways.providers.connectName' : 'ways.providers.removeName',
          {
            provider: name,
          },
        )}
        onClick={() => guarded.run(provider, connected === undefined ? connect : remove)}
      >
        {t(connected === undefined ? 'ways.providers.connect' : 'ways.providers.remove')}
      </Button>
    </li>
  );
}

/** The accounts at providers by which the own account is signed in to; none where none is offered. */
export function ProvidersPanel({ ways }: { ways: SignInWays }) {
  const { t } = useTranslation('profile');
  const guarded = useGuardedWork();
  const connected = ways.providers.map(({ provider }) => provider);
  const shown = [...new Set([...ways.offered, ...connected])];
  if (shown.length === 0) return null;
  return (
    <Panel heading={t('ways.providers.heading')} lead={t('ways.providers.lead')}>
      <ul className="divide-y divide-line">
        {shown.map((provider) => (
          <ProviderRow key={provider} provider={provider} ways={ways} guarded={guarded} />
        ))}
      </ul>
      {guarded.dialog}
    </Panel>
  );
}
