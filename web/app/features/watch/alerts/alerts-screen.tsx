import { type Alert, chat, defaultInterval } from '@vela/contracts';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import type { AlertSetup } from '../../../lib/alert-setup.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFault } from '../load-fault.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { DeliveryPanel } from '../delivery/delivery-panel.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertLine } from './alert-line.tsx';
import { type AlertChange, useAlerts, useChangeAlerts, useFiredAtOnce } from './alerts-query.ts';
import { ReminderSection } from './reminder-section.tsx';
import { FiringHistory } from './firing-list.tsx';

type Opened = { readonly setup: AlertSetup; readonly edited?: Alert };

/** The alerts of the account, and what they saw. */
export function AlertsScreen() {
  const { t } = useTranslation('workspace');
  const api = useApi();
  const list = useAlerts(api);
  useFiredAtOnce(api);
  const [opened, setOpened] = useState<Opened>();
  const openNew = (): void =>
    setOpened({ setup: { symbol: chat.exampleSymbol, interval: defaultInterval } });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-3xl text-muted">{t('watch.alerts.lead')}</p>
        <Button onClick={openNew}>{t('watch.alerts.add')}</Button>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="own-alerts">
          <h2 id="own-alerts" className="flex min-h-11 items-center text-lg font-semibold">
            {t('watch.alerts.list')}
          </h2>
          {list.isError && (
            <LoadFault
              text={t('watch.alerts.failed')}
              retry={t('watch.alerts.retry')}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data?.items.length === 0 && (
            <EmptyState icon={Bell} level={3} title={t('watch.alerts.none')}>
              {t('watch.alerts.noneText')}
            </EmptyState>
          )}
          <AlertLines items={list.data?.items ?? []} onOpen={setOpened} />
        </section>
        <FiringHistory />
      </div>
      <ReminderSection />
      <DeliveryPanel />
      {opened !== undefined && (
        <AlertDialog
          initial={opened.setup}
          edited={opened.edited}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type LinesProps = { items: readonly Alert[]; onOpen: (opened: Opened) => void };

function AlertLines({ items, onOpen }: LinesProps) {
  const { t } = useTranslation('workspace');
  const change = useChangeAlerts(useApi());
  const [asked, setAsked] = useState<Alert>();
  const send = (wanted: AlertChange): Promise<unknown> =>
    change
      .mutateAsync(wanted)
      .catch((error: unknown) =>
        notify.error(getErrorMessage(error, t('watch.alerts.saveFailed'))),
      );
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((alert) => (
          <AlertLine
            key={alert.id}
            alert={alert}
            onEdit={() =>
              onOpen({ setup: { symbol: alert.symbol, interval: alert.interval }, edited: alert })
            }
            onDelete={() => setAsked(alert)}
            onState={(state) => void send({ kind: 'change', id: alert.id, change: { state } })}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={t('watch.alerts.deleteTitle')}
          action={t('watch.alerts.delete')}
          cancel={t('watch.alerts.cancel')}
          busy={change.isPending}
          onConfirm={() =>
            void send({ kind: 'delete', id: asked.id }).then(() => setAsked(undefined))
          }
          onClose={() => setAsked(undefined)}
        >
          {t('watch.alerts.deleteText', {
            name: `${asked.symbol}, ${asked.text}`,
          })}
        </ConfirmDialog>
      )}
    </>
  );
}
