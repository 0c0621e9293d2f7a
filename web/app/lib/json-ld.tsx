import { toScriptJson } from './script-json.ts';

/** A schema.org JSON-LD script element. */
export function JsonLd({ graph }: { graph: readonly Readonly<Record<string, unknown>>[] }) {
  const json = toScriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
