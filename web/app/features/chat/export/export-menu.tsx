import { Download, FileText, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { useOutlineWords } from '../answer/use-outline-words.ts';
import type { Answer } from '../answer.ts';
import {
  type ExportWords,
  listFacts,
  toFactsCsv,
  toFileName,
  toMarkdown,
} from './answer-export.ts';

type ExportMenuProps = { answer: Answer; question: string | undefined; className: string };

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

/** Saves an answer as Markdown, or its facts as a table. */
export function ExportMenu({ answer, question, className }: ExportMenuProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const outline = useOutlineWords();
  const words = useExportWords();
  const settings = { words, outline, language, question };
  const save = (text: string, type: string, extension: string): void =>
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), toFileName(answer, extension));
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button type="button" className={className}>
          <Download aria-hidden="true" className="size-3.5" />
          {t('conversation.export.label')}
        </button>
      }
      entries={[
        {
          label: t('conversation.export.markdown'),
          icon: FileText,
          onChoose: () => save(toMarkdown(answer, settings), 'text/markdown', 'md'),
        },
        {
          label: t('conversation.export.facts'),
          icon: Sheet,
          disabled: listFacts(answer).length === 0,
          onChoose: () => save(toFactsCsv(answer, settings), 'text/csv', 'csv'),
        },
      ]}
    />
  );
}
