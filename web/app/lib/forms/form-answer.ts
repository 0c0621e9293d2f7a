import type { ErrorCode, FieldError } from '@vela/contracts';

export type FormValues = Readonly<Record<string, string>>;

/** Why a form was refused. UNREACHED: no response. `retryAfter` is in seconds. */
export type FormRefusal = {
  kind: 'refused';
  code: ErrorCode | 'UNREACHED';
  message: string;
  fields: readonly FieldError[];
  retryAfter?: number | undefined;
  /** Submitted values, to refill the form after a page load. */
  values: FormValues;
};

export type FormAnswer = { kind: 'accepted' } | FormRefusal;

/** Submits by the server's action; a network or parse failure is a refusal and keeps the page. */
export async function submitOrRefuse(send: () => Promise<FormAnswer>): Promise<FormAnswer> {
  try {
    return await send();
  } catch (error) {
    // fetch rejects with TypeError when the request failed; else the response is unreadable.
    return {
      kind: 'refused',
      code: error instanceof TypeError ? 'UNREACHED' : 'INTERNAL',
      message: '',
      fields: [],
      values: {},
    };
  }
}
