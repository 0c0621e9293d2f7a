import { type JobPosition } from '@vela/contracts';
import { type MouseEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RenderedContent } from '../../content/content-meta.ts';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { useContentLinks } from '../../lib/use-content-links.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ApplicationForm } from './application-form.tsx';
import { toPosition } from './to-position.ts';

/** The position named by the clicked link to the form. */
function readLinkPosition(event: MouseEvent<HTMLElement>): JobPosition | '' {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash !== '#apply') return '';
  return toPosition(new URL(link.href).searchParams.get('position'));
}

type CareersPageProps = { path: string; content: RenderedContent; loaded: FormAnswer | undefined };

/** The open positions and the application form. */
export function CareersPage({ path, content, loaded }: CareersPageProps) {
  const [query] = useSearchParams();
  const typed = loaded?.kind === 'refused' ? loaded.values['position'] : undefined;
  const [position, setPosition] = useState(toPosition(typed ?? query.get('position')));
  const follow = useContentLinks();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const wanted = readLinkPosition(event);
    if (wanted === '') return follow(event);
    // The form is on this page: navigating would lose its values.
    event.preventDefault();
    setPosition(wanted);
    const form = document.getElementById('apply');
    form?.scrollIntoView();
    form?.querySelector<HTMLElement>('input[name="email"]')?.focus({ preventScroll: true });
  };
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-14 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:py-16">
      <article className="min-w-0 max-w-prose">
        <SectionHeading
          level={1}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
        />
        <RenderedText html={content.html} className="content" onClickCapture={onClick} />
      </article>
      <div className="lg:[@media(min-height:46rem)]:sticky lg:top-24 lg:self-start lg:border-l lg:border-line lg:pl-12">
        <ApplicationForm path={path} loaded={loaded} position={position} onPosition={setPosition} />
      </div>
    </div>
  );
}
