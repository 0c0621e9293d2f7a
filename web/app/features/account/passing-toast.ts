import { notify } from '../../ui/toasts.tsx';

const passingMs = 1_500;
/** Long enough to be read at a glance, where the next page comes at once. */
const leastMs = 600;

type Passing = { readonly message: string; openedAt?: number; isEnded?: true };
let passing: Passing | undefined;

/** Dismisses a toast once it was seen for a moment. */
function dismissSeen({ message, openedAt = Date.now() }: Passing): void {
  setTimeout(() => notify.dismiss(message), Math.max(0, openedAt + leastMs - Date.now()));
}

/** A success before navigation: dismissed soon, even under a resting pointer, as it covers. */
export function showPassingToast(message: string): void {
  const shown: Passing = { message };
  passing = shown;
  notify.success(message, {
    autoClose: passingMs,
    pauseOnHover: false,
    // The code of toasts may load for longer than the navigation takes.
    onOpen: () => {
      shown.openedAt = Date.now();
      if (shown.isEnded === true) dismissSeen(shown);
    },
  });
}

/** The navigation that a passing toast was about has ended. */
export function endPassingToast(): void {
  const ended = passing;
  passing = undefined;
  if (ended === undefined) return;
  ended.isEnded = true;
  if (ended.openedAt !== undefined) dismissSeen(ended);
}
