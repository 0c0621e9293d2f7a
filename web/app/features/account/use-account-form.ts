import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { type FieldFaults, toFieldFaults } from '../../lib/forms/field-faults.ts';
import { useFieldFaults } from '../../lib/forms/use-field-faults.ts';
import { notify } from '../../ui/toasts.tsx';
import { chooseMessage, type Fallback } from './choose-message.ts';

type Options = {
  findFaults: (fields: FormData) => FieldFaults;
  /** Sends the fields; may throw ApiError. Returned errors are shown at their fields. */
  send: (fields: FormData) => Promise<FieldFaults | undefined>;
  /** Toast for a refusal without a message. */
  fallback: string | Fallback;
  /** The field that a refusal of what was typed is about; it is then told there. */
  refusedField?: string;
};

/** Refusals of what was typed, rather than of the attempt. */
const refusals: ReadonlySet<string> = new Set([
  'INVALID_CREDENTIALS',
  'INVALID_CODE',
  'INVALID_TOKEN',
]);

/** A form that calls the API: what concerns a field is told there, the rest as a toast. */
export function useAccountForm({ findFaults, send, fallback, refusedField }: Options) {
  const { t } = useTranslation(['account', 'problems']);
  const [told, setTold] = useState<FieldFaults>({});
  const [sending, setSending] = useState(false);
  const { check, ...form } = useFieldFaults(findFaults, told);

  async function submit(fields: FormData): Promise<void> {
    setTold({});
    // What is told of an earlier attempt is over.
    notify.clear();
    if (!check(fields)) return;
    setSending(true);
    try {
      setTold((await send(fields)) ?? {});
    } catch (error) {
      const errors = error instanceof ApiError ? error.fields : [];
      const atFields = errors.filter(({ field }) => fields.has(field));
      const isRefusal = error instanceof ApiError && refusals.has(error.code);
      if (isRefusal && refusedField !== undefined) {
        setTold({ [refusedField]: chooseMessage(error, fallback, t) });
        return;
      }
      setTold(toFieldFaults(atFields));
      if (atFields.length === 0) notify.error(chooseMessage(error, fallback, t));
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
