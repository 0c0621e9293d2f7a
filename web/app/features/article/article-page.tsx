import type { RenderedContent } from '../../content/content-meta.ts';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ArticleContents } from './article-contents.tsx';

/** A site text in one readable column with heading and table of contents. */
export function ArticlePage({ content }: { content: RenderedContent }) {
  const { title, lead, eyebrow, sections } = content;
  return (
    <article className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <header className="grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionHeading
          level={1}
          eyebrow={eyebrow}
          title={title}
          lead={lead}
          className="lg:col-start-2"
        />
      </header>
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:border-t lg:border-line lg:pt-14">
        <ArticleContents sections={sections} />
        <RenderedText
          html={content.html}
          className="content max-w-prose min-w-0 xl:max-w-none [&>section:first-child]:mt-0"
        />
      </div>
    </article>
  );
}
