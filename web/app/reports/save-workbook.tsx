import { Sheet } from 'lucide-react';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const response = await api.fetch(path, toRequestInit({ method: 'POST', json }));
      if (!response.ok) throw await toApiError(response);
      saveFile(await response.blob(), `${name}.xlsx`);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${control} disabled:opacity-60`}
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => void save()}
      >
        <Sheet aria-hidden="true" className="size-4" />
        {t('saveWorkbook')}
      </button>
      {error !== undefined && (
        <span role="alert" className="text-xs text-danger">
          {getErrorMessage(error, t('workbookFailed'))}
        </span>
      )}
    </>
  );
}
