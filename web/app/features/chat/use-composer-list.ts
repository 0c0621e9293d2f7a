import { type KeyboardEvent, useState } from 'react';
import type { ComposerAction, ComposerSuggestion } from './composer-suggestions.ts';

const stepByKey: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys of the message field while something is suggested: arrows, Enter or Tab, Escape. */
export function useComposerList(
  text: string,
  suggestions: readonly ComposerSuggestion[],
  {
    onText,
    onAction,
  }: {
    readonly onText: (text: string) => void;
    readonly onAction?: ((action: ComposerAction) => void) | undefined;
  },
) {
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<string>();
  const shown = closedAt === text ? [] : suggestions;
  const marked = Math.min(active, Math.max(0, shown.length - 1));
  const choose = (suggestion: ComposerSuggestion): void => {
    setActive(0);
    onText(suggestion.text);
    if (suggestion.action !== undefined) onAction?.(suggestion.action);
  };
  return {
    shown,
    active: marked,
    choose,
    /** Whether the key was for the suggestions. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const chosen = shown[marked];
      if (chosen === undefined || event.nativeEvent.isComposing) return false;
      const step = stepByKey[event.key];
      if (step !== undefined) setActive((marked + step + shown.length) % shown.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
      else if (event.key === 'Escape') setClosedAt(text);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
