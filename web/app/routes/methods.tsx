import { useTranslation } from 'react-i18next';
import { readLibraryPicture } from '../content/library-picture.server.ts';
import { listMethods } from '../content/methods.server.ts';
import { MethodsPage } from '../features/methods/methods-page.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { detectRequestLanguage } from '../lib/request-language.ts';
import type { Route } from './+types/methods.ts';

export function loader({ request }: Route.LoaderArgs) {
  const language = detectRequestLanguage(request);
  return { methods: listMethods(language), picture: readLibraryPicture(language) };
}

export default function Methods({ loaderData: { methods, picture } }: Route.ComponentProps) {
  const { t } = useTranslation('methods');
  return (
    <main id="content">
      <PageHead
        title={t('title')}
        description={t('description')}
        path="/methods"
        picture="methods"
      />
      <MethodsPage methods={methods} picture={picture} />
    </main>
  );
}
