import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnchartedAnalysis } from './answer.ts';
import type { AskPage } from './ask-page.ts';
import type { FactLinks } from './fact-links.ts';
import { LinkedNumber } from './linked-text.tsx';
import { PageOrOrigin } from './page-lazy.ts';

/** In the place of the chart: the page of a company or a property. */
export function AnalysisPage({
  analysis,
  links,
  onAsk,
  footer,
}: {
  analysis: UnchartedAnalysis;
  links: FactLinks;
  onAsk: AskPage;
  footer: ReactNode;
}) {
  const { t } = useTranslation('chat');
  return (
    <section
      aria-label={t(`page.${analysis.mode}`)}
      data-testid="analysis-page"
      data-analysis={analysis.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-x-hidden overflow-y-auto bg-surface -outline-offset-2"
    >
      <div
        data-facts-of={analysis.id}
        className="mx-auto w-full max-w-3xl flex-1 space-y-5 p-4 md:p-6"
      >
        <Suspense fallback={null}>
          <PageOrOrigin analysis={analysis} links={links} Linked={LinkedNumber} onAsk={onAsk} />
        </Suspense>
      </div>
      {footer}
    </section>
  );
}
