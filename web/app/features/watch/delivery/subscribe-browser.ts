import type { CreateBrowserRequest } from '@vela/contracts';

/** Whether this browser can be sent messages; on iOS only an installed app can. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export type Subscribed =
  | { readonly kind: 'subscribed'; readonly browser: Omit<CreateBrowserRequest, 'name'> }
  | { readonly kind: 'denied' }
  | { readonly kind: 'unsupported' };

/**
 * Asks for the permission and subscribes this browser; called by a press alone. `key`: the public key
 * of the server, base64url.
 */
export async function subscribeBrowser(key: string): Promise<Subscribed> {
  if (!canSubscribe()) return { kind: 'unsupported' };
  if ((await Notification.requestPermission()) !== 'granted') return { kind: 'denied' };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return { kind: 'unsupported' };
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    return { kind: 'unsupported' };
  return { kind: 'subscribed', browser: { endpoint, keys: { p256dh, auth } } };
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** The name of this browser, by which its owner tells it from others. */
export function nameBrowser(): string {
  return browsers.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'Browser';
}
