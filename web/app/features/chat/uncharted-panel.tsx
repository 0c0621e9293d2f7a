import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';
import { CompanyPanel } from './company-panel.tsx';
import type { FactLinks } from './fact-links.ts';
import { FactOrigin } from './fact-origin.tsx';
import type { LinkedNumber } from './linked-text.tsx';
import { PropertyPanel } from './property-panel.tsx';

type TablesProps = {
  analysis: ShownAnalysis;
  links: FactLinks;
  /** Given, not imported: what the chat has already is not split off into a file of its own. */
  Linked: typeof LinkedNumber;
};
type OriginProps = { fact: Fact; analysis: ShownAnalysis | undefined };

/** Under an answer without a chart its tables; in the card of a number where it comes from. */
export function UnchartedPanel(props: TablesProps | OriginProps) {
  if ('fact' in props) return <FactOrigin {...props} />;
  const { analysis, links, Linked } = props;
  if (analysis.mode === 'fundamental')
    return <CompanyPanel analysis={analysis} links={links} Linked={Linked} />;
  if (analysis.mode === 'real-estate')
    return <PropertyPanel analysis={analysis} links={links} Linked={Linked} />;
  return null;
}
