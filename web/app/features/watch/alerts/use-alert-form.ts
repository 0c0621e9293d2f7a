import type { Alert, AlertPreviewRequest } from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { notify } from '../../../ui/toasts.tsx';
import type { AlertSetup } from '../../../lib/alert-setup.ts';
import { type AlertDraft, createDraft, readCondition, readRules, toDraft } from './alert-draft.ts';
import { readSingle } from './condition-draft.ts';
import { useAlertPreview, useChangeAlerts } from './alerts-query.ts';
import type { DraftProps } from './draft-props.ts';

/** The server's faults by the field they are about, and those of numbers that are none. */
function useFaults(draft: AlertDraft, isTried: boolean, error: unknown): DraftProps['faults'] {
  const { t } = useTranslation('workspace');
  const faults: Record<string, string> = {};
  if (error instanceof ApiError) {
    for (const { field, message } of error.fields) faults[field.split('.')[0] ?? ''] = message;
    if (error.code === 'UNKNOWN_SYMBOL' || error.code === 'AMBIGUOUS_SYMBOL')
      faults['symbol'] = error.message;
  }
  if (!isTried) return faults;
  if (draft.symbol.trim() === '') faults['symbol'] = t('watch.form.needsSymbol');
  if (readSingle(draft) === undefined)
    faults[draft.kind === 'move' ? 'percent' : 'level'] = t('watch.form.needsNumber');
  return faults;
}

/** What is sent for a look back; undefined while something is missing. */
function toPreviewRequest(draft: AlertDraft): AlertPreviewRequest | undefined {
  const condition = readCondition(draft);
  const symbol = draft.symbol.trim();
  if (condition === undefined || symbol === '') return undefined;
  const { evaluation, coolDownMinutes } = readRules(draft);
  return { symbol, interval: draft.interval, condition, evaluation, coolDownMinutes };
}

type FormOptions = {
  initial: AlertSetup;
  edited: Alert | undefined;
  onSaved: () => void;
};

/** The form of an alert: what is typed, the look back, and how it is saved. */
export function useAlertForm({ initial, edited, onSaved }: FormOptions) {
  const { t } = useTranslation('workspace');
  const api = useApi();
  const [draft, setDraft] = useState(() =>
    edited === undefined ? createDraft(Date.now(), initial) : toDraft(edited),
  );
  const [asked, setAsked] = useState<AlertPreviewRequest>();
  const [isTried, setTried] = useState(false);
  const preview = useAlertPreview(api, asked);
  const change = useChangeAlerts(api);
  const faults = useFaults(draft, isTried, change.error ?? preview.error);
  const props: DraftProps = {
    draft,
    faults,
    onChange: (part) => {
      setDraft({ ...draft, ...part });
      setAsked(undefined);
      change.reset();
    },
  };
  const look = (): void => {
    setTried(true);
    setAsked(toPreviewRequest(draft));
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const request = toPreviewRequest(draft);
    if (request === undefined) return;
    const { symbol, interval, condition } = request;
    const rules = readRules(draft);
    try {
      await change.mutateAsync(
        edited === undefined
          ? { kind: 'create', alert: { symbol, interval, condition, ...rules } }
          : { kind: 'change', id: edited.id, change: { condition, ...rules } },
      );
      notify.success(t(edited === undefined ? 'watch.alerts.saved' : 'watch.alerts.changed'));
      onSaved();
    } catch (error) {
      notify.error(getErrorMessage(error, t('watch.alerts.saveFailed')));
    }
  };
  return { props, isTried, preview, look, save, isSaving: change.isPending };
}
