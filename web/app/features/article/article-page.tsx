import { useTranslation } from 'react-i18next';
import type { RenderedContent } from '../../content/content-meta.ts';
import { useContentLinks } from '../../lib/use-content-links.ts';

/** A text of the site in one readable column, with its table of contents beside it where there is room. */
export function ArticlePage({ content }: { content: RenderedContent }) {
  const { t } = useTranslation('site');
  const onClick = useContentLinks();
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[16rem_1fr] lg:py-16">
      <nav aria-label={t('contents')} className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
        <p className="text-sm font-semibold">{t('contents')}</p>
        <ol className="mt-3 grid gap-1 border-l border-line">
          {content.sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-l border-transparent py-1 pl-4 text-sm text-muted hover:border-accent hover:text-accent"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="min-w-0 max-w-prose">
        {content.eyebrow !== undefined && <p className="eyebrow">{content.eyebrow}</p>}
        <h1 className="mt-3 text-4xl font-semibold tracking-tight">{content.title}</h1>
        <p className="mt-5 text-lg leading-relaxed text-muted">{content.lead}</p>
        {/* The text is our own, rendered on the server from the repository. */}
        <div className="content" onClickCapture={onClick} dangerouslySetInnerHTML={{ __html: content.html }} />
      </article>
    </div>
  );
}
