import { useTranslation } from 'react-i18next';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { answerForm } from '../lib/forms/answer-form.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import { postedFormContext, publicDataContext } from '../lib/public-data.ts';
import type { Route } from './+types/contact.ts';

const path = '/Contact';

export function action({ context }: Route.ActionArgs) {
  return answerForm(context.get(postedFormContext), ({ fields, language }) =>
    context.get(publicDataContext).submitContact(fields, language),
  );
}

export { clientAction, headers, shouldRevalidate } from '../lib/forms/form-route.ts';

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path={path} picture="contact" />
      <ContactPage path={path} loaded={actionData} />
    </main>
  );
}
