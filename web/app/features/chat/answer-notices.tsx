import type { AnswerNotice } from '@vela/contracts';
import { joinClassNames } from '../../ui/class-names.ts';

/** What failed, or what became of a language model; the latter is no error of the answer. */
export function AnswerNotices({ notices }: { notices: readonly AnswerNotice[] }) {
  return notices.map(({ code, message }) => {
    const isOfModel = code.startsWith('model-');
    return (
      <p
        key={code + message}
        role={isOfModel ? 'status' : 'alert'}
        className={joinClassNames(
          'mt-3 rounded-md border px-3 py-2',
          isOfModel
            ? 'border-line bg-raised text-muted'
            : 'border-danger bg-danger-soft text-danger',
        )}
      >
        {message}
      </p>
    );
  });
}
