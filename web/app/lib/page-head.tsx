import { languageKeys, languages } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { usePageEnvironment } from './page-environment.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** The path in its canonical spelling. */
  path: string;
  /** Pages of a person's own, or without content of their own, stay out of search engines. */
  noindex?: boolean;
};

/** What a page says of itself in its head: title, description, canonical address, the same page in each language. */
export function PageHead({ title, description, path, noindex = false }: PageHeadProps) {
  const { origin } = usePageEnvironment();
  const { i18n } = useTranslation();
  const address = `${origin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={i18n.language === 'tr' ? 'tr_TR' : 'en_US'} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={`${address}?${languageKeys.query}=${language}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
    </>
  );
}
