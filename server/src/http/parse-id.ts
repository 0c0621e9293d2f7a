import { AppError } from '../errors.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a UUID. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Returns the id in lower case. Throws NOT_FOUND when it is not a UUID. */
export function parseId(id: string): string {
  if (!isId(id)) throw new AppError('NOT_FOUND', 'not an id');
  return id.toLowerCase();
}
