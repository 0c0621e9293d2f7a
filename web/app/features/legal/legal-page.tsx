import { languageRules, mapLanguages } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RenderedContent } from '../../content/content-meta.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { LegalContents } from './legal-contents.tsx';
import { findLegalVersion } from './legal-version.ts';

export type RelatedDocument = { title: string; path: string };

type LegalPageProps = {
  document: string;
  content: RenderedContent;
  related: readonly RelatedDocument[];
};

/** A legal text with version, and with contents and related texts, which are not printed. */
export function LegalPage({ document, content, related }: LegalPageProps) {
  const { t } = useTranslation('legal');
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-4 py-12 sm:px-6 lg:grid-cols-[16rem_1fr] lg:py-16 print:block print:py-0">
      <header className="max-w-prose lg:col-start-2">
        {content.eyebrow !== undefined && <p className="eyebrow">{content.eyebrow}</p>}
        <h1 className="display mt-3 text-4xl">{content.title}</h1>
        <Version version={findLegalVersion(document)} />
        <p className="mt-6 rounded-md border border-line bg-warning-soft px-4 py-3 text-sm text-warning">
          {t('template')}
        </p>
        <p className="mt-6 text-lg leading-relaxed text-muted">{content.lead}</p>
      </header>
      <LegalContents sections={content.sections} />
      <div className="min-w-0 max-w-prose lg:col-start-2 print:mt-8 print:max-w-none">
        <RenderedText
          html={content.html}
          className="content [&>section:first-child]:mt-0 [&_td:first-child+td:not(:last-child)]:min-w-36"
        />
        <Related documents={related} />
      </div>
    </div>
  );
}

const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
// Cached: constructing a formatter costs more than formatting.
const formats = mapLanguages(
  (language) => new Intl.DateTimeFormat(languageRules[language].dateLocale, style),
);

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
