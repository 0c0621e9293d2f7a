import { brand, languages } from '@vela/contracts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { usePageEnvironment } from '../../lib/page-environment.ts';

/** Structured data: the publisher of the site and its search action. */
export function StructuredData() {
  const { origin } = usePageEnvironment();
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: [...languages],
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return <JsonLd graph={[organization, website]} />;
}
