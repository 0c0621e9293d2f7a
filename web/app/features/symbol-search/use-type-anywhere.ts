import { useEffect, useRef } from 'react';

/** Where typing means something of its own: fields, menus, and whatever lies over the page. */
const typingPlaces =
  'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select, [role="menu"], [role="listbox"], [role="dialog"]';

function isTypingPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(typingPlaces) !== null;
}

/** What a key means when nothing takes text: a letter, a digit that can begin a number, or the question mark. */
export type TypedAnywhere = {
  readonly kind: 'letter' | 'digit' | 'help';
  readonly character: string;
};

function readKey(key: string): TypedAnywhere | undefined {
  if (key === '?') return { kind: 'help', character: key };
  if (/^[1-9]$/.test(key)) return { kind: 'digit', character: key };
  return /^\p{L}$/u.test(key) ? { kind: 'letter', character: key } : undefined;
}

/** Calls back with what someone types where nothing takes text and nothing has a use for the key. */
export function useTypeAnywhere(onType: (typed: TypedAnywhere) => void): void {
  const listener = useRef(onType);
  useEffect(() => {
    listener.current = onType;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTypingPlace(event.target)
      )
        return;
      const typed = readKey(event.key);
      if (typed === undefined) return;
      event.preventDefault();
      listener.current(typed);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
