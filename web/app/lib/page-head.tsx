import { defaultLanguage, type Language, languageKeys, languages } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';
import { JsonLd } from './json-ld.tsx';
import { usePageEnvironment } from './page-environment.ts';

/** A page above this one: its name and its canonical path. */
export type Crumb = { name: string; path: string };

type PageHeadProps = {
  title: string;
  description: string;
  /** The path in its canonical spelling. */
  path: string;
  /** Pages of a person's own, or without content of their own, stay out of search engines. */
  noindex?: boolean;
  /** Languages the page can be read in; all of them when not given. */
  existsIn?: readonly Language[];
  /** Name of the link picture; the site's own when not given. */
  picture?: string;
  type?: 'website' | 'article';
  /** The way from the home page to this one, this one included. */
  breadcrumb?: readonly Crumb[];
  /** What the page is, in the words of schema.org, without `@context`. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
};

/** Address of a page in a language: the default one has the path, every other names itself in the query. */
export function pageAddress(origin: string, path: string, language: Language): string {
  return language === defaultLanguage
    ? `${origin}${path}`
    : `${origin}${path}?${languageKeys.query}=${language}`;
}

function breadcrumbData(origin: string, language: Language, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(origin, path, language),
    })),
  };
}

/** What a page says of itself in its head: title, description, canonical address, the same page in each language, how links to it look. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    path,
    noindex = false,
    existsIn = languages,
    picture = 'home',
    type = 'website',
  } = props;
  const { breadcrumb = [], structuredData = [] } = props;
  const { origin } = usePageEnvironment();
  const language = useLanguage();
  const address = pageAddress(origin, path, language);
  const image = `${origin}/og/${language}/${picture}.png`;
  const graph = [
    ...structuredData,
    ...(breadcrumb.length > 1 ? [breadcrumbData(origin, language, breadcrumb)] : []),
  ];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={language === 'tr' ? 'tr_TR' : 'en_US'} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <LanguageLinks origin={origin} path={path} existsIn={existsIn} />
      )}
      {!noindex && <LinkPicture image={image} title={title} />}
      {graph.length > 0 && <JsonLd graph={graph} />}
    </>
  );
}

function LanguageLinks({
  origin,
  path,
  existsIn,
}: {
  origin: string;
  path: string;
  existsIn: readonly Language[];
}) {
  return (
    <>
      {existsIn.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={pageAddress(origin, path, language)}
        />
      ))}
      {existsIn.includes(defaultLanguage) && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={pageAddress(origin, path, defaultLanguage)}
        />
      )}
    </>
  );
}

function LinkPicture({ image, title }: { image: string; title: string }) {
  return (
    <>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
