const idleTimeoutMs = 5_000;

/** Registers `public/sw.js` when idle; a new `version` makes it refetch the offline page. */
export function registerServiceWorker(version: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Refused in private windows of some browsers; it is optional.
    navigator.serviceWorker
      .register(`/sw.js?version=${encodeURIComponent(version)}`)
      .catch(() => undefined);
  };
  const whenQuiet = (): void => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(register, { timeout: idleTimeoutMs });
    else setTimeout(register, idleTimeoutMs);
  };
  if (document.readyState === 'complete') whenQuiet();
  else window.addEventListener('load', whenQuiet, { once: true });
}
