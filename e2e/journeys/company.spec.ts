import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from '../harness/journey.ts';
import { ask, getAnswers, goTo, openChat, waitForAnswers } from './chat-steps.ts';
import { chatWords } from './chat-words.ts';
import { stages } from './words.ts';

const words = {
  en: { asked: '8-pillar AAPL', and: 'and KO?', score: 'Of the 8 pillars', filed: 'Filing' },
  tr: {
    asked: 'AAPL 8 sütun',
    and: 'peki KO?',
    score: '8 sütundan',
    filed: 'Bildirim',
  },
} as const;

for (const { language, width, height } of stages) {
  test.describe(`company, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('the pillars are told, and each number opens its filing', async ({ page, person }) => {
      const [say, told] = [chatWords[language], words[language]];
      await openChat(page, person);
      await ask(page, say, { message: told.asked, count: 1 });
      await expect(getAnswers(page).last()).toContainText(told.score);
      const sheet = page.getByTestId('analysis-page');
      await goTo(page, say.chart);
      await expect(sheet.getByTestId('company-tables').getByRole('row')).toHaveCount(9);
      await expectAccessible(page);

      const number = sheet
        .getByTestId('statements')
        .locator('[data-fact="statement.year-1.revenue"]');
      await number.focus();
      await page.keyboard.press('Enter');
      const card = page.getByTestId('fact-card');
      await expect(card).toContainText(told.filed);
      await expect(card).toContainText(/\d{10}-\d{2}-\d{6}/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(number).toBeFocused();

      await ask(page, say, { message: told.and, count: 2 });
      await expect(getAnswers(page).last()).toContainText(told.score);
      await page.reload();
      await waitForHydration(page);
      await goTo(page, say.chart);
      await expect(sheet).toBeVisible();
    });
  });
}

// One language and width: what is typed, asked and saved is the same in all. 12 seconds.
test.describe('the page of a company', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('shows what was known in an earlier year, and saves its facts', async ({ page, person }) => {
    const say = chatWords.en;
    await openChat(page, person);
    await ask(page, say, { message: 'AAPL 10 year forecast', count: 1 });
    const sheet = page.getByTestId('analysis-page');
    await expect(sheet.locator('figure')).toHaveCount(2);
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('AAPL.csv');
    const sheets = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save as spreadsheet' }).click();
    expect((await sheets).suggestedFilename()).toBe('AAPL.xlsx');

    const slider = sheet.getByRole('slider', { name: 'As known' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'today');
    await slider.focus();
    for (let steps = 0; steps < 100; steps += 1) {
      const told = await slider.getAttribute('aria-valuetext');
      if (told?.startsWith('29 October 2021') === true) break;
      await page.keyboard.press('ArrowLeft');
    }
    await expect(slider).toHaveAttribute('aria-valuetext', /29 October 2021, with the 10-K/);
    await expectAccessible(page);
    // Nothing is asked until it is said: by Enter or by the button.
    await expect(getAnswers(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await waitForAnswers(page, 2);
    await expect(getAnswers(page).last()).toContainText('As it was known on 29 October 2021');
    await expect(slider).toHaveAttribute('aria-valuetext', '29 October 2021');
    await expect(sheet).toContainText('newest filing of 29 October 2021');
  });
});

/** A share is valued by what is typed, and what cannot be calculated with is said. */
async function expectValue(page: Page): Promise<void> {
  await ask(page, chatWords.en, { message: 'DCF AAPL', count: 2 });
  const editor = page.getByTestId('value-editor');
  const value = editor.locator('[data-fact="editor.high.earnings.value"]');
  const growth = editor.getByLabel('Revenue growth a year, High');
  const first = await value.textContent();
  await expectAccessible(page);

  await growth.fill('0,5');
  await expect(value).not.toHaveText(first ?? '');
  // The high column now grows less than the low one.
  await expect(editor).toContainText('is worth less than the one before it');
  await growth.fill('900');
  await expect(growth).toHaveAccessibleDescription('From -50 to 100.');
  await expect(editor).toContainText('Not recalculated');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Reset' }).click();
  await expect(value).toHaveText(first ?? '');

  await value.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('fact-card')).toContainText('Revenue');
}

// As above. 20 seconds.
test.describe('the tables of a company', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('shows statements by quarter with the parts of what is derived, checks, and the value of a share', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await ask(page, chatWords.en, { message: '8-pillar AAPL', count: 1 });
    const statements = page.getByTestId('statements');
    await expect(statements.getByRole('columnheader', { name: /^FY 2025/ })).toBeVisible();
    await statements.getByRole('button', { name: 'Quarterly' }).click();
    await expect(statements.getByRole('columnheader', { name: /^Q4 2025/ })).toBeVisible();
    await expect(statements).toContainText('not in these filings');
    await statements.getByRole('button', { name: 'Balance sheet' }).click();
    await expect(statements.getByRole('rowheader', { name: 'Total assets' })).toBeVisible();
    const derived = statements.locator('[data-fact="statement.quarter-2.revenue"]');
    await expect(derived).toHaveText('102,466');
    await expectAccessible(page);
    await derived.focus();
    await page.keyboard.press('Enter');
    const card = page.getByTestId('fact-card');
    await expect(card).toContainText('416,161');
    await expect(card).toContainText('− Revenue');
    await expect(card).toContainText(/10-K · \d{10}-\d{2}-\d{6}/);
    await page.keyboard.press('Escape');

    const checks = page.getByTestId('further-checks');
    await expect(checks.getByRole('row')).toHaveCount(36);
    await expect(checks).toContainText('not in these filings: Interest expense');
    await checks.locator('[data-fact="further.payout.value"]').click();
    await expect(card).toContainText('Dividends paid');
    await page.keyboard.press('Escape');
    await expectValue(page);
  });
});
