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
  /** Content of the button; must contain text, at least for screen readers. */
  button: ReactNode;
  buttonClassName: string;
  className?: string;
  children: ReactNode;
};

const isOutside = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && !element.contains(target);

function isCurrentPageLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[aria-current="page"]') !== null;
}

/** A `details` of links; after hydration Escape, outside click, blur and navigation close it. */
export function Disclosure({ button, buttonClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  const close = useCallback(() => {
    const element = details.current;
    if (element === null || !element.open) return;
    // The focus must not stay in the hidden panel.
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
      if (details.current !== null && isOutside(details.current, event.target))
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles events that bubble from inside
    <details
      ref={details}
      className={className}
      onBlur={(event: FocusEvent<HTMLDetailsElement>) => {
        if (isOutside(event.currentTarget, event.relatedTarget)) event.currentTarget.open = false;
      }}
      onClick={(event: MouseEvent) => {
        if (isCurrentPageLink(event.target)) close();
      }}
    >
      <summary className={buttonClassName}>{button}</summary>
      {children}
    </details>
  );
}
