import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { getAnswers, getChart, goTo } from './chat-steps.ts';
import { chatWords } from './chat-words.ts';
import { stages, words } from './words.ts';

const say = {
  en: {
    question: /^What has Bitcoin done/,
    typed: 'Type a symbol or a name',
    notCovered: 'This instrument is not covered.',
    signIn: 'Sign in',
    day: '1 day',
    own: 'Is it rising at all?',
  },
  tr: {
    question: /^Bitcoin bu grafikte ne/,
    typed: 'Bir sembol ya da ad yazın',
    notCovered: 'Bu enstrüman kapsam dışında.',
    signIn: 'Giriş yap',
    day: '1 gün',
    own: 'Yükseliyor mu peki?',
  },
} as const;

for (const { language, width, height } of stages) {
  test.describe(`guests, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const [ours, chat, account] = [say[language], chatWords[language], words[language]];

    test('a guest reads a stored chart and answer, and keeps both after signing in', async ({
      page,
      person,
      request,
    }) => {
      // Charts are made in the background after a start.
      test.slow();
      const readChart = async () =>
        (await request.get(`/api/explore?symbol=BTCUSDT&interval=1d&language=${language}`)).json();
      await expect
        .poll(async () => (await readChart()).analysis?.interval, { timeout: 100_000 })
        .toBe('1d');
      const asked: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().includes('/api/')) asked.push(new URL(sent.url()).pathname);
      });
      await open(page, '/');
      await page.getByLabel(ours.typed).fill('bitcoin');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/explore\?symbol=bitcoin$/);
      await expect(page.getByTestId('reading').locator('visible=true').first()).toBeVisible();
      await expect(getChart(page)).toHaveAttribute('data-analysis', /.+/);
      await expectAccessible(page);
      await goTo(page, chat.chat);
      await page.getByRole('button', { name: ours.question }).click();
      await expect(getAnswers(page)).toHaveCount(1);
      await getAnswers(page).last().locator('[data-fact]').first().click();
      await expect(page.getByTestId('fact-card')).toBeVisible();
      await page.keyboard.press('Escape');
      expect(asked.filter((path) => !/explore|sessions|auth/.test(path))).toEqual([]);

      await goTo(page, chat.chart);
      await page.getByRole('button', { name: ours.day, exact: true }).click();
      await expect(page).toHaveURL(/explore\?symbol=BTCUSDT&interval=1d$/);
      await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
      await goTo(page, chat.chat);
      await page.locator('#message').fill(ours.own);
      await page.keyboard.press('Enter');
      await register(request, person);
      await page.getByRole('dialog').getByRole('link', { name: ours.signIn }).click();
      await page.getByLabel(account.email).locator('visible=true').fill(person.email);
      await page
        .getByLabel(account.password, { exact: true })
        .locator('visible=true')
        .fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/chat\?symbol=BTCUSDT&interval=1d$/);
      await goTo(page, chat.chat);
      await expect(page.locator('#message')).toHaveValue(ours.own);
    });
  });

  test.describe(`a guest types a symbol, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const ours = say[language];

    test('a name without a stored chart is told, with the charts that are there', async ({
      page,
      provokes,
    }) => {
      provokes(422);
      await open(page, '/');
      await page.getByLabel(ours.typed).fill('garanti');
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: ours.notCovered });
      await expect(alert).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
    });
  });
}
