import { expect, expectAccessible, test, waitForHydration } from '../harness/journey.ts';
import { ask, getAnswers, goTo, openChat } from './chat-steps.ts';
import { chatWords } from './chat-words.ts';
import { stages } from './words.ts';

const words = {
  en: {
    asked: 'I buy a flat at 250,000 with 20 % down, rent 1,400',
    invested: 'takes 57,500 USD of own money',
    assumed: 'Assumed, because you did not say: Closing costs 3%',
    and: 'and pessimistic?',
    pessimistic: 'Pessimistic: rent growth 1.5%',
    from: 'Closing costs',
  },
  tr: {
    asked: '250.000 dolara daire alıyorum, %20 peşinat, kirası 1.400',
    invested: '57.500 USD öz para gerekir',
    assumed: 'Yazmadığınız için varsayılanlar: Tapu ve işlem masrafları %3',
    and: 'peki kötümser?',
    pessimistic: 'Kötümser: kira artışı %1,5',
    from: 'Tapu ve işlem masrafları',
  },
} as const;

for (const { language, width, height } of stages) {
  test.describe(`property, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('a deal is calculated, and each number opens what it was computed from', async ({
      page,
      person,
    }) => {
      const [say, told] = [chatWords[language], words[language]];
      await openChat(page, person);
      await ask(page, say, { message: told.asked, count: 1 });
      await expect(getAnswers(page).last()).toContainText(told.invested);
      await expect(getAnswers(page).last()).toContainText(told.assumed);
      const sheet = page.getByTestId('analysis-page');
      await goTo(page, say.chart);
      await expect(sheet.getByRole('row')).toHaveCount(78);
      await expectAccessible(page);
      await goTo(page, say.chat);
      await expectAccessible(page);

      const number = getAnswers(page).last().locator('[data-fact="property.invested"]').first();
      await number.focus();
      await page.keyboard.press('Enter');
      const card = page.getByTestId('fact-card');
      await expect(card).toContainText(told.from);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(number).toBeFocused();

      await ask(page, say, { message: told.and, count: 2 });
      await expect(getAnswers(page).last()).toContainText(told.pessimistic);
      await page.reload();
      await waitForHydration(page);
      await goTo(page, say.chat);
      await goTo(page, say.chart);
      await expect(sheet).toBeVisible();
    });
  });
}
