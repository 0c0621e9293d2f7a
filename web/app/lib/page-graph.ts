import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageEnvironment } from './page-environment.ts';
import { toPageUrl } from './page-url.ts';

export type Crumb = { name: string; path: string };

export type GraphSource = {
  /** Without the brand name, which is appended where it is missing. */
  title: string;
  path: string;
  /** Account pages and pages without content are not indexed. */
  noindex?: boolean;
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** schema.org objects of the page, without `@context`. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
};

/** The home page as the first entry of a breadcrumb. */
export function useHomeCrumb(): Crumb {
  const { t } = useTranslation('site');
  return { name: t('navigation.home'), path: '/' };
}

/** schema.org objects of a page; an indexed page below the home page has a breadcrumb. */
export function useGraph({ title, path, noindex, parents = [], structuredData = [] }: GraphSource) {
  const home = useHomeCrumb();
  const { origin } = usePageEnvironment();
  const language = useLanguage();
  if (noindex === true || path === home.path) return structuredData;
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...parents, { name: title, path }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: toPageUrl(origin, crumb.path, language),
    })),
  };
  return [...structuredData, breadcrumb];
}
