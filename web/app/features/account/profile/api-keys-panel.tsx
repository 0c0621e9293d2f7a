import type { ApiKey } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { NewKey } from './new-key.tsx';
import { Panel } from './panel.tsx';
import { useApiKeys, useApiKeysApi } from './sign-in-ways-api.ts';
import { useGuardedWork } from './use-guarded-work.ts';
import { useMoment } from './use-moment.ts';

type RowProps = { apiKey: ApiKey; busy: boolean; onRemove: () => void };

function KeyRow({ apiKey, busy, onRemove }: RowProps) {
  const { t } = useTranslation('profile');
  const formatMoment = useMoment();
  const { name, ending, scopes, expiresAt, lastUsedAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {name} <span className="font-mono text-sm text-muted">…{ending}</span>
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {scopes.map((scope) => t(`ways.keys.scopes.${scope}`)).join(', ')}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {[
            lastUsedAt === null
              ? t('ways.keys.neverUsed')
              : t('ways.keys.lastUsed', { time: formatMoment(lastUsedAt) }),
            expiresAt === null
              ? t('ways.keys.noEnd')
              : t('ways.keys.ends', { time: formatMoment(expiresAt) }),
          ].join('\u00a0· ')}
        </p>
      </div>
      <Button
        look="secondary"
        busy={busy}
        aria-label={t('ways.keys.removeName', { name })}
        onClick={onRemove}
      >
        {t('ways.keys.remove')}
      </Button>
    </li>
  );
}

/** Keys by which programs read candles and own analyses: made, shown once, removed. */
export function ApiKeysPanel() {
  const { t } = useTranslation('profile');
  const { data, isError } = useApiKeys();
  const { remove } = useApiKeysApi();
  const guarded = useGuardedWork();
  const [step, setStep] = useState<{ name: 'list' | 'form' } | { name: 'made'; key: string }>({
    name: 'list',
  });
  const showList = (): void => setStep({ name: 'list' });
  return (
    <Panel heading={t('ways.keys.heading')} lead={t('ways.keys.lead')}>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {isError && <p role="alert">{t('ways.keys.failed')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((apiKey) => (
            <KeyRow
              key={apiKey.id}
              apiKey={apiKey}
              busy={guarded.busy === apiKey.id}
              onRemove={() => guarded.run(apiKey.id, () => remove(apiKey.id))}
            />
          ))}
        </ul>
      )}
      {step.name === 'made' && <NewKey apiKey={step.key} onDone={showList} />}
      {step.name === 'form' && (
        <ApiKeyForm onMade={(key) => setStep({ name: 'made', key })} onCancel={showList} />
      )}
      {step.name === 'list' && (
        <Button look="secondary" onClick={() => setStep({ name: 'form' })}>
          {t('ways.keys.add')}
        </Button>
      )}
      {guarded.dialog}
    </Panel>
  );
}
