import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { logIn, register } from '../harness/register.ts';
import { isFullRun } from '../harness/tier.ts';
import { profileWords, type ProfileWords } from './profile-words.ts';
import { accountStages } from './words.ts';

const headers = { 'x-vela-request': '1', 'sec-fetch-site': 'same-origin' };

function testEndedElsewhere(say: ProfileWords): void {
  test('a session that ended elsewhere is signed out here too, and told', async ({
    page,
    person,
    playwright,
    site,
    provokes,
  }) => {
    provokes(401);
    await register(page.request, person);
    await open(page, '/profile?tab=security');
    await expect(page.getByText(say.thisDevice)).toBeVisible();
    const elsewhere = await playwright.request.newContext({ baseURL: site.origin });
    const { email, password } = person;
    const signedIn = await elsewhere.post('/api/auth/login', {
      headers,
      data: { email, password },
    });
    const { access_token: token } = await signedIn.json();
    const authorization = `Bearer ${token}`;
    const ended = await elsewhere.delete('/api/account/sessions', {
      headers: { ...headers, authorization },
    });
    expect(ended.status()).toBe(204);
    await elsewhere.dispose();
    // The first call of the page after that.
    await page.getByRole('link', { name: say.tabs.settings }).click();
    await expect(page.getByText(say.refreshFailed)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
}

function testDevices(say: ProfileWords): void {
  test('a device is signed out from the list, then all; what was recorded is shown', async ({
    page,
    person,
    playwright,
    site,
  }) => {
    await register(page.request, person);
    const elsewhere = await playwright.request.newContext({
      baseURL: site.origin,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
    });
    await logIn(elsewhere, person);
    await person.mailbox.find(/Firefox · Windows/);
    await open(page, '/profile?tab=security');
    const main = page.getByRole('main');
    const device = main.getByRole('listitem').filter({ hasText: 'Firefox · Windows' }).first();
    await expect(main.getByText(say.thisDevice)).toBeVisible();
    await expectAccessible(page);
    await device.getByRole('button', { name: say.endOne }).click();
    await expect(device.getByRole('button', { name: say.endOne })).toHaveCount(0);
    expect((await elsewhere.post('/api/auth/refresh', { headers })).status()).toBe(401);
    await elsewhere.dispose();
    await page.reload();
    await expect(main.getByText(say.deviceEnded).first()).toBeVisible();
    await main.getByRole('button', { name: say.endAll }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.endAllAction }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('the mail about new devices is switched off, and stays so', async ({ page, person }) => {
    await register(page.request, person);
    await open(page, '/profile?tab=notifications');
    const choice = page.getByRole('switch', { name: say.newDevice });
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await page.reload();
    await expect(choice).not.toBeChecked();
    await expectAccessible(page);
  });
}

for (const { language, width, height } of accountStages) {
  test.describe(`devices, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testDevices(profileWords[language]);
    if (isFullRun) testEndedElsewhere(profileWords[language]);
  });
}
