import { toast as constants } from '@vela/contracts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Emitter } from '../lib/emitter.ts';

/** Loaded with the first toast: most visits have none. */
const loadToastify = () => import('react-toastify/unstyled');
const Container = lazy(async () => ({ default: (await loadToastify()).ToastContainer }));

let isRequested = false;
const listeners = new Emitter();

function requestContainer(): void {
  isRequested = true;
  listeners.emit();
}

/** Toast container. `label` names its region for screen readers. */
export function Toasts({ label }: { label: string }) {
  const shows = useSyncExternalStore(
    listeners.subscribe,
    () => isRequested,
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

const shownMessages = new Set<string>();
/** Toasts are shown and dismissed in call order, also while their code loads. */
let queue: Promise<unknown> = Promise.resolve();

function queueToast(act: (toast: Awaited<ReturnType<typeof loadToastify>>['toast']) => void): void {
  queue = queue.then(async () => act((await loadToastify()).toast)).catch(() => undefined);
}

type Lasting = {
  readonly autoClose?: number;
  readonly pauseOnHover?: boolean;
  readonly onOpen?: () => void;
};

function show(
  kind: 'info' | 'success' | 'warning' | 'error',
  message: string,
  lasting: Lasting = {},
): void {
  shownMessages.add(message);
  requestContainer();
  queueToast((toast) =>
    toast[kind](message, {
      toastId: message,
      ...lasting,
      onClose: () => void shownMessages.delete(message),
    }),
  );
}

/** Shows a toast of one of four kinds. A text that is already shown is not repeated. */
export const notify = {
  info: (message: string) => show('info', message),
  success: (message: string, lasting?: Lasting) => show('success', message, lasting),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
  dismiss: (message: string) => queueToast((toast) => toast.dismiss(message)),
  /** Dismisses toasts of earlier attempts, except one about to be shown again. */
  clear: (except?: string) => {
    for (const message of shownMessages) if (message !== except) notify.dismiss(message);
  },
};
