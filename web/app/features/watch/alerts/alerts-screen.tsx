import { type Alert, chat, defaultInterval, describeAlertCondition } from '@vela/contracts';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { type AlertDraft, createDraft, toDraft } from './alert-draft.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertLine } from './alert-line.tsx';
import { type AlertChange, useAlerts, useChangeAlerts } from './alerts-query.ts';
import { FiringHistory } from './firing-list.tsx';

type Opened = { readonly draft: AlertDraft; readonly edited?: Alert };

/** The alerts of the account, and what they saw. */
export function AlertsScreen() {
  const { t } = useTranslation('watch');
  const api = useApi();
  const list = useAlerts(api);
  const [opened, setOpened] = useState<Opened>();
  const openNew = (): void =>
    setOpened({
      draft: createDraft(Date.now(), { symbol: chat.exampleSymbol, interval: defaultInterval }),
    });
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 md:py-12">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-3xl font-semibold tracking-tight">{t('alerts.title')}</h1>
        <Button onClick={openNew}>{t('alerts.add')}</Button>
      </div>
      <p className="mt-2 max-w-3xl text-muted">{t('alerts.lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="own-alerts">
          <h2 id="own-alerts" className="flex min-h-11 items-center text-lg font-semibold">
            {t('alerts.list')}
          </h2>
          {list.isError && (
            <ErrorState
              title={t('alerts.failed')}
              level={3}
              retryLabel={t('alerts.retry')}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data?.items.length === 0 && (
            <EmptyState icon={Bell} level={3} title={t('alerts.none')}>
              {t('alerts.noneText')}
            </EmptyState>
          )}
          <AlertLines items={list.data?.items ?? []} onOpen={setOpened} />
        </section>
        <FiringHistory />
      </div>
      {opened !== undefined && (
        <AlertDialog
          initial={opened.draft}
          edited={opened.edited}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

type LinesProps = { items: readonly Alert[]; onOpen: (opened: Opened) => void };

function AlertLines({ items, onOpen }: LinesProps) {
  const { t } = useTranslation('watch');
  const language = useLanguage();
  const change = useChangeAlerts(useApi());
  const [asked, setAsked] = useState<Alert>();
  const send = (wanted: AlertChange): Promise<unknown> =>
    change
      .mutateAsync(wanted)
      .catch((error: unknown) => notify.error(getErrorMessage(error, t('alerts.saveFailed'))));
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((alert) => (
          <AlertLine
            key={alert.id}
            alert={alert}
            onEdit={() => onOpen({ draft: toDraft(alert), edited: alert })}
            onDelete={() => setAsked(alert)}
            onState={(state) => void send({ kind: 'change', id: alert.id, change: { state } })}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={t('alerts.deleteTitle')}
          action={t('alerts.delete')}
          cancel={t('alerts.cancel')}
          busy={change.isPending}
          onConfirm={() =>
            void send({ kind: 'delete', id: asked.id }).then(() => setAsked(undefined))
          }
          onClose={() => setAsked(undefined)}
        >
          {t('alerts.deleteText', {
            name: `${asked.symbol}, ${describeAlertCondition(asked.condition, language)}`,
          })}
        </ConfirmDialog>
      )}
    </>
  );
}
