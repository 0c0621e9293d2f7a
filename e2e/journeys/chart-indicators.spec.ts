import { expect, expectAccessible, test } from '../harness/journey.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import {
  analyze,
  getAnswers,
  goTo,
  openChat,
  pressSeldomTool,
  waitForAnswers,
} from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

function testIndicators(say: ChartWords, chat: ChatWords): void {
  test('indicators are found, drawn, changed, explained, removed and saved', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await analyze(page, chat);
    await goTo(page, chat.chart);
    await page.getByRole('button', { name: say.indicators, exact: true }).click();
    const field = page.getByRole('combobox', { name: say.indicatorField });
    // Also found by its name in the other language.
    for (const [typed, id] of [
      ['RSI', 'rsi'],
      [say.averageElsewhere, 'ema'],
      ['macd', 'macd'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByRole('option').first()).toHaveAttribute('data-indicator', id);
      await field.press('Enter');
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const rows = page.locator('li[data-indicator]');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(/RSI 14\s*\d/);
    await rows.first().getByRole('button').click();
    await page.getByRole('menuitem', { name: say.parameters }).click();
    await page.getByLabel(say.length).fill('999');
    await expect(page.getByText(say.outOfRange)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.length).fill('9');
    await page.getByRole('button', { name: say.apply }).click();
    await expect(rows.first()).toContainText(/RSI 9\s*\d/);

    await rows.nth(1).getByRole('button').click();
    await page.getByRole('menuitem', { name: say.remove }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await goTo(page, chat.chart);
    await expect(rows.first()).toContainText(/RSI 9\s*\d/);

    await pressSeldomTool(page, say, say.describe);
    await expect(page.getByRole('status').filter({ hasText: 'BTCUSDT' })).toBeVisible();
    await expectAccessible(page);

    await rows.first().getByRole('button').click();
    await page.getByRole('menuitem', { name: say.explainThis }).click();
    await waitForAnswers(page, 2);
    await expect(getAnswers(page).last()).toContainText('RSI');
  });
}

for (const { language, width, height } of stages) {
  test.describe(`indicators, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testIndicators(chartWords[language], chatWords[language]);
  });
}
