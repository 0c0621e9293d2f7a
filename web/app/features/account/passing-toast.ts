import { notify } from '../../ui/toasts.tsx';

const passingMs = 1_500;
/** Long enough to be read at a glance, where the next page comes at once. */
const leastMs = 600;

let passing: { readonly message: string; readonly at: number } | undefined;

/** A success before navigation: dismissed soon, even under a resting pointer, as it covers. */
export function showPassingToast(message: string): void {
  passing = { message, at: Date.now() };
  notify.success(message, { autoClose: passingMs, pauseOnHover: false });
}

/** The navigation that a passing toast was about has ended. */
export function endPassingToast(): void {
  if (passing === undefined) return;
  const { message, at } = passing;
  passing = undefined;
  setTimeout(() => notify.dismiss(message), Math.max(0, at + leastMs - Date.now()));
}
