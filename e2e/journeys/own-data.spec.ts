import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { profileWords, type ProfileWords } from './profile-words.ts';
import { accountStages, words } from './words.ts';

async function confirmPassword(page: Page, say: ProfileWords, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say.confirm }).click();
}

function testExport(say: ProfileWords): void {
  test('all data is asked for with the password, made, mailed and downloaded', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(403);
    await register(page.request, person);
    await open(page, '/profile?tab=settings');
    await page.getByRole('button', { name: say.askForData }).click();
    await confirmPassword(page, say, person.password);
    const link = await person.mailbox.link('/profile\\?tab=settings&part=export');
    // The account was made in English; the page stays in the language of the journey.
    await open(page, link.replace(/&lng=\w+/, ''));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say.download }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^vela-data-[\d-]+\.zip$/);
    // The local header of a file in a ZIP archive (APPNOTE 4.3.7).
    expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe(
      'PK\x03\x04',
    );
    await expectAccessible(page);
  });
}

function testDeletion(say: ProfileWords, language: 'en' | 'tr'): void {
  test('a deletion signs out everywhere, and signing in again keeps the account', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(403);
    await register(page.request, person);
    await open(page, '/profile?tab=settings');
    await page.getByRole('button', { name: say.deleteAccount }).click();
    await expectAccessible(page, { part: '[role="dialog"]' });
    await page.getByRole('dialog').getByRole('button', { name: say.deleteAccount }).click();
    await confirmPassword(page, say, person.password);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(say.deletionNoted)).toBeVisible();
    const { email, password, signIn } = words[language];
    await page.getByLabel(email).fill(person.email);
    await page.getByLabel(password, { exact: true }).fill(person.password);
    await page.locator('form').getByRole('button', { name: signIn, exact: true }).click();
    await expect(page.getByText(say.kept)).toBeVisible();
    await open(page, '/profile?tab=security');
    await expect(page.getByText(say.deletionCancelled)).toBeVisible();
  });
}

for (const { language, width, height } of accountStages) {
  test.describe(`own data, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testExport(profileWords[language]);
    testDeletion(profileWords[language], language);
  });
}
