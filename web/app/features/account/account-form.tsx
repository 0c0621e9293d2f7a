import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useScriptsRun } from '../../lib/page-environment.ts';
import { Button } from '../../ui/button.tsx';

/** A form around an account. Only scripts can send it: without them it says so, and nothing typed gets into the address. */
export function AccountForm({
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'className'>) {
  const { t } = useTranslation('account');
  return (
    <form {...rest} method="post" noValidate className="grid gap-4">
      <p className="hidden rounded-md bg-warning-soft px-3 py-2 text-sm noscript:block">
        {t('needsScripts')}
      </p>
      {children}
    </form>
  );
}

/** Sends an account's form, by click or Enter. It is off until scripts run, so that the browser never sends the form by itself. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const isReady = useScriptsRun();
  return (
    // Its looks change only where no scripts will come: with them it is ready before anybody sees a difference.
    <Button
      type="submit"
      busy={busy}
      disabled={!isReady}
      className="w-full disabled:opacity-100! noscript:disabled:opacity-60!"
    >
      {children}
    </Button>
  );
}
