import { type AgreementDocument, auth } from '@vela/contracts';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AgreementBox, AgreementBoxes } from './agreement-boxes.tsx';
import { EmailField } from './email-field.tsx';
import { useFieldRules } from './field-rules.ts';
import { PasswordField } from './password-field.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { useSignUp } from './use-sign-up.ts';

type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>;
  /** One box for each document, or one for all. */
  agreements: 'each' | 'together';
};

export function SignUpForm({ form, agreements }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const rules = useFieldRules();
  const { register, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const [missing, setMissing] = useState<readonly AgreementDocument[]>([]);
  const box = useRef<HTMLFormElement>(null);
  const showMissing = (documents: readonly AgreementDocument[]): void => {
    setMissing(documents);
    const [first] = documents;
    if (first === undefined) return;
    form.setFocus(agreements === 'each' ? first : 'all');
    // To the middle: at the lower edge the message about it would lie over it.
    box.current?.querySelector(':focus')?.scrollIntoView({ block: 'center' });
  };
  const submit = useSignUp(form, showMissing);
  const Boxes = agreements === 'each' ? AgreementBoxes : AgreementBox;
  return (
    <AccountForm ref={box} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <TextField
        {...register('username', rules.username)}
        label={t('fields.username')}
        autoComplete="nickname"
        required
        minLength={auth.usernameMinLength}
        maxLength={auth.usernameMaxLength}
        error={errors.username?.message}
      />
      <EmailField {...register('email', rules.email)} error={errors.email?.message} />
      <PasswordField
        {...register('password', { ...rules.newPassword, deps: ['confirmPassword'] })}
        label={t('fields.password')}
        hint={t('fields.passwordHint', { count: auth.passwordMinLength })}
        autoComplete="new-password"
        required
        minLength={auth.passwordMinLength}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword', {
          ...rules.currentPassword,
          validate: (value) => value === getValues('password') || t('errors.passwordsDiffer'),
        })}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
      />
      <Boxes register={register} missing={missing} />
      <SubmitButton busy={isSubmitting}>{t('login.signUp.submit')}</SubmitButton>
    </AccountForm>
  );
}
