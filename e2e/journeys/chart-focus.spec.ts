import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, chart, signIn } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

/** What a busy machine does: whatever the page puts off until it has time for it waits until the function returned is called. */
async function holdTimers(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const [later, waiting] = [window.setTimeout, [] as (() => void)[]];
    Object.assign(window, {
      setTimeout: (callback: () => void, wait = 0, ...rest: unknown[]) => {
        if (wait > 0) return later(callback, wait, ...rest);
        waiting.push(callback);
        return 0;
      },
    });
    return {
      goOn: () => {
        Object.assign(window, { setTimeout: later });
        for (const callback of waiting) callback();
      },
    };
  });
  return () => held.evaluate(({ goOn }) => goOn());
}

function testQuickTyping(say: ChartWords, chat: ChatWords): void {
  test('a search typed before the one ahead of it has gone gives the focus back to the chart', async ({
    page,
    person,
    request,
  }) => {
    await register(request, person);
    await signIn(page, chat, person);
    await analyze(page, chat);
    const surface = page.getByRole('application');
    await surface.focus();
    await page.keyboard.type('1D');
    const goOn = await holdTimers(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: say.oneDay })).toBeChecked();
    await page.keyboard.type('7');
    await expect(page.getByText(say.noSuchInterval)).toBeVisible();
    await goOn();
    await page.keyboard.press('Escape');
    await expect(surface).toBeFocused();
  });
}

function testOtherCandles(say: ChartWords, chat: ChatWords): void {
  test('a search closed while the chart is away leaves the focus to the next chart', async ({
    page,
    person,
    request,
    provokes,
  }) => {
    provokes(500);
    await register(request, person);
    await signIn(page, chat, person);
    await analyze(page, chat);
    const surface = page.getByRole('application');
    await expect(surface).toBeVisible();

    const failing = Promise.withResolvers<void>();
    await page.route('**/api/candles?*', async (route) => {
      await failing.promise;
      await route.fulfill({
        status: 500,
        json: { detail: { error_code: 'INTERNAL_ERROR', message: '' } },
      });
    });
    const asked = page.waitForRequest('**/api/candles?*');
    await page.getByRole('button', { name: chat.analyze, exact: true }).click();
    await asked;
    await surface.focus();
    await page.keyboard.type('7');
    await expect(page.getByText(say.noSuchInterval)).toBeVisible();
    failing.resolve();
    await expect(page.getByText(say.notLoaded)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chart(page)).toBeFocused();

    await page.unroute('**/api/candles?*');
    await page.route('**/api/candles?*', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1_000);
      });
      await route.continue();
    });
    await page.getByRole('button', { name: say.retry }).press('Enter');
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    await expect(surface).toBeFocused();
  });
}

for (const { language, width, height } of stages) {
  // What is typed anywhere needs a keyboard.
  if (width <= 860) continue;
  test.describe(`focus of the chart, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testQuickTyping(chartWords[language], chatWords[language]);
    testOtherCandles(chartWords[language], chatWords[language]);
  });
}
