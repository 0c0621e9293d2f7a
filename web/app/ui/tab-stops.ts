const reachable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** What the Tab key stops at within an element, in its order. Of a group of radio buttons it stops at the chosen one alone. */
export function tabStops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.offsetParent !== null &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );
}
