import { register } from '../harness/register.ts';
import { expect, expectAccessible, test, waitForHydration } from '../harness/journey.ts';
import { ask, getAnswers, goTo, signIn, waitForAnswers } from './chat-steps.ts';
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

    test('the pillars are told, and each number opens its filing', async ({
      page,
      person,
      request,
    }) => {
      const [say, told] = [chatWords[language], words[language]];
      await register(request, person);
      await signIn(page, person);
      await ask(page, say, { message: told.asked, count: 1 });
      await expect(getAnswers(page).last()).toContainText(told.score);
      const sheet = page.getByTestId('analysis-page');
      await goTo(page, say.chart);
      await expect(sheet.getByTestId('company-tables').getByRole('row')).toHaveCount(15);
      await expectAccessible(page);

      const number = sheet
        .getByTestId('company-tables')
        .locator('[data-fact="company.revenue.year-1.value"]');
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

  test('shows what was known in an earlier year, and saves its facts', async ({
    page,
    person,
    request,
  }) => {
    const say = chatWords.en;
    await register(request, person);
    await signIn(page, person);
    await ask(page, say, { message: 'AAPL 10 year forecast', count: 1 });
    const sheet = page.getByTestId('analysis-page');
    await expect(sheet.locator('figure')).toHaveCount(2);
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('AAPL.csv');

    await sheet.getByLabel('As known').selectOption('2021');
    await waitForAnswers(page, 2);
    await expect(getAnswers(page).last()).toContainText('As it was known on 31 December 2021');
    await expect(sheet.getByLabel('As known')).toHaveValue('2021');
    await expect(sheet).toContainText('newest filing of 29 October 2021');
  });

  test('values a share by what is typed, and says what cannot be calculated with', async ({
    page,
    person,
    request,
  }) => {
    await register(request, person);
    await signIn(page, person);
    await ask(page, chatWords.en, { message: 'DCF AAPL', count: 1 });
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
    await editor.getByRole('button', { name: 'As at first' }).click();
    await expect(value).toHaveText(first ?? '');

    await value.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('fact-card')).toContainText('Revenue');
  });
});
