import { defaultLanguage, type Language, languageRules, languages } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';
import { formatTitle } from '../site-pages.ts';
import { JsonLd } from './json-ld.tsx';
import { usePageEnvironment } from './page-environment.ts';
import { type GraphSource, useGraph } from './page-graph.ts';
import { toPageUrl } from './page-url.ts';

type PageHeadProps = GraphSource & {
  description: string;
  /** Languages of the page; default all. */
  existsIn?: readonly Language[];
  /** Name of the link preview image; default the site's. */
  picture?: string;
  type?: 'website' | 'article';
};

/** Title, description, canonical URL, language alternates, link preview, breadcrumb if indexed. */
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
  const { origin } = usePageEnvironment();
  const language = useLanguage();
  const address = toPageUrl(origin, path, language);
  const image = `${origin}/og/${language}/${picture}.png`;
  const fullTitle = formatTitle(title);
  const graph = useGraph(props);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={languageRules[language].locale.replace('-', '_')} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <LanguageLinks origin={origin} path={path} existsIn={existsIn} />
      )}
      {!noindex && <LinkPicture image={image} title={fullTitle} />}
      {graph.length > 0 && <JsonLd graph={graph} />}
    </>
  );
}

type LanguageLinksProps = { origin: string; path: string; existsIn: readonly Language[] };

function LanguageLinks({ origin, path, existsIn }: LanguageLinksProps) {
  return (
    <>
      {existsIn.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={toPageUrl(origin, path, language)}
        />
      ))}
      {existsIn.includes(defaultLanguage) && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={toPageUrl(origin, path, defaultLanguage)}
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
