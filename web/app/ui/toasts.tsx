import { toast as constants } from '@vela/contracts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Listeners } from '../lib/listeners.ts';

const passingMs = 1_500;

/** Brought with the first message: most visits never see one. */
const load = () => import('react-toastify/unstyled');
const Container = lazy(async () => ({ default: (await load()).ToastContainer }));

let wanted = false;
const listeners = new Listeners();

function want(): void {
  wanted = true;
  listeners.tell();
}

/** Where messages appear. `label` names the region for screen readers. */
export function Toasts({ label }: { label: string }) {
  const shows = useSyncExternalStore(
    listeners.subscribe,
    () => wanted,
    () => false,
  );
  if (!shows) return null;
  return (
    <Suspense>
      <Container
        aria-label={label}
        position={constants.position}
        autoClose={constants.autoCloseMs}
        theme={constants.theme}
        draggable
        draggablePercent={constants.draggablePercent}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        newestOnTop={false}
      />
    </Suspense>
  );
}

const shown = new Set<string>();
/** Shown and taken away in the order asked for, also while the code for it is on its way. */
let queue: Promise<unknown> = Promise.resolve();

function later(act: (toast: Awaited<ReturnType<typeof load>>['toast']) => void): void {
  queue = queue.then(async () => act((await load()).toast)).catch(() => undefined);
}

type Lasting = { readonly autoClose?: number; readonly pauseOnHover?: boolean };

function show(
  kind: 'info' | 'success' | 'warning' | 'error',
  message: string,
  lasting: Lasting = {},
): void {
  shown.add(message);
  want();
  later((toast) =>
    toast[kind](message, {
      toastId: message,
      ...lasting,
      onClose: () => void shown.delete(message),
    }),
  );
}

/** Shows a message of one of the four kinds. The same words are not shown twice at once. */
export const notify = {
  info: (message: string) => show('info', message),
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
  /**
   * A success that leads to another page: the words go soon after it is there, for they would lie over it, also where they come up under a
   * pointer that rests where the button was.
   */
  passing: (message: string) =>
    show('success', message, { autoClose: passingMs, pauseOnHover: false }),
  /** Takes away what an earlier attempt left, but for words that are about to be said again. */
  clear: (except?: string) => {
    for (const message of shown) if (message !== except) later((toast) => toast.dismiss(message));
  },
};
