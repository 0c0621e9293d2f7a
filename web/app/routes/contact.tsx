import { useTranslation } from 'react-i18next';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { answerForm } from '../lib/forms/answer-form.server.ts';
import { sendOrKeep } from '../lib/forms/form-answer.ts';
import { PageHead } from '../lib/page-head.tsx';
import { postedFormContext, publicDataContext } from '../lib/public-data.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/contact.ts';

const path = '/Contact';

export function action({ context }: Route.ActionArgs) {
  return answerForm(context.get(postedFormContext), ({ fields, language }) =>
    context.get(publicDataContext).submitContact(fields, language),
  );
}

/** How long to wait is told in the answer's head too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction);
}

/** Nothing on the page changes by a message that was sent. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['contact', 'site']);
  const breadcrumb = [
    { name: t('site:navigation.home'), path: '/' },
    { name: t('title'), path },
  ];
  return (
    <main id="content">
      <PageHead
        title={fullTitle(t('title'))}
        description={t('description')}
        path={path}
        picture="contact"
        breadcrumb={breadcrumb}
      />
      <ContactPage path={path} loaded={actionData} />
    </main>
  );
}
