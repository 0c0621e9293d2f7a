import { toast as constants } from '@vela/contracts';
import { toast, ToastContainer } from 'react-toastify/unstyled';

const passingMs = 1_500;

/** Where messages appear. `label` names the region for screen readers. */
export function Toasts({ label }: { label: string }) {
  return (
    <ToastContainer
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
  );
}

const shown = new Set<string>();

function show(kind: 'info' | 'success' | 'warning' | 'error', message: string, autoClose: number = constants.autoCloseMs): void {
  shown.add(message);
  toast[kind](message, { toastId: message, autoClose, onClose: () => void shown.delete(message) });
}

/** Shows a message of one of the four kinds. The same words are not shown twice at once. */
export const notify = {
  info: (message: string) => show('info', message),
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
  /** A success that leads to another page: the words go soon after it is there, for they would lie over it. */
  passing: (message: string) => show('success', message, passingMs),
  /** Takes away what an earlier attempt left, but for words that are about to be said again. */
  clear: (except?: string) => {
    for (const message of shown) if (message !== except) toast.dismiss(message);
  },
};
