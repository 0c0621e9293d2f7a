import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { logIn, type Registrant } from '../harness/register.ts';
import { ask, getAnswers, getChart, goTo, isNarrow, openChat, typeInterval } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const getReading = (page: Page) => page.getByTestId('reading').locator('visible=true').first();

async function expectChart(page: Page, symbol: string, interval: string): Promise<void> {
  await expect(page.getByTestId('chart-symbol')).toHaveText(symbol);
  await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(new RegExp(`symbol=${symbol}&interval=${interval}$`));
}

/** Opens the plain chat address as the same person on another device. */
async function openElsewhere(browser: Browser, person: Registrant, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    ...(page.viewportSize() === null ? {} : { viewport: page.viewportSize() }),
  });
  const other = await context.newPage();
  await logIn(other.request, person);
  await open(other, '/chat');
  return other;
}

function testWorkspace(say: ChatWords): void {
  test('a chart is there at once, follows the controls, and is back on another device', async ({
    page,
    person,
    browser,
  }) => {
    await openChat(page, person);
    await expectChart(page, 'BTCUSDT', '1h');
    await expect(getReading(page).getByRole('listitem')).toHaveCount(3);
    await expect(getReading(page).locator('[data-fact]').first()).toBeVisible();
    await expectAccessible(page);

    await typeInterval(page, { typed: '4h', interval: '4h' });
    await expectChart(page, 'BTCUSDT', '4h');
    if (!isNarrow(page)) {
      const limit = page.getByLabel(say.candleLimit, { exact: true }).locator('visible=true');
      await limit.fill('200');
      await expect(getReading(page)).toContainText('200');
    }
    await ask(page, say, { message: say.concept, count: 1 });
    await goTo(page, say.chart);
    await page.getByRole('application').press('e');
    await page.keyboard.type('thusdt');
    await expect(page.getByRole('option').first()).toContainText('ETHUSDT');
    await page.keyboard.press('Enter');
    await expectChart(page, 'ETHUSDT', '4h');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/workspace'));
    await page.getByRole('application').press('+');
    await kept;
    const address = page.url();

    const other = await openElsewhere(browser, person, page);
    await expect(other).toHaveURL(address);
    await expect(getAnswers(other)).toHaveCount(1);
    await expectChart(other, 'ETHUSDT', '4h');
    expect(await other.evaluate(() => localStorage.getItem('vela.chart.zoom'))).toMatch(/^\d+$/);
    await other.context().close();
  });
}

for (const { language, width, height } of stages) {
  test.describe(`workspace, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testWorkspace(chatWords[language]);
  });
}
