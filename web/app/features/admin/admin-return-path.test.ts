import { expect, it } from 'vitest';
import { chooseAdminReturnPath } from './admin-return-path.ts';

it.each(['/admin/anything', '/ADMIN/anything?a=1#b'])(
  'returns %s, a page of the admin area',
  (from) => {
    expect(chooseAdminReturnPath({ from })).toBe(from);
  },
);

it.each([
  ['no state', null],
  ['a page for members', { from: '/chat' }],
  ['a page that only begins alike', { from: '/administration' }],
  ['a page left by dots', { from: '/admin/../chat' }],
  ['another site', { from: '//evil.example/admin/x' }],
  ['the sign-in itself, which would lead to itself', { from: '/Admin/Login/' }],
])('leads to the first page of the admin area after %s', (_name, state) => {
  expect(chooseAdminReturnPath(state)).toBe('/admin');
});
