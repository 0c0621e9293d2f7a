import type { ErrorCode, FieldError } from '@vela/contracts';

/** What was typed into the text fields of a form, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** Why a form was not taken. UNREACHED: it never came to the server. `retryAfter` is in seconds. */
export type FormRefusal = {
  kind: 'refused';
  code: ErrorCode | 'UNREACHED';
  message: string;
  fields: readonly FieldError[];
  retryAfter?: number | undefined;
  /** What was typed, to be shown again where the page was loaded anew. */
  values: FormValues;
};

/** What a page with a form knows after it was sent. */
export type FormAnswer = { kind: 'accepted' } | FormRefusal;

/** Sends a form by way of the server's action. A fault on the way is an answer too, so that the page stays with all that was typed. */
export async function sendOrKeep(send: () => Promise<FormAnswer>): Promise<FormAnswer> {
  try {
    return await send();
  } catch (error) {
    // A request that never arrived fails with a TypeError; everything else is an answer that could not be read.
    return {
      kind: 'refused',
      code: error instanceof TypeError ? 'UNREACHED' : 'INTERNAL',
      message: '',
      fields: [],
      values: {},
    };
  }
}
