import { toScriptJson } from './script-json.ts';

/** Says what a page or the site is, in the words of schema.org. Search engines read it wherever it stands. */
export function JsonLd({ graph }: { graph: readonly Readonly<Record<string, unknown>>[] }) {
  const json = toScriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
