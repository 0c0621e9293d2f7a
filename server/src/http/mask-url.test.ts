import { expect, it } from 'vitest';
import { maskText, maskUrl } from './mask-url.ts';

const token = 'kT3xUq9ZlWf0aVbM-2nRyE_8sGhJ4dPcOiL6vB1wQzX';
const percent = (text: string): string =>
  Buffer.from(text)
    .toString('hex')
    .replaceAll(/../g, (byte) => `%${byte}`);

it.each([
  `/reset-password/${token}`,
  `/reset-password/${token}/`,
  `/RESET-Password/${token}?lng=tr`,
  `/reset-password//${token}`,
  `/./reset-password/./${token}`,
  `\\reset-password\\${token}`,
  `/%72eset-password/${token}`,
  `/${percent('reset-password')}/${token}`,
  `/${percent(percent('reset-password'))}/${token}`,
  `/reset-password%2f${token}`,
  `/reset-password/${token}.data`,
  `/reset-password/${token}%E0%A4%A`,
  `/tr/reset-password/${token}#x`,
  `/__manifest?p=/reset-password/${token}`,
  `/login?next=%2Freset-password%2F${token}`,
  `/email-verification?Token=${token}`,
  `/email-verification?%74oken=${token}`,
  `/email-verification?lng=tr&token=${token}`,
  `/x?${token}`,
  `/x?symbol=${token}${token}`,
  `/${token}`,
])('shows no token of %s', (url) => {
  expect(maskUrl(url)).not.toContain(token.slice(0, 20));
  expect(maskUrl(url)).toContain('[redacted]');
});

it.each([
  '/admin/people?q=person@example.com',
  '/admin/people?q=person%40example.com',
  '/admin/people?query=person%2540example.com&page=2',
  '/admin/people/person@example.com',
  '/api/users/person%40example.com/sessions',
  '/x?symbol=person@example.com',
])('shows no searched address of %s', (url) => {
  expect(decodeURIComponent(maskUrl(url))).not.toMatch(/person|example/);
});

it('shows what is needed to understand a request', () => {
  const url = '/api/candles?symbol=BTCUSDT&interval=1h&limit=500&before=1700000000000';
  expect(maskUrl(url)).toBe(url);
  const analysis = '/api/analyses/0192f1c2-7e4b-7aaa-8000-0123456789ab';
  expect(maskUrl(analysis)).toBe(analysis);
});

it('is short and linear in what is sent', () => {
  const long = [`/${'a'.repeat(16_000)}@`, `/x?${'@'.repeat(16_000)}`, `/${'%25'.repeat(5_000)}`];
  const begun = performance.now();
  for (const url of long) expect(maskUrl(url).length).toBeLessThanOrEqual(500);
  expect(performance.now() - begun).toBeLessThan(200);
});

it('masks messages that name an address', () => {
  expect(maskText(`No route matches "/reset-password/${token}" for a@b.co`)).toBe(
    'No route matches "/reset-password/[redacted]" for [redacted]',
  );
});
