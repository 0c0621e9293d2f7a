import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { notify } from '../../ui/toasts.tsx';

type ProblemOptions<Values extends FieldValues> = {
  setError: UseFormSetError<Values>;
  /** The fields of this form, as the server names them. */
  fields: readonly FieldPath<Values>[];
  /** Said when the server gave no words of its own. */
  fallback: string;
};

/** Shows a failed call: what concerns a field at the field, the rest as a toast. What was typed stays. */
export function useFormProblems() {
  const { t } = useTranslation(['account', 'problems']);
  return useCallback(
    <Values extends FieldValues>(
      error: unknown,
      { setError, fields, fallback }: ProblemOptions<Values>,
    ): void => {
      if (!(error instanceof ApiError)) {
        notify.error(t('problems:unexpected'));
        return;
      }
      const atFields = fields.flatMap((name) =>
        error.fields
          .filter(({ field }) => field === name)
          .map(({ message }) => ({ name, message })),
      );
      for (const [index, { name, message }] of atFields.entries())
        setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      if (atFields.length > 0) return;
      if (error.code === 'NETWORK') notify.error(t('problems:network'));
      else if (error.code === 'INVALID_CREDENTIALS')
        notify.error(t('account:errors.invalidCredentials'));
      else notify.error(error.message === '' ? fallback : error.message);
    },
    [t],
  );
}
