import { useTranslation } from 'react-i18next';
import type { ContentSection } from '../../content/content-meta.ts';

function Entries({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <ol className="grid gap-0.5 border-l border-line">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-3 pl-4 lg:py-1.5 text-sm text-muted hover:border-accent hover:text-accent"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Table of contents: beside the text where there is room, otherwise folded above it. */
export function ArticleContents({ sections }: { sections: readonly ContentSection[] }) {
  const { t } = useTranslation('site');
  const label = t('contents');
  return (
    <>
      <nav aria-label={label} className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
        <p className="mb-3 text-sm font-semibold">{label}</p>
        <Entries sections={sections} />
      </nav>
      <nav aria-label={label} className="lg:hidden">
        <details className="border-y border-line">
          <summary className="py-3 text-sm font-semibold marker:text-muted hover:text-accent">
            {label}
          </summary>
          <div className="pb-4">
            <Entries sections={sections} />
          </div>
        </details>
      </nav>
    </>
  );
}
