import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { logIn, register } from '../harness/register.ts';
import { profileWords, type ProfileWords } from './profile-words.ts';
import { accountStages } from './words.ts';

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

function testName(say: ProfileWords): void {
  test('a new name is saved, and shown in another tab', async ({ page, context, person }) => {
    await register(page.request, person);
    const other = await context.newPage();
    await open(other, '/profile');
    await open(page, '/profile');
    await page.getByLabel(say.name).fill('Ada Lovelace');
    await press(page, say.saveName);
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(page.getByRole('main').getByText('Ada Lovelace', { exact: true })).toBeVisible();
    await expect(other.getByRole('main').getByText('Ada Lovelace', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

function testEmail(say: ProfileWords): void {
  test('the address changes after the password and with the codes of both addresses', async ({
    page,
    person,
    site,
    provokes,
  }) => {
    provokes(403, 400);
    await register(page.request, person);
    const newEmail = `new-${person.email}`;
    await open(page, '/profile');
    await page.getByLabel(say.newEmail).fill(newEmail);
    await press(page, say.sendCodes);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.password, { exact: true }).fill(person.password);
    await expectAccessible(page, { part: '[role="dialog"]' });
    await dialog.getByRole('button', { name: say.confirm }).click();
    const oldField = page.getByLabel(say.formatCodeLabel(person.email), { exact: true });
    const newField = page.getByLabel(say.formatCodeLabel(newEmail), { exact: true });
    const newCode = await new Mailbox(site.dataDir, newEmail).code();
    await oldField.fill('000000');
    await newField.fill(newCode);
    await press(page, say.changeAddress);
    await expect(page.getByText(say.codeWrong)).toBeVisible();
    await expect(newField).toHaveValue(newCode);
    await oldField.fill(await person.mailbox.code());
    await press(page, say.changeAddress);
    await expect(page.getByRole('main').getByText(newEmail, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

function testSettings(say: ProfileWords): void {
  test('choices are kept; an unknown symbol is told at its field, and nothing is lost', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(400);
    await register(page.request, person);
    await open(page, '/settings');
    await page.getByLabel(say.timeZone).selectOption('Europe/Istanbul');
    await page.getByLabel(say.symbol).fill('NOSUCHTHING');
    await press(page, say.saveSettings);
    await expect(page.getByText(say.unknownSymbol)).toBeVisible();
    await expect(page.getByLabel(say.timeZone)).toHaveValue('Europe/Istanbul');
    await page.getByLabel(say.symbol).fill('ETHUSDT');
    await press(page, say.saveSettings);
    await expect(page.getByText(say.saved)).toBeVisible();
    await expectAccessible(page);
    await open(page, '/chat');
    await expect(page.getByRole('button', { name: /ETHUSDT/ }).first()).toBeVisible();
    await open(page, '/settings');
    await page.getByLabel(say.language).selectOption({ label: say.other.language });
    await press(page, say.saveSettings);
    await expect(page.getByRole('heading', { name: say.other.heading })).toBeVisible();
  });
}

function testPassword(say: ProfileWords): void {
  test('a wrong present password is told at its field; the right one signs other devices out', async ({
    page,
    person,
    playwright,
    site,
    provokes,
  }) => {
    provokes(400);
    await register(page.request, person);
    const elsewhere = await playwright.request.newContext({ baseURL: site.origin });
    await logIn(elsewhere, person);
    await open(page, '/profile?tab=security');
    await page.getByLabel(say.current).fill('not this one at all');
    await page.getByLabel(say.newPassword).fill('eight ferries and a gull');
    await page.getByLabel(say.again).fill('eight ferries and a gull');
    await press(page, say.changePassword);
    await expect(page.getByText(say.wrong)).toBeVisible();
    await expect(page.getByLabel(say.newPassword)).toHaveValue('eight ferries and a gull');
    await page.getByLabel(say.current).fill(person.password);
    await press(page, say.changePassword);
    await expect(page.getByText(say.passwordChanged)).toBeVisible();
    await expectAccessible(page);
    const headers = { 'x-vela-request': '1', 'sec-fetch-site': 'same-origin' };
    expect((await elsewhere.post('/api/auth/refresh', { headers })).status()).toBe(401);
    await elsewhere.dispose();
    await page.reload();
    await expect(page.getByLabel(say.current)).toBeVisible();
  });
}

for (const { language, width, height } of accountStages) {
  test.describe(`profile, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const say = profileWords[language];
    testName(say);
    testEmail(say);
    testSettings(say);
    testPassword(say);
  });
}
