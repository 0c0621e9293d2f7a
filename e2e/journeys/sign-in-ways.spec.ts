import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { isFullRun } from '../harness/tier.ts';
import { profileWords, type ProfileWords } from './profile-words.ts';
import { waysWords, type WaysWords } from './ways-words.ts';
import { accountStages, words, type Words } from './words.ts';

/** An authenticator of the device that confirms by itself, as after a fingerprint. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

type Told = { say: WaysWords; profile: ProfileWords; common: Words };

function testPasskeys({ say, profile, common }: Told): void {
  test('a passkey is added, signs in, and confirms the making of an API key that reads candles', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(403);
    await addAuthenticator(page);
    await register(page.request, person);
    await open(page, '/profile?tab=security');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say.addPasskey }).click();
    await main.getByLabel(say.passkeyName).fill('Laptop');
    await main.getByRole('button', { name: say.goOn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(profile.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: profile.confirm, exact: true }).click();
    await expect(page.getByText(say.passkeyAdded)).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await main.getByRole('button', { name: common.signOut }).last().click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: say.byPasskey }).click();
    await expect(page).not.toHaveURL(/\/login$/);

    await open(page, '/profile?tab=settings');
    await main.getByRole('button', { name: say.addKey }).click();
    await main.getByLabel(say.keyName).fill('Sheet');
    // The sign-in with the passkey counts as a step-up.
    await main.getByRole('button', { name: say.makeKey }).click();
    const key = (await main.locator('code').first().textContent()) ?? '';
    await expectAccessible(page, { part: 'main' });
    const headers = { authorization: `Bearer ${key}` };
    const read = () =>
      page.request.get('/api/candles?symbol=BTCUSDT&interval=1d&limit=50', { headers });
    expect((await read()).status()).toBe(200);
    await main.getByRole('button', { name: say.kept }).click();
    await expect(main.getByText(key)).toHaveCount(0);
    await main.getByRole('button', { name: say.removeKey }).click();
    await expect(main.getByRole('button', { name: say.removeKey })).toHaveCount(0);
    expect((await read()).status()).toBe(401);
  });
}

function testProviderReturns({ say }: Told): void {
  test('each fault of a provider is told, and nothing of it stays in the address', async ({
    page,
    provokes,
  }) => {
    // No provider is configured here.
    provokes(503);
    for (const [query, text] of Object.entries(say.faults)) {
      await page.goto(`/login?${query}`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    }
    const answer = { success: true, error: null };
    await page.route('**/api/auth/oauth/google/token', (route) => route.fulfill({ json: answer }));
    await page.goto('/login?code=x&scope=email&state=google.x');
    await expect(page.getByText(say.noToken)).toBeVisible();
    // While Apple's token is exchanged.
    await page.route('**/api/auth/oauth/apple/token', () => {});
    await page.goto('/login?apple_token=t&user_id=1&username=Eve&email=e***%40example.com');
    await expect(page.getByText(say.loadingApple)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
}

for (const { language, width, height } of accountStages) {
  test.describe(`ways to sign in, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const told = {
      say: waysWords[language],
      profile: profileWords[language],
      common: words[language],
    };
    testPasskeys(told);
    if (isFullRun) testProviderReturns(told);
  });
}
