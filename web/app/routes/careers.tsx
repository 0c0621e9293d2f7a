import { loadContent } from '../content/load-content.server.ts';
import { CareersPage } from '../features/careers/careers-page.tsx';
import { ContentHead } from '../lib/content-head.tsx';
import { answerForm } from '../lib/forms/answer-form.server.ts';
import { postedFormContext, publicDataContext } from '../lib/public-data.ts';
import type { Route } from './+types/careers.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  return loadContent({ request, url });
}

export function action({ context }: Route.ActionArgs) {
  const publicData = context.get(publicDataContext);
  return answerForm(context.get(postedFormContext), ({ fields, file, language }) =>
    publicData.submitApplication(fields, file, language),
  );
}

export { clientAction, headers, shouldRevalidate } from '../lib/forms/form-route.ts';

export default function Careers({
  loaderData: { page, content },
  actionData,
}: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentHead page={page} content={content} />
      <CareersPage path={page.path} content={content} loaded={actionData} />
    </main>
  );
}
