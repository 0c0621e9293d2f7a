import type { Language } from '@vela/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Callout } from '../../ui/callout.tsx';
import type { FormAnswer, FormRefusal } from './form-answer.ts';
import { formatWait } from './format-wait.ts';

type Words = { title: string; text: string };

const unavailable: readonly FormRefusal['code'][] = [
  'SERVICE_UNAVAILABLE',
  'SERVICE_BUSY',
  'INTERNAL',
];

function chooseWords(
  { code, message, retryAfter }: FormRefusal,
  t: TFunction<'forms'>,
  language: Language,
): Words {
  if (code === 'UNREACHED')
    return { title: t('problem.unreached'), text: t('problem.unreachedText') };
  if (unavailable.includes(code))
    return { title: t('problem.unavailable'), text: t('problem.unavailableText') };
  if (code !== 'TOO_MANY_REQUESTS') return { title: t('problem.refused'), text: message };
  const text =
    retryAfter === undefined
      ? t('problem.limitedSoon')
      : t('problem.limitedWait', { wait: formatWait(retryAfter, language) });
  return { title: t('problem.limited'), text };
}

/** Whether the same form may succeed when sent again unchanged. */
export function isRetryable(answer: FormAnswer | undefined): boolean {
  return answer?.kind === 'refused' && answer.fields.length === 0;
}

/** Why the form as a whole was refused (role alert). Field errors are shown at the fields. */
export function FormProblem({ answer, held }: { answer: FormAnswer | undefined; held: boolean }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  if (held || (answer?.kind === 'refused' && answer.fields.length > 0)) {
    return <Callout role="alert" tone="danger" title={t('problem.fields')} />;
  }
  if (answer?.kind !== 'refused') return null;
  const { title, text } = chooseWords(answer, t, language);
  return (
    <Callout
      role="alert"
      tone={answer.code === 'TOO_MANY_REQUESTS' ? 'warning' : 'danger'}
      title={title}
    >
      <p>{text}</p>
    </Callout>
  );
}
