import path from 'node:path';
import type { Page } from '@playwright/test';
import { open, test, waitForHydration } from '../harness/journey.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { logIn, register } from '../harness/register.ts';
import { ask, getAnswers, getChart } from '../journeys/chat-steps.ts';
import { chatWords, type ChatWords } from '../journeys/chat-words.ts';

/** The 24 pictures that docs/design/rubric.md is applied to: `npm run screens rubric`. */
const folder = path.resolve(import.meta.dirname, '../../screens/rubric');
const looks = [
  { width: 1280, height: 800, theme: 'dark', language: 'tr' },
  { width: 1280, height: 800, theme: 'light', language: 'en' },
  { width: 390, height: 844, theme: 'dark', language: 'en' },
  { width: 390, height: 844, theme: 'light', language: 'tr' },
] as const;
const nearestGap = { en: 'how far is the nearest gap', tr: 'en yakın boşluk nerede' } as const;
const names = { en: 'Ada Perry', tr: 'Deniz Aksoy' } as const;
const chart = '?symbol=BTCUSDT&interval=4h';

async function waitForChart(page: Page): Promise<void> {
  await getChart(page).and(page.locator('[aria-busy="false"][data-analysis]')).waitFor();
  await page.getByRole('application').locator('canvas').first().waitFor();
  // A canvas does not say when it has been drawn.
  await page.waitForTimeout(1_000);
}

/** The nearest gap is asked for; where there is room beside it, one of its numbers is pressed. */
async function showAnswer(page: Page, say: ChatWords, message: string): Promise<void> {
  await ask(page, say, { message, count: 1 });
  if ((page.viewportSize()?.width ?? 0) > 860)
    await getAnswers(page).last().locator('[data-fact^="gap."]').first().click();
  await waitForChart(page);
}

for (const { width, height, theme, language } of looks)
  test.describe(`${width}, ${theme}, ${language}`, () => {
    test.use({
      viewport: { width, height },
      colorScheme: theme,
      locale: language === 'tr' ? 'tr-TR' : 'en-US',
    });
    const take = (page: Page, screen: string, animations: 'allow' | 'disabled' = 'disabled') =>
      page.screenshot({
        path: path.join(folder, `${screen}.${width}.${theme}.${language}.png`),
        animations,
      });

    test('pictures of the rubric', async ({ page, person, request, provokes, site }, {
      config,
    }) => {
      // A stored chart is asked for until it is there.
      provokes(404);
      const { wanted } = config.metadata;
      test.skip(!(Array.isArray(wanted) && wanted.includes('rubric')));
      page.setDefaultTimeout(60_000);
      // Stored charts are made in the background after a start, and typefaces that come late are
      // used from the next page on: the first page is opened before any picture is taken.
      await open(page, `/explore${chart}`);
      await getChart(page).and(page.locator('[data-analysis]')).waitFor({ timeout: 240_000 });
      for (const [screen, address] of [
        ['landing', '/'],
        ['methods', '/methods'],
      ] as const) {
        await open(page, address);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.reload();
        await waitForHydration(page);
        // The first sentence of the story is lit: endless animations play on.
        await take(page, screen, 'allow');
      }
      await open(page, `/explore${chart}`);
      await waitForChart(page);
      await take(page, 'explore');

      const email = `${names[language].replace(/\W/g, '').toLowerCase()}.${width}@example.com`;
      const username = names[language];
      const known = { ...person, username, email, mailbox: new Mailbox(site.dataDir, email) };
      await register(request, known);
      await logIn(page.request, known);
      await open(page, '/profile');
      await page.waitForLoadState('networkidle');
      await take(page, 'profile');
      await open(page, `/chat${chart}`);
      await waitForChart(page);
      await take(page, 'chat');
      await showAnswer(page, chatWords[language], nearestGap[language]);
      await take(page, 'answer');
    });
  });
