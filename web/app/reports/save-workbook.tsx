import { useMutation } from '@tanstack/react-query';
import { Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toRequestInit } from '../lib/api.ts';
import { getErrorMessage, toApiError } from '../lib/api-error.ts';
import { saveFile } from '../lib/save-file.ts';
import { useApi } from '../lib/session/session-provider.tsx';
import { control } from './save-facts.tsx';

type SaveWorkbookProps = {
  /** Where the server makes it, and what it is made with. */
  path: string;
  json: object;
  /** Of the file, without its ending. */
  name: string;
};

/** Saves a report as a spreadsheet with live formulas, which the server makes. */
export function SaveWorkbook({ path, json, name }: SaveWorkbookProps) {
  const { t } = useTranslation('company');
  const api = useApi();
  const saving = useMutation({
    mutationFn: async () => {
      const response = await api.fetch(path, toRequestInit({ method: 'POST', json }));
      if (!response.ok) throw await toApiError(response);
      saveFile(await response.blob(), `${name}.xlsx`);
    },
  });
  return (
    <>
      <button
        type="button"
        className={`${control} disabled:opacity-60`}
        disabled={saving.isPending}
        aria-busy={saving.isPending || undefined}
        onClick={() => saving.mutate()}
      >
        <Sheet aria-hidden="true" className="size-4" />
        {t('saveWorkbook')}
      </button>
      {saving.error !== null && (
        <span role="alert" className="text-xs text-danger">
          {getErrorMessage(saving.error, t('workbookFailed'))}
        </span>
      )}
    </>
  );
}
