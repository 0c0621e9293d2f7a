import { agreements } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from './legal-document.ts';
import { LinkedText } from './linked-text.tsx';

/** A legal text in one quiet column, with its version and its table of contents. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const { t, i18n } = useTranslation('legal');
  const version = agreements.find(({ document }) => document === text.document)?.version ?? '';
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[16rem_1fr] lg:py-16">
      <nav aria-labelledby="contents" className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
        <h2 id="contents" className="text-sm font-semibold">
          {t('contents')}
        </h2>
        <ol className="mt-3 grid gap-1 border-l border-line">
          {text.sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="-ml-px block border-l border-transparent py-1 pl-4 text-sm text-muted hover:border-accent hover:text-accent"
              >
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="max-w-prose">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-3 text-4xl font-semibold tracking-tight">{text.title}</h1>
        <p className="mt-3 text-sm text-muted">
          {t('version', { version: date })} (<span className="tabular-nums">{version}</span>)
        </p>
        <p className="mt-6 rounded-md border border-line bg-warning-soft px-4 py-3 text-sm text-warning">{t('template')}</p>
        <p className="mt-6 text-lg leading-relaxed">{text.lead}</p>
        {text.sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`} className="mt-10 scroll-mt-24">
            <h2 id={`${section.id}-heading`} className="text-xl font-semibold tracking-tight">
              {section.heading}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed">
                <LinkedText text={paragraph} />
              </p>
            ))}
            {section.points !== undefined && (
              <ul className="mt-3 grid list-disc gap-2 pl-5 leading-relaxed marker:text-muted">
                {section.points.map((point) => (
                  <li key={point}>
                    <LinkedText text={point} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
