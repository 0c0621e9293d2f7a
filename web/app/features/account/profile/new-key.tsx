import { chatPaths } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { usePageEnvironment } from '../../../lib/page-environment.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { notify } from '../../../ui/toasts.tsx';

type NewKeyProps = { apiKey: string; onDone: () => void };

/** A new key, which is shown only now, and a call to try it with. */
export function NewKey({ apiKey, onDone }: NewKeyProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const { origin } = usePageEnvironment();
  const address = `${origin}${chatPaths.candles}?symbol=BTCUSDT&interval=1d&limit=50`;
  const copy = (): void =>
    void navigator.clipboard.writeText(apiKey).then(
      () => notify.success(t('profile:ways.keys.copied')),
      () => notify.error(t('problems:unexpected')),
    );
  return (
    <div className="grid gap-4">
      <Callout tone="warning" title={t('profile:ways.keys.keepTitle')}>
        {t('profile:ways.keys.keepText')}
      </Callout>
      <code className="rounded-md bg-sunken p-3 text-sm font-semibold break-all">{apiKey}</code>
      <p className="text-sm text-muted">{t('profile:ways.keys.tryIt')}</p>
      <code className="rounded-md bg-sunken p-3 text-xs break-all">
        {`curl -H "Authorization: Bearer …${apiKey.slice(-4)}" "${address}"`}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={copy}>
          {t('profile:ways.keys.copy')}
        </Button>
        <Button onClick={onDone}>{t('profile:ways.keys.kept')}</Button>
      </div>
    </div>
  );
}
