import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const nearEndPx = 80;

/** The scrolling thread. It follows an arriving answer until someone scrolls up; then a button leads back to the end. */
export function MessageList({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (following.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
    });
    if (content.current !== null) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = (): void => {
    const element = box.current;
    if (element === null) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
    setAway(!following.current);
  };

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        aria-label={t('messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-2"
        onScroll={onScroll}
      >
        <div ref={content} className="flex flex-col gap-5 p-4">
          {children}
        </div>
      </section>
      {away && (
        <button
          type="button"
          aria-label={t('toEnd')}
          className="absolute bottom-3 left-1/2 grid size-11 -translate-x-1/2 place-items-center rounded-full border border-line bg-raised shadow-lift md:size-9"
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
