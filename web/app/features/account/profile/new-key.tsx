import { chatPaths } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { usePageEnvironment } from '../../../lib/page-environment.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { notify } from '../../../ui/toasts.tsx';

type NewKeyProps = { apiKey: string; onDone: () => void };

/** A new key, which is shown only now, and a call to try it with. */
export function NewKey({ apiKey, onDone }: NewKeyProps) {
  const { t } = useTranslation(['ways', 'problems']);
  const { origin } = usePageEnvironment();
  const address = `${origin}${chatPaths.candles}?symbol=BTCUSDT&interval=1d&limit=50`;
  const copy = (): void =>
    void navigator.clipboard.writeText(apiKey).then(
      () => notify.success(t('ways:keys.copied')),
      () => notify.error(t('problems:unexpected')),
    );
  return (
    <div className="grid gap-4">
      <Callout tone="warning" title={t('ways:keys.keepTitle')}>
        {t('ways:keys.keepText')}
      </Callout>
      <code className="rounded-md bg-sunken p-3 text-sm font-semibold break-all">{apiKey}</code>
      <p className="text-sm text-muted">{t('ways:keys.tryIt')}</p>
      <code className="rounded-md bg-sunken p-3 text-xs break-all">
        {`curl -H "Authorization: Bearer …${apiKey.slice(-4)}" "${address}"`}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={copy}>
          {t('ways:keys.copy')}
        </Button>
        <Button onClick={onDone}>{t('ways:keys.kept')}</Button>
      </div>
    </div>
  );
}
