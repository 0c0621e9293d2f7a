import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';
import type { FactFocus } from './fact-focus.ts';

/** Actions of an analysis's numbers, in the text or in the table of facts. */
export type FactLinks = {
  findFact: (factId: string) => Fact | undefined;
  open: string | undefined;
  /** Whether a fact is highlighted, given the finding hovered on the chart. */
  isLit: (fact: Fact, hovered: string | undefined) => boolean;
  /** `beside`: facts that it may have been computed from, beside those of the analysis. */
  onOpen: (fact: Fact, anchor: HTMLElement, beside?: readonly Fact[]) => void;
};

type Attention = {
  focus: FactFocus | undefined;
  onFocus: (focus: FactFocus) => void;
  /** Analysis on the chart: only its numbers are highlighted. */
  shown: ShownAnalysis | undefined;
};

const addFacts = (analysis: ShownAnalysis, beside: readonly Fact[]): ShownAnalysis =>
  beside.length === 0 ? analysis : { ...analysis, facts: [...analysis.facts, ...beside] };

/** `ofNoChart`: facts of no chart; they come before the analysis's and highlight nothing. */
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
    findFact: (factId) =>
      [...ofNoChart, ...(analysis?.facts ?? [])].find((fact) => fact.id === factId),
    open: isAbout && focus.open ? focus.fact.id : undefined,
    isLit: (fact, hovered) =>
      onChart &&
      !ofNoChart.includes(fact) &&
      ((hovered !== undefined && fact.refs.includes(hovered)) ||
        (isAbout && focus.fact.id === fact.id)),
    onOpen: (fact, anchor, beside = []) => {
      if (ofNoChart.includes(fact)) onFocus({ fact, analysis: undefined, anchor, open: true });
      else if (analysis !== undefined)
        onFocus({ fact, analysis: addFacts(analysis, beside), anchor, open: true });
    },
  };
}
