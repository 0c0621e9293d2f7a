/** What the verification screen is told by the page that leads to it. */
export type VerificationState = {
  email?: string;
  message?: string;
  /** Whether a code was sent just now: then a new one has to wait. */
  justSent?: boolean;
};

/** Joins the address to return to, which earlier pages handed on, with what verification needs. */
export function toVerification(previous: unknown, state: VerificationState): object {
  return { ...(typeof previous === 'object' ? previous : {}), ...state };
}

/** Reads the state back; a reloaded or bookmarked page may have none. */
export function readVerification(state: unknown): VerificationState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('message' in state && typeof state.message === 'string' ? { message: state.message } : {}),
    justSent: 'justSent' in state && state.justSent === true,
  };
}
