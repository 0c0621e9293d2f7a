import { createContext, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';

/** Whether a number is one of a list that is a single tab stop. */
export const InNumberListContext = createContext(false);

/** Selector of the numbers of an answer. */
export const numberSelector = '[role="button"][data-fact]';

/** The numbers of an answer as one list: one tab stop, arrows move, Enter opens the fact. */
export function NumberList({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLDivElement>(null);
  const handlers = useRovingFocus(box, numberSelector);
  return (
    <InNumberListContext value={true}>
      <div
        ref={box}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is of a form
        role="group"
        aria-label={t('answer.numbers')}
        data-testid="answer-text"
        {...handlers}
      >
        {children}
      </div>
    </InNumberListContext>
  );
}
