import type { Passkey } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { hasPasskeys } from '../passkeys/ask-passkey.ts';
import { NameForm } from './name-form.tsx';
import { Panel } from './panel.tsx';
import { useSignInWaysApi } from './sign-in-ways-api.ts';
import { useGuardedWork } from './use-guarded-work.ts';
import { useMoment } from './use-moment.ts';

type RowProps = { passkey: Passkey; guarded: ReturnType<typeof useGuardedWork> };

function PasskeyRow({ passkey, guarded }: RowProps) {
  const { t } = useTranslation('profile');
  const formatMoment = useMoment();
  const { renamePasskey, removePasskey } = useSignInWaysApi();
  const [isNaming, setNaming] = useState(false);
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  if (isNaming)
    return (
      <li className="py-3">
        <NameForm
          label={t('ways.passkeys.name')}
          submit={t('ways.passkeys.saveName')}
          value={name}
          onCancel={() => setNaming(false)}
          onName={async (chosen) => {
            await renamePasskey(id, chosen);
            setNaming(false);
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {synced && <Badge tone="neutral">{t('ways.passkeys.synced')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {lastUsedAt === null
            ? t('ways.passkeys.made', { time: formatMoment(createdAt) })
            : t('ways.passkeys.used', { time: formatMoment(lastUsedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          aria-label={t('ways.passkeys.renameName', { name })}
          onClick={() => setNaming(true)}
        >
          {t('ways.passkeys.rename')}
        </Button>
        <Button
          look="secondary"
          busy={guarded.busy === id}
          aria-label={t('ways.passkeys.removeName', { name })}
          onClick={() => guarded.run(id, () => removePasskey(id))}
        >
          {t('ways.passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

/** Passkeys of the account: added, named and removed. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('profile');
  const { addPasskey } = useSignInWaysApi();
  const guarded = useGuardedWork();
  const [isAdding, setAdding] = useState(false);
  const add = async (name: string): Promise<void> => {
    await addPasskey(name);
    setAdding(false);
    notify.success(t('ways.passkeys.added'));
  };
  return (
    <Panel heading={t('ways.passkeys.heading')} lead={t('ways.passkeys.lead')}>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} guarded={guarded} />
          ))}
        </ul>
      )}
      {isAdding && (
        <NameForm
          label={t('ways.passkeys.name')}
          hint={t('ways.passkeys.nameHint')}
          submit={t('ways.passkeys.make')}
          value=""
          onCancel={() => setAdding(false)}
          onName={async (name) => guarded.run('new', () => add(name))}
        />
      )}
      {!isAdding && hasPasskeys() && (
        <Button look="secondary" onClick={() => setAdding(true)}>
          {t('ways.passkeys.add')}
        </Button>
      )}
      {!hasPasskeys() && <p className="text-sm text-muted">{t('ways.passkeys.unknownHere')}</p>}
      {guarded.dialog}
    </Panel>
  );
}
