import type { Page } from '@playwright/test';
import { chatAddress } from '../harness/chat-address.ts';
import {
  expect,
  expectAccessible,
  waitForHydration,
  open,
  test as base,
} from '../harness/journey.ts';
import { register, registerUnverified } from '../harness/register.ts';
import { readPrintedAdmin } from '../harness/terminal.ts';
import { type AdminWords, adminWords } from './admin-words.ts';
import { stages } from './words.ts';

type Account = { email: string; password: string };

const test = base.extend<{ admin: Account }>({
  admin: async ({ site }, use) => {
    await use(await readPrintedAdmin(site.dataDir));
  },
});

async function signIn(page: Page, say: AdminWords, { email, password }: Account): Promise<void> {
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
}

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const getRow = (page: Page, name: string) => page.getByRole('row', { name });
/** A readiness response of the server. */
const createReading = (status: string, mail: string) => ({
  status: status === 'ready' ? 200 : 503,
  json: {
    status,
    dependencies: { database: 'ok', migrations: 'ok', disk: 'ok', mail, marketData: 'ok' },
  },
});

function testAdmin(say: AdminWords): void {
  test('an admin signs in, reads the service state, and stays signed in', async ({
    page,
    admin,
  }) => {
    await open(page, '/ADMIN');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(getHeading(page, say.heading)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
    await expect(page.getByRole('link', { name: say.home })).toHaveAttribute('href', '/');
    await expectAccessible(page);

    // The greeting is short: each frame is looked at, from before the click.
    const greeting = page.waitForFunction(
      (text) => document.body.innerText.includes(text),
      say.signedIn,
      { polling: 'raf' },
    );
    await signIn(page, say, admin);
    await greeting;
    await expect(page).toHaveURL(/\/admin$/i);
    await expect(getHeading(page, say.service)).toBeVisible();
    for (const name of [say.database, say.mail])
      await expect(getRow(page, name).first()).toContainText(say.works);
    await expect(page.getByText(say.ready, { exact: true })).toBeVisible();
    await expect(page.getByText(say.readAt)).toBeVisible();
    await expect(page.getByText(say.nothingElse)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);

    await open(page, '/Admin/Login');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(getHeading(page, say.service)).toBeVisible();
  });

  test('an unknown admin path shows 404 within the admin area', async ({
    page,
    admin,
    provokes,
  }) => {
    provokes(404);
    const answer = await page.goto('/admin/nothing/here');
    expect(answer?.status()).toBe(404);
    await waitForHydration(page);
    await expect(getHeading(page, say.heading)).toBeVisible();
    await signIn(page, say, admin);
    await expect(page).toHaveURL(/\/admin\/nothing\/here$/);
    await expect(getHeading(page, say.notFound)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.back }).click();
    await expect(getHeading(page, say.service)).toBeVisible();
  });
}

function testServiceStates(say: AdminWords): void {
  test('stopping, failing and recovered server states are shown', async ({
    page,
    admin,
    provokes,
  }) => {
    provokes(502, 503);
    await open(page, '/admin/login');
    let next = { status: 502, json: {} };
    await page.route('**/api/ready', (route) => route.fulfill(next));
    await signIn(page, say, admin);
    await expect(page.getByRole('heading', { name: say.noReading })).toBeVisible();
    await expectAccessible(page);

    next = createReading('ready', 'failing');
    await page.getByRole('button', { name: say.retry }).press('Enter');
    await expect(getRow(page, say.mail).last()).toContainText(say.fails);
    await expectAccessible(page);

    next = createReading('stopping', 'ok');
    await page.getByRole('button', { name: say.refresh }).click();
    await expect(page.getByText(say.stopping, { exact: true })).toBeVisible();
    await expectAccessible(page);

    next = { status: 502, json: {} };
    await page.getByRole('button', { name: say.refresh }).click();
    await expect(page.getByText(say.outdated)).toBeVisible();
    await expect(page.getByText(say.stopping, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

function testOthers(say: AdminWords): void {
  test('a non-admin is rejected, stays signed in, and can switch accounts', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(401);
    await register(page.request, person);
    await page.context().clearCookies();
    await open(page, '/admin/login');
    await signIn(page, say, { ...person, password: 'not this password' });
    await expect(page.getByText(say.invalid)).toBeVisible();
    await expect(page.getByLabel(say.email)).toHaveValue(person.email);
    await signIn(page, say, person);
    await expect(page.getByRole('alert').filter({ hasText: say.notAdmin })).toContainText(
      person.email,
    );
    await expectAccessible(page);

    await open(page, '/admin');
    await expect(getHeading(page, say.notAdmin)).toBeVisible();
    await expect(page.getByText(say.service)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: say.toChat }).click();
    await expect(page).toHaveURL(chatAddress);

    await open(page, '/admin');
    await page.getByRole('button', { name: say.another }).click();
    await expect(page.getByText(say.signedOut)).toBeVisible();
    await expect(getHeading(page, say.heading)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test('an unverified address leads to its verification', async ({ page, person, provokes }) => {
    provokes(403);
    await registerUnverified(page.request, person);
    await open(page, '/admin/login');
    await signIn(page, say, person);
    await expect(page).toHaveURL(/\/email-verification$/);
    await expect(page.getByText(person.email)).toBeVisible();
  });
}

for (const { language, width, height } of stages) {
  test.describe(`the admin area, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testAdmin(adminWords[language]);
    testServiceStates(adminWords[language]);
    testOthers(adminWords[language]);
  });
}

test.describe('the admin area at its narrowest', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'tr-TR' });

  test('has no horizontal scroll and works by keyboard alone', async ({ page, admin }) => {
    const say = adminWords.tr;
    await open(page, '/admin/login');
    await expectAccessible(page);
    await page.getByLabel(say.email).focus();
    await page.keyboard.type(admin.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await expect(getHeading(page, say.service)).toBeVisible();
    await expectAccessible(page);
    const first = await page.locator('tbody time').first().getAttribute('datetime');
    const refresh = page.getByRole('button', { name: say.refresh });
    await refresh.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('tbody time').first()).not.toHaveAttribute('datetime', first ?? '');
    await expect(refresh).toBeFocused();
  });
});
