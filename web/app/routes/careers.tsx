import { useTranslation } from 'react-i18next';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadContent } from '../content/load-content.server.ts';
import { CareersPage } from '../features/careers/careers-page.tsx';
import { answerForm } from '../lib/forms/answer-form.server.ts';
import { sendOrKeep } from '../lib/forms/form-answer.ts';
import { PageHead } from '../lib/page-head.tsx';
import { postedFormContext, publicDataContext } from '../lib/public-data.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/careers.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  return loadContent({ request, url });
}

export function action({ context }: Route.ActionArgs) {
  const publicData = context.get(publicDataContext);
  return answerForm(context.get(postedFormContext), ({ fields, file, language }) => publicData.submitApplication(fields, file, language));
}

/** How long to wait is told in the answer's head too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction);
}

/** Nothing on the page changes by an application that was sent. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function Careers({ loaderData: { page, content }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('site');
  const breadcrumb = [
    { name: t('navigation.home'), path: '/' },
    { name: content.title, path: page.path },
  ];
  return (
    <main id="content">
      <PageHead
        title={fullTitle(content.title)}
        description={content.description}
        path={page.path}
        picture={page.key}
        breadcrumb={breadcrumb}
      />
      <CareersPage path={page.path} content={content} loaded={actionData} />
    </main>
  );
}
