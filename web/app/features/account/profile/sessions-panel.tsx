import type { OwnSession } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { DeviceName } from './device-name.tsx';
import { useEndSessions, useOwnSessions } from './devices-api.ts';
import { Panel } from './panel.tsx';
import { useMoment } from './use-moment.ts';
import { LinePart } from './line-part.tsx';

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('profile');
  const formatMoment = useMoment();
  const [isBusy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    await onEnd();
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <DeviceName device={session} />
          {session.current && <Badge tone="success">{t('devices.current')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm break-words text-muted">
          <LinePart hasMore={session.ip !== null}>
            {t('devices.lastUsed', { time: formatMoment(session.lastUsedAt) })}
          </LinePart>
          {session.ip !== null && <LinePart>{session.ip}</LinePart>}
        </p>
      </div>
      {!session.current && (
        <Button look="secondary" busy={isBusy} onClick={() => void end()}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

/** The devices that are signed in: each is signed out by itself, or all at once. */
export function SessionsPanel({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { data, isError } = useOwnSessions();
  const { endOne, endAll } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const tell = (error: unknown): void =>
    notify.error(getErrorMessage(error, t('problems:unexpected')));
  const endEverywhere = async (): Promise<void> => {
    setBusy(true);
    await endAll().then(onSignedOut, tell);
    setBusy(false);
    setAsking(false);
  };
  return (
    <Panel heading={t('profile:devices.heading')} lead={t('profile:devices.lead')}>
      {data === undefined && !isError && <Skeleton className="h-16" />}
      {isError && <p role="alert">{t('profile:devices.failed')}</p>}
      {data !== undefined && (
        <ul className="divide-y divide-line">
          {data.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => endOne(session.id).catch(tell)}
            />
          ))}
        </ul>
      )}
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('profile:devices.endAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('profile:devices.endAll')}
          action={t('profile:devices.endAllAction')}
          cancel={t('profile:cancel')}
          busy={isBusy}
          onConfirm={() => void endEverywhere()}
          onClose={() => setAsking(false)}
        >
          {t('profile:devices.endAllText')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
