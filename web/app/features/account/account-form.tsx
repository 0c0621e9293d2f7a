import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '../../lib/page-environment.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import type { useAccountForm } from './use-account-form.ts';

type AccountFormProps = {
  form: Pick<ReturnType<typeof useAccountForm>, 'form' | 'sending' | 'onSubmit' | 'onMend'>;
  submit: string;
  look?: ButtonLook;
  children: ReactNode;
};

/** Needs JavaScript: else a notice is shown, submit is disabled, no value reaches the URL. */
export function AccountForm({
  form: { form, sending, onSubmit, onMend },
  submit,
  look,
  children,
}: AccountFormProps) {
  const { t } = useTranslation('account');
  const isReady = useIsHydrated();
  return (
    <form ref={form} method="post" onSubmit={onSubmit} onInput={onMend} className="grid gap-4">
      <p className="hidden rounded-md bg-warning-soft px-3 py-2 text-sm noscript:block">
        {t('needsScripts')}
      </p>
      {children}
      {/* Styled as disabled only without JavaScript: no flicker while scripts load. */}
      <Button
        type="submit"
        {...(look && { look })}
        busy={sending}
        disabled={!isReady}
        className="w-full disabled:opacity-100! noscript:disabled:opacity-60!"
      >
        {submit}
      </Button>
    </form>
  );
}
