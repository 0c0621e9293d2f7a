import { Download, File, FileText, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import type { Answer } from '../answer.ts';
import { listFacts } from './answer-export.ts';
import { useAnswerFiles } from './use-answer-files.ts';

type ExportMenuProps = {
  answer: Answer;
  question: string | undefined;
  /** Whether it is stored in an account: the server draws documents of those. */
  isStored: boolean;
  className: string;
};

/** Saves an answer as Markdown or PDF, or its facts as a table. */
export function ExportMenu({ answer, question, isStored, className }: ExportMenuProps) {
  const { t } = useTranslation(['chat', 'explore']);
  const save = useAnswerFiles(answer, question);
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
          onChoose: () => void save('markdown'),
        },
        ...(isStored
          ? [
              {
                label: t('explore:links.file.pdf'),
                icon: File,
                onChoose: () => void save('document'),
              },
            ]
          : []),
        {
          label: t('conversation.export.facts'),
          icon: Sheet,
          disabled: listFacts(answer).length === 0,
          onChoose: () => void save('facts'),
        },
      ]}
    />
  );
}
