import type { AnswerNotice } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';

/** What failed, or what became of a language model; the latter is no error of the answer. */
export function AnswerNotices({ notices }: { notices: readonly AnswerNotice[] }) {
  const { t } = useTranslation('chat');
  return notices.map((notice) => {
    const isOfModel = notice.code.startsWith('model-');
    return (
      <p
        key={`${notice.code}-${notice.message}`}
        role={isOfModel ? 'status' : 'alert'}
        className={joinClassNames(
          'mt-3 rounded-md border px-3 py-2',
          isOfModel
            ? 'border-line bg-raised text-muted'
            : 'border-danger bg-danger-soft text-danger',
        )}
      >
        {notice.message}
        {!isOfModel && (
          <span className="mt-0.5 block text-xs">{t('problem.code', { code: notice.code })}</span>
        )}
      </p>
    );
  });
}
