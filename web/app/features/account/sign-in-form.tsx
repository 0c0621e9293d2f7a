import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { useFieldRules } from './field-rules.ts';
import { PasswordField } from './password-field.tsx';
import { type SignInValues, useSignIn } from './use-sign-in.ts';

export function SignInForm({ form }: { form: UseFormReturn<SignInValues> }) {
  const { t } = useTranslation('account');
  const rules = useFieldRules();
  const { errors, isSubmitting } = form.formState;
  const submit = useSignIn(form);
  return (
    <AccountForm onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <EmailField {...form.register('email', rules.email)} error={errors.email?.message} />
      <PasswordField
        {...form.register('password', rules.currentPassword)}
        label={t('fields.password')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <p className="-mt-1 text-sm">
        <Link to="/forgot-password" className="link link-alone">
          {t('login.forgot')}
        </Link>
      </p>
      <SubmitButton busy={isSubmitting}>{t('login.signIn.submit')}</SubmitButton>
    </AccountForm>
  );
}
