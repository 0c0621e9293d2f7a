import type { APIRequestContext, Page } from '@playwright/test';
import {
  accountPaths,
  apiPaths,
  type OwnSessionList,
  type RefreshAnswer,
  type SecurityEventList,
} from '@vela/contracts';
import { expect, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { isFullRun } from '../harness/tier.ts';
import { words, type Words } from './words.ts';

const headers = { 'x-vela-request': '1', 'sec-fetch-site': 'same-origin' };
const tabs = 5;
const rounds = 10;
/** Until all tabs have been told when to refresh. */
const leadMs = 300;

/** Refreshes beside the lock by which the tabs of the product take turns. */
/** Refreshes at a moment (ms since 1970), beside the lock by which the tabs of the product take turns. */
const refreshAt = (page: Page, moment: number): Promise<number> =>
  page.evaluate(
    async ({ path, at }) => {
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
      const answer = await fetch(path, { method: 'POST', headers: { 'x-vela-request': '1' } });
      return answer.status;
    },
    { path: apiPaths.refresh, at: moment },
  );

const refreshAtOnce = (pages: readonly Page[]): Promise<number[]> => {
  const moment = Date.now() + leadMs;
  return Promise.all(pages.map((page) => refreshAt(page, moment)));
};

/**
 * All tabs at once, in rounds: a browser opens six connections to a server, so that of more than
 * six requests at once the later ones would carry the successor of the token of the first.
 */
async function refreshInRounds(pages: readonly Page[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) statuses.push(...(await refreshAtOnce(pages)));
  return statuses;
}

/** The open sessions of the account, and what was recorded about it, by the cookie. */
async function readAccount(request: APIRequestContext) {
  const refreshed = await request.post(apiPaths.refresh, { headers });
  const { access_token: token }: RefreshAnswer = await refreshed.json();
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  const own: OwnSessionList = await (await request.get(accountPaths.ownSessions, bearer)).json();
  const events: SecurityEventList = await (
    await request.get(accountPaths.securityEvents, bearer)
  ).json();
  return { sessions: own.items, actions: events.items.map(({ action }) => action) };
}

async function signInAt(page: Page, say: Words, person: { email: string; password: string }) {
  await page.getByLabel(say.email).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: say.signIn, exact: true }).click();
}

function testTabs(say: Words): void {
  test('five tabs refresh at once ten times in one session, and sign out and in together', async ({
    context,
    page,
    person,
  }) => {
    await register(page.request, person);
    const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
    const all = [page, ...others];
    await Promise.all(all.map((tab) => open(tab, '/profile')));
    const statuses = await refreshInRounds(all);
    expect(statuses).toEqual(Array.from({ length: tabs * rounds }, () => 200));
    const { sessions, actions } = await readAccount(page.request);
    expect(sessions).toHaveLength(1);
    expect(actions).not.toContain('refresh-reused');
    await Promise.all(all.map((tab) => tab.reload()));
    for (const tab of all)
      await expect(tab.getByRole('main').getByText(person.email)).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: say.signOut }).click();
    for (const tab of all) await expect(tab).toHaveURL(/\/login$/);
    await signInAt(all[2] ?? page, say, person);
    for (const tab of all) await expect(tab).toHaveURL(/\/(?:profile|chat)/);
  });
}

function testClumsyHands(say: Words): void {
  test('a double click signs up once, a set clock delays no code, and going back asks for none', async ({
    page,
    person,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await open(page, '/register');
    await page.getByLabel(say.username).fill(person.username);
    await page.getByLabel(say.email).fill(`  ${person.email.toUpperCase()} `);
    await page.getByLabel(say.password, { exact: true }).fill(person.password);
    await page.getByLabel(say.confirm).fill(person.password);
    await page.locator('form [type="checkbox"]').check();
    await page.getByRole('button', { name: say.createAccount, exact: true }).dblclick();
    await expect(page).toHaveURL(/\/email-verification$/);
    expect(sent.filter((path) => path === accountPaths.register)).toHaveLength(1);
    await page.clock.setFixedTime(Date.now() - 3_600_000);
    await page.waitForTimeout(600);
    await expect(page.getByText(say.newCodeIn)).toBeVisible();
    // As a mail program copies it: with spaces that do not break, and a hyphen.
    const code = await person.mailbox.code();
    const copied = `\u00a0${code.slice(0, 3)}\u2011${code.slice(3)}\u00a0`;
    await page.getByLabel(say.code).fill(copied);
    await expect(page).toHaveURL(/\/chat/);
    await page.goBack();
    await expect(page.getByLabel(say.code)).toHaveCount(0);
    expect(sent.filter((path) => path === accountPaths.verifyEmail)).toHaveLength(1);
  });
}

if (isFullRun)
  for (const language of ['en', 'tr'] as const)
    test.describe(`tabs, ${language}`, () => {
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US' });
      testTabs(words[language]);
      testClumsyHands(words[language]);
    });
