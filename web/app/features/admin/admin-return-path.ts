import { returnPath } from '../../lib/return-path.ts';

export const adminHome = '/admin';
export const adminSignIn = '/admin/login';

/** Where an admin goes after signing in: the page of the admin area he came from, otherwise its first one. */
export function adminReturnPath(state: unknown): string {
  const from = returnPath(state);
  const { pathname } = new URL(from, 'http://site.invalid');
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const isWithin = path.startsWith(`${adminHome}/`) && path !== adminSignIn;
  return isWithin ? from : adminHome;
}
