const tabbableSelector =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The tabbable elements within an element, in order. Of a radio group only the checked one. */
export function findTabStops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(tabbableSelector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.offsetParent !== null &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );
}
