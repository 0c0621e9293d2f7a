import { honeypotField } from '@vela/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { FormAccepted } from './form-accepted.tsx';
import { FormProblem, isRetryable } from './form-problem.tsx';
import type { useSentForm } from './use-sent-form.ts';

type PageFormProps = Pick<
  ComponentProps<typeof Form>,
  'action' | 'encType' | 'aria-label' | 'aria-labelledby'
> & {
  sent: ReturnType<typeof useSentForm>;
  accepted: Pick<ComponentProps<typeof FormAccepted>, 'title' | 'another' | 'path'> & {
    text: string;
  };
  submit: string;
  children: ReactNode;
};

/** A form of a public page in all its states; posts also without JavaScript. */
export function PageForm({
  sent,
  accepted: { text, ...accepted },
  submit,
  children,
  ...attributes
}: PageFormProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { fetcher, form, answer, sending, held, onSubmit, onMend, startAgain } = sent;
  const again = isRetryable(answer) && !held;
  const isAccepted = answer?.kind === 'accepted';
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no heading */}
      <div role="status">
        {isAccepted && (
          <FormAccepted {...accepted} onAnother={startAgain}>
            {text}
          </FormAccepted>
        )}
      </div>
      {!isAccepted && (
        <fetcher.Form
          {...attributes}
          ref={form}
          method="post"
          onSubmit={onSubmit}
          onInput={onMend}
          className="grid gap-6"
        >
          <input type="hidden" name="language" value={language} />
          <Honeypot name={honeypotField} label={t('leaveEmpty')} />
          {children}
          <FormProblem answer={answer} held={held} />
          <Button type="submit" busy={sending} className="justify-self-start max-sm:w-full">
            {sending ? t('sending') : again ? t('sendAgain') : submit}
          </Button>
        </fetcher.Form>
      )}
    </>
  );
}
