import { chatPaths } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { toApiError } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { useOutlineWords } from '../answer/use-outline-words.ts';
import type { Answer } from '../answer.ts';
import { type ExportWords, toFactsCsv, toFileName, toMarkdown } from './answer-export.ts';

/** Files of an answer: its text, its facts as a table, or a document drawn by the server. */
export type AnswerFile = 'markdown' | 'facts' | 'document';

function useExportWords(): ExportWords {
  const { t } = useTranslation('chat');
  return {
    asOf: t('fact.asOf'),
    source: t('fact.source'),
    hash: t('fact.hash'),
    notice: t('conversation.export.notice'),
    simulated: t('conversation.export.simulated'),
    columns: [
      t('conversation.export.columns.id'),
      t('conversation.export.columns.label'),
      t('conversation.export.columns.value'),
      t('conversation.export.columns.unit'),
      t('conversation.export.columns.asOf'),
      t('conversation.export.columns.method'),
      t('conversation.export.columns.source'),
      t('conversation.export.columns.hash'),
    ],
  };
}

/** Saves files of an answer. */
export function useAnswerFiles(
  answer: Answer,
  question: string | undefined,
): (file: AnswerFile) => Promise<void> {
  const { t } = useTranslation('explore');
  const api = useApi();
  const language = useLanguage();
  const outline = useOutlineWords();
  const words = useExportWords();
  const settings = { words, outline, language, question };
  const save = (content: Blob, extension: string): void =>
    saveFile(content, toFileName(answer, extension));
  const saveText = (text: string, type: string, extension: string): void =>
    save(new Blob([text], { type: `${type};charset=utf-8` }), extension);
  const saveDocument = async (): Promise<void> => {
    try {
      const response = await api.fetch(chatPaths.document(answer.inReplyTo ?? ''));
      if (!response.ok) throw await toApiError(response);
      save(await response.blob(), 'pdf');
    } catch {
      notify.error(t('links.file.failed'));
    }
  };
  return async (file) => {
    if (file === 'markdown') saveText(toMarkdown(answer, settings), 'text/markdown', 'md');
    else if (file === 'facts') saveText(toFactsCsv(answer, settings), 'text/csv', 'csv');
    else await saveDocument();
  };
}
