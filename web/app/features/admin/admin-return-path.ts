import { chooseReturnPath } from '../../lib/return-path.ts';

export const adminHome = '/admin';
export const adminSignIn = '/admin/login';

/** Destination after an admin signs in: the admin page he came from, otherwise the first one. */
export function chooseAdminReturnPath(state: unknown): string {
  const from = chooseReturnPath(state);
  const { pathname } = new URL(from, 'http://site.invalid');
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const isWithin = path.startsWith(`${adminHome}/`) && path !== adminSignIn;
  return isWithin ? from : adminHome;
}
