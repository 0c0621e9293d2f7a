import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { type FormAnswer, submitOrRefuse } from './form-answer.ts';

/** `headers` of a route with a form: passes on Retry-After. */
export function headers({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}

/** `clientAction` of a route with a form: the page stays when the server cannot be reached. */
export function clientAction({
  serverAction,
}: {
  serverAction: () => Promise<FormAnswer>;
}): Promise<FormAnswer> {
  return submitOrRefuse(serverAction);
}

/** `shouldRevalidate` of a route with a form: a submitted form changes no loader data. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}
