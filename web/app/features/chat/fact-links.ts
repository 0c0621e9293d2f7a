import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';
import type { FactFocus } from './fact-focus.ts';

/** What the numbers of one analysis do, wherever they stand: in the text or in the table of facts. */
export type FactLinks = {
  factOf: (factId: string) => Fact | undefined;
  /** Fact whose card is open. */
  open: string | undefined;
  /** Facts that light up, with the finding that the pointer is on in the chart. */
  isLit: (fact: Fact, hovered: string | undefined) => boolean;
  onOpen: (fact: Fact, anchor: HTMLElement) => void;
};

type Attention = {
  focus: FactFocus | undefined;
  onFocus: (focus: FactFocus) => void;
  /** Analysis on the chart: only its numbers light up. */
  shown: ShownAnalysis | undefined;
};

/** `ofNoChart` are facts that came with an answer and are of no chart: they go before those of the analysis, and light nothing. */
export function toFactLinks(
  analysis: ShownAnalysis | undefined,
  { focus, onFocus, shown }: Attention,
  ofNoChart: readonly Fact[] = [],
): FactLinks {
  const isAbout =
    focus !== undefined &&
    (focus.analysis === undefined
      ? ofNoChart.includes(focus.fact)
      : focus.analysis.id === analysis?.id);
  const onChart = analysis !== undefined && analysis.id === shown?.id;
  return {
    factOf: (factId) =>
      [...ofNoChart, ...(analysis?.facts ?? [])].find((fact) => fact.id === factId),
    open: isAbout && focus.open ? focus.fact.id : undefined,
    isLit: (fact, hovered) =>
      onChart &&
      !ofNoChart.includes(fact) &&
      ((hovered !== undefined && fact.refs.includes(hovered)) ||
        (isAbout && focus.fact.id === fact.id)),
    onOpen: (fact, anchor) => {
      if (ofNoChart.includes(fact)) onFocus({ fact, analysis: undefined, anchor, open: true });
      else if (analysis !== undefined) onFocus({ fact, analysis, anchor, open: true });
    },
  };
}
