import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';
import type { ChatView } from './layout/view-switch.tsx';

/** A selected number: fact, anchor of its open card, and chart; undefined if it has none. */
export type FactFocus = {
  fact: Fact;
  analysis: ShownAnalysis | undefined;
  anchor: HTMLElement;
  open: boolean;
  /** On a phone, the view in which it was pressed. */
  from?: ChatView;
};
