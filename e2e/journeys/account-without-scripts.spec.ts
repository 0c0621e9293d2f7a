import { expect, test } from '../harness/journey.ts';
import { isFullRun } from '../harness/tier.ts';
import { words } from './words.ts';

const pages = [
  '/login',
  '/reset-password?token=t',
  ...(isFullRun ? ['/register', '/forgot-password', '/email-verification'] : []),
];

for (const language of ['en', 'tr'] as const) {
  test.describe(`account without JavaScript, ${language}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      locale: language === 'tr' ? 'tr-TR' : 'en-US',
      javaScriptEnabled: false,
    });

    for (const path of pages) {
      test(`${path} shows that it needs scripts, and sends no input`, async ({ page, person }) => {
        await page.goto(path);
        await expect(page.getByText(words[language].needsScripts)).toBeVisible();
        const form = page.locator('main form');
        await expect(form).toHaveAttribute('method', 'post');
        await expect(form.locator('button[type="submit"]')).toBeDisabled();
        for (const field of await form.locator('input:not([type="checkbox"])').all())
          await field.fill(person.password);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${path.replace('?', String.raw`\?`)}$`));
      });
    }
  });
}

test('an account form submitted natively redirects to its page without the input', async ({
  request,
  person,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const path of pages) {
    const answer = await request.post(path, {
      headers,
      form: { password: person.password },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['location']], path).toEqual([303, path]);
    expect(await answer.text()).not.toContain(person.password);
  }
});
