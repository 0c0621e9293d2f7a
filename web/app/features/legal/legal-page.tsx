import type { Language } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PageContent } from '../../content/content-meta.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { StillPart } from '../../lib/page-parts/ready-parts.tsx';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { useContentLinks } from '../../lib/use-content-links.ts';
import { LegalContents } from './legal-contents.tsx';
import { legalVersion } from './legal-version.ts';

/** Another legal text: its title and its canonical path. */
export type RelatedDocument = { title: string; path: string };

type LegalPageProps = {
  /** Names the text; its version is found by it. */
  document: string;
  content: PageContent;
  related: readonly RelatedDocument[];
};

/** A legal text in one quiet column, with its version, its table of contents and the texts beside it. Prints without them. */
export function LegalPage({ document, content, related }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const onClick = useContentLinks();
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-4 py-12 sm:px-6 lg:grid-cols-[16rem_1fr] lg:py-16 print:block print:py-0">
      <header className="max-w-prose lg:col-start-2">
        {content.eyebrow !== undefined && <p className="eyebrow">{content.eyebrow}</p>}
        <h1 className="mt-3 text-4xl font-semibold tracking-tight">{content.title}</h1>
        <Version version={legalVersion(document)} />
        <p className="mt-6 rounded-md border border-line bg-warning-soft px-4 py-3 text-sm text-warning">
          {t('template')}
        </p>
        <p className="mt-6 text-lg leading-relaxed text-muted">{content.lead}</p>
      </header>
      <StillPart name={`contents/${content.file}`} className="contents">
        <LegalContents sections={content.sections} />
      </StillPart>
      <div className="min-w-0 max-w-prose lg:col-start-2 print:mt-8 print:max-w-none">
        <RenderedText
          content={content}
          className="content [&>section:first-child]:mt-0 [&_td:first-child+td:not(:last-child)]:min-w-36"
          onClickCapture={onClick}
        />
        <StillPart name={`related/${content.file}`}>
          <Related documents={related} />
        </StillPart>
      </div>
    </div>
  );
}

const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
// Made once: making one costs more than all it ever formats.
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', style),
  tr: new Intl.DateTimeFormat('tr-TR', style),
};

function Version({ version }: { version: string | undefined }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  if (version === undefined) return null;
  const date = formats[language].format(new Date(version));
  return (
    <p className="mt-3 text-sm text-muted">
      {t('version', { version: date })} (
      <time className="tabular-nums" dateTime={version}>
        {version}
      </time>
      )
    </p>
  );
}

function Related({ documents }: { documents: readonly RelatedDocument[] }) {
  const { t } = useTranslation('legal');
  return (
    <nav
      aria-labelledby="related-documents"
      className="mt-14 border-t border-line pt-6 print:hidden"
    >
      <h2 id="related-documents" className="eyebrow">
        {t('related')}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {documents.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="link inline-flex min-h-11 items-center text-sm">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
