import { useForm } from 'react-hook-form';
import { AccountCard } from './account-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in by e-mail and password and nothing beside it: no sign-up, no providers. */
export function SignInCard({ heading, lead }: { heading: string; lead: string }) {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <AccountCard heading={heading} lead={lead}>
      <SignInForm form={form} />
    </AccountCard>
  );
}
