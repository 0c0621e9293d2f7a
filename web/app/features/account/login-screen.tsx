import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../lib/forms/form-answer.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountCard, CardLink } from './account-card.tsx';
import { OverlayPanel, type Side, sides } from './overlay-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { TicketForm } from './social/ticket-form.tsx';
import { useProviderReturn } from './social/use-provider-return.ts';

const isText = (entry: readonly [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** Sign-in and sign-up on one card. Switching sides keeps the values. */
function LoginCard() {
  const { t } = useTranslation('account');
  const [side, setSide] = useState<Side>('signIn');
  const [typed, setTyped] = useState<Partial<Record<Side, FormValues>>>({});
  const shown = useRef<HTMLElement>(null);
  const switchTo = (choice: Side): void => {
    const form = shown.current?.querySelector('form') ?? undefined;
    const values = Object.fromEntries([...new FormData(form)].filter(isText));
    setTyped({ ...typed, [side]: values });
    setSide(choice);
  };
  return (
    <div className="relative mx-auto w-full max-w-5xl overflow-hidden rounded-lg border border-line bg-surface shadow-lift md:min-h-[42rem]">
      <fieldset
        aria-label={t('login.toggle.label')}
        className="m-4 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1 md:hidden"
      >
        {sides.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={side === choice}
            onClick={() => switchTo(choice)}
            className={joinClassNames(
              'min-h-11 rounded-sm text-sm font-semibold',
              side === choice ? 'bg-raised text-ink shadow-lift' : 'text-muted hover:text-ink',
            )}
          >
            {t(`login.toggle.${choice}`)}
          </button>
        ))}
      </fieldset>
      <div
        className={joinClassNames(
          'grid content-center px-5 pt-2 pb-8 md:w-1/2 md:px-12 md:py-10',
          side === 'signUp' && 'md:ml-auto',
          'md:min-h-[42rem]',
        )}
      >
        <section key={side} ref={shown} aria-labelledby="side-heading" className="animate-appear">
          <h1 id="side-heading" className="text-2xl font-semibold tracking-tight">
            {t(`login.${side}.heading`)}
          </h1>
          <p className="mt-1.5 mb-6 text-sm text-muted">{t(`login.${side}.lead`)}</p>
          {side === 'signIn' ? (
            <SignInForm typed={typed.signIn} />
          ) : (
            <SignUpForm typed={typed.signUp} agreements="each" />
          )}
          <SocialButtons />
        </section>
      </div>
      <OverlayPanel
        side={side}
        onSwitch={() => switchTo(side === 'signIn' ? 'signUp' : 'signIn')}
      />
    </div>
  );
}

/** The sign-in screen; first it finishes the sign-in with which a provider has returned here. */
export function LoginScreen() {
  const { t } = useTranslation('account');
  const { waitingFor, ticket } = useProviderReturn();
  if (waitingFor !== undefined)
    return (
      <AccountCard heading={waitingFor}>
        <Spinner className="mx-auto size-9 text-accent" />
      </AccountCard>
    );
  if (ticket === undefined) return <LoginCard />;
  return (
    <AccountCard heading={t('login.signIn.heading')} lead={t('social.codeNeeded')}>
      <TicketForm ticket={ticket} />
      <CardLink to="/login">{t('verification.back')}</CardLink>
    </AccountCard>
  );
}
