import { createHash } from 'node:crypto';
import { honeypotField } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register, wideLimits } from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const free = 2;
let test: TestApp;
beforeAll(async () => {
  const everybody = { points: free, seconds: 600 };
  const few = { address: { points: 100, seconds: 600 }, everybody };
  test = await createTestApp({ deps: { authLimits: { ...wideLimits, 'register-freely': few } } });
});
afterAll(() => test.close());

const countAccounts = async (): Promise<number> => {
  const { rows } = await test.database.db.$client.query('select count(*)::int as n from users');
  return rows[0].n;
};

/** Tries numbers until the hash, written in binary, begins with so many zeros. */
function solve(challenge: string, bits: number): string {
  for (let tried = 0; ; tried += 1) {
    const hash = createHash('sha256').update(`${challenge}.${tried}`).digest('hex').slice(0, 10);
    const binary = BigInt(`0x${hash}`).toString(2).padStart(40, '0');
    if (binary.startsWith('0'.repeat(bits))) return String(tried);
  }
}

it('answers a robot that fills the honeypot like a person, and makes no account', async () => {
  const person = await register(test, 'person@example.com');
  const before = await countAccounts();
  const robot = await register(test, 'robot@example.com', { [honeypotField]: 'https://x.example' });
  expect([robot.statusCode, robot.body]).toEqual([person.statusCode, person.body]);
  expect(await countAccounts()).toBe(before);
});

it('asks for a proof of work once many sign up, for known and unknown addresses alike', async () => {
  for (let more = 0; more < free; more += 1) await register(test, `crowd${more}@example.com`);
  const before = await countAccounts();
  const ask = async (email: string) => (await register(test, email)).json().detail;
  const [asked, known] = [await ask('late@example.com'), await ask('person@example.com')];
  expect(Object.keys(known)).toEqual(Object.keys(asked));
  expect([asked.error_code, known.error_code]).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);
  const { challenge, bits } = asked;
  const solution = solve(challenge, bits);
  const send = async (email: string, proof: object): Promise<number> =>
    (await register(test, email, { proof })).statusCode;
  expect(await send('late@example.com', { challenge, solution: 'x' })).toBe(403);
  expect(await send('other@example.com', { challenge, solution })).toBe(403);
  const forged = challenge.replace(/^\d+/, (end: string) => String(Number(end) + 1));
  expect(await send('late@example.com', { challenge: forged, solution })).toBe(403);
  expect(await countAccounts()).toBe(before);
  expect(await send('late@example.com', { challenge, solution })).toBe(200);
  expect(await countAccounts()).toBe(before + 1);
  test.moveClock(10 * 60_000);
  expect(await send('late@example.com', { challenge, solution })).toBe(403);
});
