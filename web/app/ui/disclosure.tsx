import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router';

type DisclosureProps = {
  /** What the button shows; it must hold words, if only for screen readers. */
  button: ReactNode;
  buttonClassName: string;
  className?: string;
  /** The panel it opens. */
  children: ReactNode;
};

/** Whether a link in the panel leads to the page one is on already. */
function leadsHere(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[aria-current="page"]') !== null;
}

/**
 * A button that opens a panel of links: a `details` element, so that it works without JavaScript and before the page has come alive.
 * Then it also closes by Escape, by a click elsewhere, when the focus leaves it, and on arrival at another page.
 */
export function Disclosure({ button, buttonClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  const close = useCallback(() => {
    const element = details.current;
    if (element === null || !element.open) return;
    // The focus must not stay behind in what is no longer shown.
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    element.open = false;
  }, []);

  useEffect(() => {
    if (shownOn.current !== pathname) close();
    shownOn.current = pathname;
  }, [pathname, close]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onPointer = (event: PointerEvent): void => {
      if (
        details.current?.open === true &&
        event.target instanceof Node &&
        !details.current.contains(event.target)
      )
        details.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [close]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it only follows what happens inside
    <details
      ref={details}
      className={className}
      onBlur={(event: FocusEvent<HTMLDetailsElement>) => {
        if (
          event.relatedTarget instanceof Node &&
          !event.currentTarget.contains(event.relatedTarget)
        )
          event.currentTarget.open = false;
      }}
      onClick={(event: MouseEvent) => {
        if (leadsHere(event.target)) close();
      }}
    >
      <summary className={buttonClassName}>{button}</summary>
      {children}
    </details>
  );
}
