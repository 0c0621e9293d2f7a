/** How long a quiet moment is waited for, in milliseconds. */
const patienceMs = 5_000;

/**
 * Has the browser keep the offline page (`public/sw.js`), once everything else is done. `version` is part of the address: when it changes
 * the browser fetches the page and its style sheet anew.
 */
export function registerServiceWorker(version: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Refused in private windows of some browsers: everything works without it.
    navigator.serviceWorker
      .register(`/sw.js?version=${encodeURIComponent(version)}`)
      .catch(() => undefined);
  };
  const whenQuiet = (): void => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(register, { timeout: patienceMs });
    else setTimeout(register, patienceMs);
  };
  if (document.readyState === 'complete') whenQuiet();
  else window.addEventListener('load', whenQuiet, { once: true });
}
