import { toast as constants } from '@vela/contracts';
import { toast, ToastContainer } from 'react-toastify/unstyled';

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

/** Shows a message of one of the four kinds. The same words are not shown twice at once. */
export const notify = {
  info: (message: string) => void toast.info(message, { toastId: message }),
  success: (message: string) => void toast.success(message, { toastId: message }),
  warning: (message: string) => void toast.warning(message, { toastId: message }),
  error: (message: string) => void toast.error(message, { toastId: message }),
};
