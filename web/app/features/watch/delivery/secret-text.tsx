import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { notify } from '../../../ui/toasts.tsx';

/** The secret of a webhook, which is shown only now. */
export function SecretText({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation(['workspace', 'problems']);
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => notify.success(t('workspace:delivery.copied')),
      () => notify.error(t('problems:unexpected')),
    );
  return (
    <div className="mt-3 grid gap-4">
      <Callout tone="warning" title={t('workspace:delivery.secretTitle')}>
        {t('workspace:delivery.secretText')}
      </Callout>
      <code className="rounded-md bg-sunken p-3 text-sm font-semibold break-all">{secret}</code>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={copy}>
          {t('workspace:delivery.copy')}
        </Button>
        <Button onClick={onDone}>{t('workspace:delivery.kept')}</Button>
      </div>
    </div>
  );
}
