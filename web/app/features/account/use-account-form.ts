import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { type FieldFaults, toFieldFaults } from '../../lib/forms/field-faults.ts';
import { useFieldFaults } from '../../lib/forms/use-field-faults.ts';
import { notify } from '../../ui/toasts.tsx';

type Options = {
  findFaults: (fields: FormData) => FieldFaults;
  /** Sends the fields; may throw ApiError. Returned errors are shown at their fields. */
  send: (fields: FormData) => Promise<FieldFaults | undefined>;
  /** Toast for a refusal without a message. */
  fallback: string;
};

/** A form that calls the API: field errors at their fields, others as a toast; the values stay. */
export function useAccountForm({ findFaults, send, fallback }: Options) {
  const { t } = useTranslation(['account', 'problems']);
  const [told, setTold] = useState<FieldFaults>({});
  const [sending, setSending] = useState(false);
  const { check, ...form } = useFieldFaults(findFaults, told);

  function chooseToast(error: unknown): string {
    if (!(error instanceof ApiError)) return t('problems:unexpected');
    if (error.code === 'NETWORK') return t('problems:network');
    if (error.code === 'INVALID_CREDENTIALS') return t('account:errors.invalidCredentials');
    return error.message === '' ? fallback : error.message;
  }

  async function submit(fields: FormData): Promise<void> {
    setTold({});
    if (!check(fields)) return;
    setSending(true);
    try {
      setTold((await send(fields)) ?? {});
    } catch (error) {
      const errors = error instanceof ApiError ? error.fields : [];
      const atFields = errors.filter(({ field }) => fields.has(field));
      setTold(toFieldFaults(atFields));
      if (atFields.length === 0) notify.error(chooseToast(error));
    } finally {
      setSending(false);
    }
  }

  return {
    ...form,
    sending,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (!sending) void submit(new FormData(event.currentTarget));
    },
  };
}
