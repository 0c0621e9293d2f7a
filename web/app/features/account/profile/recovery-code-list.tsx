import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type ListProps = { codes: readonly string[]; onDone: () => void };

/** New recovery codes, which are shown only now. */
export function RecoveryCodeList({ codes, onDone }: ListProps) {
  const { t } = useTranslation('profile');
  const save = (): void =>
    saveFile(
      new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
      'vela-recovery-codes.txt',
    );
  return (
    <div className="grid gap-4">
      <Callout tone="warning" title={t('factor.codesTitle')}>
        {t('factor.codesText')}
      </Callout>
      <ul
        aria-label={t('factor.codesTitle')}
        className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={save}>
          {t('factor.saveCodes')}
        </Button>
        <Button onClick={onDone}>{t('factor.codesKept')}</Button>
      </div>
    </div>
  );
}
