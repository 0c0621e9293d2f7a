export type VerificationState = {
  email?: string;
  message?: string;
  /** A code was just sent: a new one has to wait. */
  justSent?: boolean;
};

/** Adds the verification state to the previous navigation state, which holds the return path. */
export function toVerification(previous: unknown, state: VerificationState): object {
  return { ...(typeof previous === 'object' ? previous : {}), ...state };
}

/** Parses the navigation state; empty on a reloaded or bookmarked page. */
export function readVerification(state: unknown): VerificationState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('message' in state && typeof state.message === 'string' ? { message: state.message } : {}),
    justSent: 'justSent' in state && state.justSent === true,
  };
}
