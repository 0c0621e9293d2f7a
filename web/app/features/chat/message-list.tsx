import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { usePinnedQuestion } from './use-pinned-question.ts';

const nearEndPx = 80;

type MessageListProps = {
  /** Above all messages: what loads those before them. */
  older: ReactNode;
  onOlder: () => void;
  /** The first message: when it changes, older ones were added above. */
  firstId: string | undefined;
  /** What is told when they were. */
  added: string;
  earlier: ReactNode;
  /** The last question: when it changes it scrolls to the top, to read its answer from there. */
  questionId: string | undefined;
  /** The last question and what follows it. */
  children: ReactNode;
};

function isAway(box: HTMLElement | null): boolean {
  return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight > nearEndPx;
}

/** The scrolling thread, with a scroll-to-end button when the end is out of view. */
export function MessageList(props: MessageListProps) {
  const { older, onOlder, firstId, added, earlier, questionId, children } = props;
  const { t } = useTranslation('chat');
  const { box, earlier: above, latest } = usePinnedQuestion(questionId);
  const [away, setAway] = useState(false);
  const follow = useOlderMessages(box, { firstId, questionId, onOlder });

  useEffect(() => {
    const observer = new ResizeObserver(() => setAway(isAway(box.current)));
    if (latest.current !== null) observer.observe(latest.current);
    return () => observer.disconnect();
  }, [box, latest]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        aria-label={t('messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className={joinClassNames(
          'relative min-h-0 flex-1 scroll-pb-14 overflow-y-auto -outline-offset-2 [overflow-anchor:none]',
          // What goes on below fades out instead of being cut, and stands under no button.
          away &&
            'mask-b-from-[calc(100%-1rem)] md:mask-b-from-[calc(100%-3.5rem)] md:mask-b-to-[calc(100%-1.25rem)]',
        )}
        onScroll={({ currentTarget }) => {
          setAway(isAway(currentTarget));
          follow(currentTarget);
        }}
      >
        <div ref={above} className="flex flex-col gap-5 px-4 pt-4 empty:hidden">
          {older}
          {earlier}
        </div>
        <div ref={latest} className="flex min-h-full flex-col gap-5 p-4 max-md:gap-2 max-md:pt-1">
          {children}
        </div>
      </section>
      <output className="sr-only">{added}</output>
      {away && (
        // On the edge, where words end anyway, and above the thread: it must not move for the button.
        <button
          type="button"
          title={t('toEnd')}
          className="absolute bottom-0 left-1/2 z-10 grid size-9 -translate-x-1/2 translate-y-1/2 place-items-center rounded-full border border-line bg-raised shadow-lift hover:border-accent max-md:hidden"
          onClick={() => {
            box.current?.focus({ preventScroll: true });
            box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' });
          }}
        >
          <span className="sr-only">{t('toEnd')}</span>
          <ArrowDown aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
