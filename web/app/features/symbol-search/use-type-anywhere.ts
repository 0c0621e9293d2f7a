import { useEffect, useRef } from 'react';

/** Selector of elements with their own use for typing: fields, menus, dialogs and popovers. */
const typingPlaces =
  'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select, [role="menu"], [role="listbox"], [role="dialog"]';

function isTypingPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(typingPlaces) !== null;
}

/** A key while no field has the focus: letter, digit that can begin a number, question mark. */
export type TypedAnywhere = {
  readonly kind: 'letter' | 'digit' | 'help';
  readonly character: string;
};

function readKey(key: string): TypedAnywhere | undefined {
  if (key === '?') return { kind: 'help', character: key };
  if (/^[1-9]$/.test(key)) return { kind: 'digit', character: key };
  return /^\p{L}$/u.test(key) ? { kind: 'letter', character: key } : undefined;
}

/** Calls back with a typed key when no field has the focus and no other control uses the key. */
export function useTypeAnywhere(onType: (typed: TypedAnywhere) => void): void {
  const listener = useRef(onType);
  useEffect(() => {
    listener.current = onType;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, defaultPrevented, target, key } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTypingPlace(target)) return;
      const typed = readKey(key);
      if (typed === undefined) return;
      event.preventDefault();
      listener.current(typed);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
