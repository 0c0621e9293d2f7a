import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, getChart, openChat } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

/** The request for the candles and the analysis of a chart. */
const chartRequest = /\/api\/analyses\/[^/?]+\?include=candles$/;

/**
 * Simulates a busy machine: delays the timers of the page until the returned function is called.
 */
async function delayTimers(page: Page): Promise<() => Promise<void>> {
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

/** A search opened while the previous one is closing returns the focus to the chart. */
async function expectFocusAfterQuickTyping(page: Page, say: ChartWords): Promise<void> {
  const surface = page.getByRole('application');
  await surface.focus();
  await page.keyboard.type('1D');
  const goOn = await delayTimers(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: say.oneDay })).toBeChecked();
  await page.keyboard.type('7');
  await expect(page.getByText(say.noSuchInterval)).toBeVisible();
  await goOn();
  await page.keyboard.press('Escape');
  await expect(surface).toBeFocused();
}

function testFocus(say: ChartWords, chat: ChatWords): void {
  test('a search closed while the chart or another search closes moves the focus to the chart', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(500);
    await openChat(page, person);
    await analyze(page, chat);
    const surface = page.getByRole('application');
    await expect(surface).toBeVisible();

    const failing = Promise.withResolvers<void>();
    await page.route(chartRequest, async (route) => {
      await failing.promise;
      await route.fulfill({
        status: 500,
        json: { detail: { error_code: 'INTERNAL_ERROR', message: '' } },
      });
    });
    const asked = page.waitForRequest(chartRequest);
    await page.getByRole('button', { name: chat.analyze, exact: true }).click();
    await asked;
    await surface.focus();
    await page.keyboard.type('7');
    await expect(page.getByText(say.noSuchInterval)).toBeVisible();
    failing.resolve();
    await expect(page.getByText(say.notLoaded)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getChart(page)).toBeFocused();

    await page.unroute(chartRequest);
    const loading = Promise.withResolvers<void>();
    await page.route(chartRequest, async (route) => {
      await loading.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: say.retry }).press('Enter');
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    loading.resolve();
    await expect(surface).toBeFocused();
    await page.unroute(chartRequest);
    await expectFocusAfterQuickTyping(page, say);
  });
}

for (const { language, width, height } of stages) {
  // Typing without a focused field needs a keyboard.
  if (width <= 860) continue;
  test.describe(`focus of the chart, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testFocus(chartWords[language], chatWords[language]);
  });
}
