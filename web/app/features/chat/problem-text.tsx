import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api-error.ts';

/** An error in the server's words, or ours if unreachable, with its invalid fields and code. */
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
