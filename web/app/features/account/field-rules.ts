import { auth } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { emailShape } from '../../lib/forms/email-shape.ts';

/** The rules of the fields, in the words of the current language. They mirror the native constraints on the inputs. */
export function useFieldRules() {
  const { t } = useTranslation('account');
  const required = t('fields.required');
  return {
    email: { required, pattern: { value: emailShape, message: t('fields.emailInvalid') } },
    username: {
      required,
      minLength: {
        value: auth.usernameMinLength,
        message: t('fields.tooShort', { count: auth.usernameMinLength }),
      },
      maxLength: {
        value: auth.usernameMaxLength,
        message: t('fields.tooLong', { count: auth.usernameMaxLength }),
      },
    },
    currentPassword: { required },
    newPassword: {
      required,
      minLength: {
        value: auth.passwordMinLength,
        message: t('fields.tooShort', { count: auth.passwordMinLength }),
      },
    },
  };
}
