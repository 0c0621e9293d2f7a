import type { PageContent } from '../../content/content-meta.ts';
import { StillPart } from '../../lib/page-parts/ready-parts.tsx';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { useContentLinks } from '../../lib/use-content-links.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ArticleContents } from './article-contents.tsx';

/** A text of the site in one readable column under its heading, with its table of contents. */
export function ArticlePage({ content }: { content: PageContent }) {
  const { title, lead, eyebrow, sections, file } = content;
  const onClick = useContentLinks();
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
        <StillPart name={`contents/${file}`} className="contents">
          <ArticleContents sections={sections} />
        </StillPart>
        <RenderedText
          content={content}
          className="content max-w-prose min-w-0 [&>section:first-child]:mt-0"
          onClickCapture={onClick}
        />
      </div>
    </article>
  );
}
