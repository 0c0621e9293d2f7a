import { type RefObject, useLayoutEffect, useRef } from 'react';

/** From here on a person who scrolls up will soon see the top. */
const nearTopPx = 200;

type Thread = {
  readonly firstId: string | undefined;
  readonly questionId: string | undefined;
  readonly onOlder: () => void;
};

/**
 * Keeps what is read in its place when older messages are added above it. The returned function is
 * called on each scroll, and asks for older messages near the top.
 */
export function useOlderMessages(
  box: RefObject<HTMLElement | null>,
  { firstId, questionId, onOlder }: Thread,
): (element: HTMLElement) => void {
  const before = useRef({ firstId, questionId, height: 0 });
  const lastTop = useRef(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const known = before.current;
    // The last question stays when messages are added above, and changes when one is asked.
    if (firstId !== known.firstId && questionId === known.questionId) {
      element.scrollBy({ top: element.scrollHeight - known.height, behavior: 'instant' });
      // The button that was pressed is not there any more at the beginning of the conversation.
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    }
    before.current = { firstId, questionId, height: element.scrollHeight };
  });

  return (element) => {
    const isUp = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    if (isUp && element.scrollTop < nearTopPx) onOlder();
  };
}
