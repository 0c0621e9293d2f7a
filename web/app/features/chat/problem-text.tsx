import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api-error.ts';

/** What went wrong in the server's words, or in ours when it could not be reached; with its faulty fields and its code. */
export function ProblemText({ problem }: { problem: ApiError | undefined }) {
  const { t } = useTranslation(['chat', 'problems']);
  const said =
    problem === undefined || problem.message === '' ? t('problems:unexpected') : problem.message;
  return (
    <span>
      {problem?.code === 'NETWORK' ? t('problems:network') : said}
      {problem?.fields.map((field) => (
        <span key={field.field} className="block">
          {field.message}
        </span>
      ))}
      <span className="mt-0.5 block text-xs">
        {t('chat:problem.code', { code: problem?.code ?? 'INTERNAL' })}
      </span>
    </span>
  );
}
