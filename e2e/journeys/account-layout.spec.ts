import type { Page } from '@playwright/test';
import { chatAddress } from '../harness/chat-address.ts';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { isFullRun } from '../harness/tier.ts';
import { words, type Words } from './words.ts';

/** What password managers read, by screen: HTML's autofill names. */
const autofill = {
  '/login': { email: ['username'], password: ['current-password'] },
  '/register': {
    username: ['nickname'],
    email: ['username'],
    password: ['new-password'],
    confirmPassword: ['new-password'],
  },
  '/forgot-password': { email: ['email', 'username'] },
  '/email-verification': { code: ['one-time-code'] },
} as const;

/** Types where the focus is, after moving it with the keyboard to the field of this name. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.type(text);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

function testKeyboard(say: Words): void {
  test('an account is made, verified and signed in to by the keyboard alone', async ({
    page,
    person,
  }) => {
    await open(page, '/register');
    await typeInto(page, 'username', person.username);
    await typeInto(page, 'email', person.email);
    await typeInto(page, 'password', person.password);
    await typeInto(page, 'confirmPassword', person.password);
    await tabTo(page, 'form [type="checkbox"]');
    await page.keyboard.press('Space');
    await tabTo(page, 'form [type="submit"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/email-verification$/);
    await expect(page.getByLabel(say.code)).toBeVisible();
    await typeInto(page, 'code', await person.mailbox.code());
    await expect(page).toHaveURL(chatAddress);
  });
}

function testScreens(width: number): void {
  test('account screens are accessible, and say to password managers what their fields are', async ({
    page,
  }) => {
    for (const [path, fields] of Object.entries(autofill)) {
      await open(page, path);
      for (const [name, allowed] of Object.entries(fields))
        expect(allowed, `${path} ${name}`).toContain(
          await page.locator(`[name="${name}"]`).getAttribute('autocomplete'),
        );
      await expectAccessible(page);
    }
    await open(page, '/login');
    // The forms stand side by side above 860 px; at and below it one is chosen by a toggle.
    const beside = page.getByRole('complementary').getByRole('button');
    await expect(beside).toHaveCount(width > 860 ? 1 : 0);
  });
}

const widths = isFullRun ? [1280, 860, 859, 390] : [];

for (const language of ['en', 'tr'] as const) {
  test.describe(`account screens, ${language}`, () => {
    test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    if (isFullRun || language === 'tr') testKeyboard(words[language]);
    for (const width of widths)
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });
        testScreens(width);
      });
  });
}
