import { useEffect, useRef } from 'react';

function isTypingPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input:not([type="radio"]), textarea, select, [role="application"], dialog') !== null;
}

/** Calls back with the letter or digit when someone types where nothing takes text. */
export function useTypeAnywhere(onType: (character: string) => void): void {
  const listener = useRef(onType);
  useEffect(() => {
    listener.current = onType;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTypingPlace(event.target)) return;
      if (!/^[\p{L}\p{N}]$/u.test(event.key)) return;
      event.preventDefault();
      listener.current(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
