import type { Fact } from '@vela/contracts';
import type { ShownAnalysis, UnchartedAnalysis } from '../answer.ts';
import type { AskPage } from '../ask-page.ts';
import type { FactLinks } from '../fact-links.ts';
import type { LinkedNumber } from '../linked-text.tsx';
import type { DrawNumber } from '../../../reports/fact-cell.tsx';
import { CompanyPage } from './company-page.tsx';
import { PropertyPage } from './property-page.tsx';
import { FactOrigin } from '../../../reports/fact-origin.tsx';

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
  if ('fact' in props) return <FactOrigin fact={props.fact} facts={props.analysis?.facts ?? []} />;
  const { analysis, links, Linked, onAsk } = props;
  const draw: DrawNumber = (fact, text, beside) => (
    <Linked text={text} fact={fact} links={links} beside={beside} />
  );
  const parts = { facts: new Map(analysis.facts.map((fact) => [fact.id, fact])), draw };
  return analysis.mode === 'fundamental' ? (
    <CompanyPage analysis={analysis} onAsk={onAsk} {...parts} />
  ) : (
    <PropertyPage analysis={analysis} {...parts} />
  );
}
