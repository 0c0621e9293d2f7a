import { type AccountExport, languageRules, ownData } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { useExports, useOwnDataApi } from './own-data-api.ts';
import { Panel } from './panel.tsx';
import { useStepUp } from './step-up.tsx';
import { useMoment } from './use-moment.ts';

type RowProps = { made: AccountExport; busy: boolean; onDownload: () => void };

function ExportRow({ made, busy, onDownload }: RowProps) {
  const { t } = useTranslation('profile');
  const formatMoment = useMoment();
  const { locale } = languageRules[useLanguage()];
  const size = ((made.bytes ?? 0) / 1_000).toLocaleString(locale, { maximumFractionDigits: 0 });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-medium">{t(`export.states.${made.state}`)}</p>
        <p className="mt-0.5 text-sm text-muted">
          {made.state === 'ready'
            ? t('export.until', { time: formatMoment(made.expiresAt), size })
            : formatMoment(made.createdAt)}
        </p>
      </div>
      {made.state === 'ready' && (
        <Button look="secondary" busy={busy} onClick={onDownload}>
          {t('export.download')}
        </Button>
      )}
    </li>
  );
}

/** A file of all own data: asked for, made by the server, then downloaded. */
export function ExportPanel() {
  const { t } = useTranslation(['profile', 'problems']);
  const { data } = useExports();
  const { requestExport, download } = useOwnDataApi();
  const stepUp = useStepUp();
  const [busyId, setBusyId] = useState<string>();
  const carryOut = async (id: string, work: () => Promise<void>): Promise<void> => {
    setBusyId(id);
    await stepUp
      .run(work)
      .catch((error: unknown) => notify.error(getErrorMessage(error, t('problems:unexpected'))));
    setBusyId(undefined);
  };
  return (
    <Panel
      heading={t('profile:export.heading')}
      lead={t('profile:export.lead', { days: ownData.exportDays })}
    >
      {data !== undefined && data.items.length > 0 && (
        <ul aria-live="polite" className="divide-y divide-line">
          {data.items.map((made) => (
            <ExportRow
              key={made.id}
              made={made}
              busy={busyId === made.id}
              onDownload={() => void carryOut(made.id, () => download(made.id))}
            />
          ))}
        </ul>
      )}
      <Button
        look="secondary"
        busy={busyId === 'new'}
        onClick={() => void carryOut('new', requestExport)}
      >
        {t('profile:export.request')}
      </Button>
      {stepUp.dialog}
    </Panel>
  );
}
