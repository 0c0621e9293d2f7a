import { useTranslation } from 'react-i18next';
import type { ContentSection } from '../../content/content-meta.ts';

const linkClass =
  '-ml-px block border-l border-transparent py-3 pl-4 text-sm text-muted hover:border-accent hover:text-accent lg:py-1';

function SectionList({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <ol className="mt-3 grid gap-1 border-l border-line">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClass}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Contents of a legal text: beside it where there is room, else folded above it; not printed. */
export function LegalContents({ sections }: { sections: readonly ContentSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <>
      <nav
        aria-label={t('contents')}
        className="max-lg:hidden lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
      >
        <p className="text-sm font-semibold">{t('contents')}</p>
        <SectionList sections={sections} />
      </nav>
      <nav
        aria-label={t('contents')}
        className="rounded-md border border-line bg-surface px-4 lg:hidden print:hidden"
      >
        <details className="py-1">
          <summary className="min-h-11 content-center text-sm font-semibold">
            {t('contents')}
          </summary>
          <div className="pb-4">
            <SectionList sections={sections} />
          </div>
        </details>
      </nav>
    </>
  );
}
