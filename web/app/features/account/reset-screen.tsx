import { auth } from '@vela/contracts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';
import { AccountCard } from './account-card.tsx';
import { useAccountApi } from './account-api.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { useFieldRules } from './field-rules.ts';
import { PasswordField } from './password-field.tsx';
import { useFormProblems } from './use-form-problems.ts';

type ResetValues = { password: string; confirmPassword: string };

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation(['account', 'problems']);
  const account = useAccountApi();
  const rules = useFieldRules();
  const showProblem = useFormProblems();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, getValues, formState } = useForm<ResetValues>({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  async function save({ password }: ResetValues): Promise<void> {
    try {
      await account.resetPassword(token, password);
      notify.success(t('account:reset.success'));
      await navigate('/login', { replace: true });
    } catch (error) {
      showProblem(error, { setError, fields: ['password'], fallback: t('problems:unexpected') });
    }
  }

  return (
    <AccountForm onSubmit={(event) => void handleSubmit(save)(event)}>
      <PasswordField
        {...register('password', { ...rules.newPassword, deps: ['confirmPassword'] })}
        label={t('account:fields.newPassword')}
        hint={t('account:fields.passwordHint', { count: auth.passwordMinLength })}
        autoComplete="new-password"
        required
        minLength={auth.passwordMinLength}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword', {
          ...rules.currentPassword,
          validate: (value) =>
            value === getValues('password') || t('account:errors.passwordsDiffer'),
        })}
        label={t('account:fields.confirmPassword')}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
      />
      <SubmitButton busy={isSubmitting}>{t('account:reset.submit')}</SubmitButton>
    </AccountForm>
  );
}

/** Chooses a new password by the token from the mail. */
export function ResetScreen({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  if (token === undefined) {
    return (
      <AccountCard heading={t('reset.heading')} lead={t('reset.noToken')}>
        <Link to="/forgot-password" className={buttonClass('primary', 'w-full')}>
          {t('reset.askAgain')}
        </Link>
      </AccountCard>
    );
  }
  return (
    <AccountCard heading={t('reset.heading')} lead={t('reset.lead')}>
      <ResetForm token={token} />
      <p className="mt-6 border-t border-line pt-4 text-sm">
        <Link to="/forgot-password" className="link link-alone">
          {t('reset.askAgain')}
        </Link>
      </p>
    </AccountCard>
  );
}
