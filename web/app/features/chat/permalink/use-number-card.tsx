import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '../../../ui/popover.tsx';
import type { Answer, ShownAnalysis } from '../answer.ts';
import { FactCard } from '../fact-card.tsx';
import type { FactFocus } from '../fact-focus.ts';
import { type FactLinks, toFactLinks } from '../fact-links.ts';

/** Numbers that open the card of their fact beside them, as in the chat; there is no chart to light. */
export function useNumberCard(): {
  toLinks: (analysis: ShownAnalysis | undefined, facts?: Answer['facts']) => FactLinks;
  card: ReactNode;
} {
  const { t } = useTranslation('chat');
  const [focus, setFocus] = useState<FactFocus>();
  const close = useCallback(() => setFocus(undefined), []);
  return {
    toLinks: (analysis, facts) =>
      toFactLinks(analysis, { focus, onFocus: setFocus, shown: undefined }, facts),
    card:
      focus === undefined ? null : (
        <AnchoredPopover
          anchor={focus.anchor}
          label={t('fact.card')}
          onClose={close}
          className="w-80"
        >
          <FactCard fact={focus.fact} analysis={focus.analysis} />
        </AnchoredPopover>
      ),
  };
}
