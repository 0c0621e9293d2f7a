import type { Fact } from '@vela/contracts';
import type { ShownAnalysis, UnchartedAnalysis } from '../answer.ts';
import type { AskPage } from '../ask-page.ts';
import type { FactLinks } from '../fact-links.ts';
import type { LinkedNumber } from '../linked-text.tsx';
import { CompanyPage } from './company-page.tsx';
import { FactOrigin } from './fact-origin.tsx';
import { PropertyPage } from './property-page.tsx';

type PageProps = {
  analysis: UnchartedAnalysis;
  links: FactLinks;
  /** Given, not imported: what the chat has already is not split off into a file of its own. */
  Linked: typeof LinkedNumber;
  onAsk: AskPage;
};
type OriginProps = { fact: Fact; analysis: ShownAnalysis | undefined };

/** The page of an analysis without a chart; in the card of a number where it comes from. */
export function PageOrOrigin(props: PageProps | OriginProps) {
  if ('fact' in props) return <FactOrigin {...props} />;
  const { analysis, links, Linked, onAsk } = props;
  const parts = {
    facts: new Map(analysis.facts.map((fact) => [fact.id, fact])),
    links,
    Linked,
  };
  return analysis.mode === 'fundamental' ? (
    <CompanyPage analysis={analysis} onAsk={onAsk} {...parts} />
  ) : (
    <PropertyPage {...parts} />
  );
}
