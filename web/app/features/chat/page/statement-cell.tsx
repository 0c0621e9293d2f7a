import { type CompanyStatementsAnswer, type Fact, formatFactValue } from '@vela/contracts';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { DrawNumber } from '../../../reports/fact-cell.tsx';

type CellProps = {
  fact: Fact | undefined;
  answer: CompanyStatementsAnswer;
  draw: DrawNumber;
};

/** A number with its mark; a dash that says why where there is none. */
export function StatementCell({ fact, answer, draw }: CellProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const mark = fact === undefined ? undefined : answer.marks[fact.id];
  return (
    <td className="px-2 py-1.5 text-right whitespace-nowrap">
      {fact === undefined ? (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('notChecked')}</span>
        </span>
      ) : (
        draw(fact, formatFactValue(fact, language), answer.facts)
      )}
      {mark === 'derived' && (
        <span className="text-muted">
          <span aria-hidden="true">*</span>
          <span className="sr-only">{t('statements.isDerived')}</span>
        </span>
      )}
      {mark === 'suspect' && (
        <>
          <CircleAlert aria-hidden="true" className="ml-1 inline size-3.5 text-warning" />
          <span className="sr-only">{t('statements.isSuspect')}</span>
        </>
      )}
    </td>
  );
}
