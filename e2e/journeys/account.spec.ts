import type { Page } from '@playwright/test';
import { chatAddress } from '../harness/chat-address.ts';
import { expect, expectAccessible, waitForHydration, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { accountStages, type Words, words } from './words.ts';

type Person = { username: string; email: string; password: string };

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) <= 860;

async function goToSignUp(page: Page, say: Words): Promise<void> {
  await page
    .getByRole('button', { name: isNarrow(page) ? say.signUp : say.createAnAccount, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: say.createAnAccount })).toBeVisible();
}

async function goToSignIn(page: Page, say: Words): Promise<void> {
  const button = isNarrow(page)
    ? page.getByRole('button', { name: say.signIn, exact: true })
    : page.getByRole('complementary').getByRole('button');
  await button.click();
  await expect(page.getByLabel(say.username)).toHaveCount(0);
}

async function fillSignUp(page: Page, say: Words, person: Person): Promise<void> {
  await page.getByLabel(say.username).fill(person.username);
  await page.getByLabel(say.email).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.getByLabel(say.confirm).fill(person.password);
}

async function acceptAll(page: Page, say: Words): Promise<void> {
  for (const name of [say.privacy, say.terms, say.risk])
    await page.getByRole('checkbox', { name }).check();
}

async function signUp(page: Page, say: Words, person: Person): Promise<void> {
  await open(page, '/login');
  await goToSignUp(page, say);
  await fillSignUp(page, say, person);
  await acceptAll(page, say);
  await page.getByRole('button', { name: say.createAccount, exact: true }).click();
  await expect(page).toHaveURL(/\/email-verification$/);
}

async function verify(page: Page, say: Words, code: string): Promise<void> {
  // It is sent by itself once all digits are there.
  await page.getByLabel(say.code).fill(code);
}

async function signIn(
  page: Page,
  say: Words,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel(say.email).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: say.signIn, exact: true }).click();
}

async function signOutOfProfile(page: Page, say: Words): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: say.signOut }).click();
  await expect(page).toHaveURL(/\/login$/);
}

function testSignUp(say: Words): void {
  test('register, verify, stay signed in after a reload, sign out', async ({ page, person }) => {
    await signUp(page, say, person);
    await expect(page.getByText(say.registered)).toBeVisible();
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await verify(page, say, await person.mailbox.code());
    await expect(page).toHaveURL(chatAddress);

    await open(page, '/profile');
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await expect(page.getByRole('main').getByText(person.username)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await signOutOfProfile(page, say);
    await open(page, '/chat');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a sign-in leads back to the page that was asked for; signed in, its page leads on', async ({
    page,
    person,
    request,
  }) => {
    await register(request, person);
    await open(page, '/settings');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, say, person);
    await expect(page.getByText(say.loggedIn)).toBeVisible();
    await expect(page).toHaveURL(/\/profile\?tab=settings$/);
    await expectAccessible(page);
    await open(page, '/login');
    await expect(page).toHaveURL(chatAddress);
  });
}

function testSignUpErrors(say: Words): void {
  test('different passwords stop the sign-up without a request or a toast', async ({
    page,
    person,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/login');
    await expectAccessible(page);
    await goToSignUp(page, say);
    await fillSignUp(page, say, person);
    await page.getByLabel(say.confirm).fill('another password here');
    await acceptAll(page, say);
    await page.getByRole('button', { name: say.createAccount, exact: true }).click();
    await expect(page.getByText(say.differ)).toBeVisible();
    await expect(page.getByLabel(say.confirm)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requests.filter((url) => url.includes('/api/auth/register'))).toEqual([]);
    await expect(page.getByLabel(say.email)).toHaveValue(person.email);
    await expectAccessible(page);
  });

  test('missing agreements are named, and the input is kept, also by the other side', async ({
    page,
    person,
  }) => {
    await open(page, '/login');
    await goToSignUp(page, say);
    await fillSignUp(page, say, person);
    await page.getByRole('checkbox', { name: say.privacy }).check();
    await goToSignIn(page, say);
    await goToSignUp(page, say);
    await page.getByRole('button', { name: say.createAccount, exact: true }).click();
    await expect(
      page.getByText(say.pleaseAccept(`${say.names.terms}, ${say.names.risk}`)),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: say.terms })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('checkbox', { name: say.privacy })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByLabel(say.password, { exact: true })).toHaveValue(person.password);
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: say.terms }).click(),
    ]);
    await expect(terms).toHaveURL(/\/Terms$/);
    await expect(terms.getByText(say.version)).toBeVisible();
  });
}

function testRecovery(say: Words): void {
  test('an unverified address leads to its verification, and the mailed link verifies too', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(403);
    await signUp(page, say, person);
    await open(page, '/login');
    await signIn(page, say, person);
    await expect(page).toHaveURL(/\/email-verification$/);
    await expect(page.getByText(say.freshCode).or(page.getByText(say.olderCode))).toBeVisible();
    await page.goto(await person.mailbox.link('/email-verification'));
    await expect(page).toHaveURL(chatAddress);
  });

  test('a wrong password is rejected; a forgotten one is reset through the mailed link', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(401);
    await signUp(page, say, person);
    await verify(page, say, await person.mailbox.code());
    await expect(page).toHaveURL(chatAddress);
    await open(page, '/profile');
    await signOutOfProfile(page, say);
    await signIn(page, say, { email: person.email, password: 'not this password' });
    await expect(page.getByText(say.invalid)).toBeVisible();
    await expect(page.getByLabel(say.email)).toHaveValue(person.email);

    await page.getByRole('link', { name: say.forgot }).click();
    await expectAccessible(page);
    await page.getByLabel(say.email).fill(person.email);
    await page.getByRole('button', { name: say.sendLink }).click();
    await expect(page.getByRole('heading', { name: say.lookIntoMailbox })).toBeVisible();
    await page.goto(await person.mailbox.link('/reset-password'));
    await waitForHydration(page);
    await expectAccessible(page);
    const replacement = 'four calm fishing harbours';
    await page.getByLabel(say.newPassword, { exact: true }).fill(replacement);
    await page.getByLabel(say.confirm).fill(replacement);
    await page.getByRole('button', { name: say.savePassword }).click();
    await expect(page.getByText(say.passwordChanged)).toBeVisible();
    await signIn(page, say, { email: person.email, password: replacement });
    await expect(page).toHaveURL(chatAddress);
  });
}

for (const { language, width, height } of accountStages) {
  test.describe(`account, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testSignUp(words[language]);
    testSignUpErrors(words[language]);
    testRecovery(words[language]);
  });
}
