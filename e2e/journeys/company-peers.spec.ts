import { expect, expectAccessible, test } from '../harness/journey.ts';
import { ask, getAnswers, goTo, openChat } from './chat-steps.ts';
import { chatWords } from './chat-words.ts';
import { stages } from './words.ts';

const words = {
  en: {
    peers: 'AAPL compared with its peers',
    place: /higher than \d+% of the others/,
    few: 'too few to rank',
    simulated: '8-pillar SIMCO',
    said: 'does not exist',
    states: ['; passed', 'not passed', 'does not apply', 'cannot be judged'],
  },
  tr: {
    peers: 'AAPL emsallerine göre nasıl?',
    place: /ötekilerin %\d+ kadarından yüksek/,
    few: 'sıralamaya yetmez',
    simulated: 'SIMCO 8 sütun',
    said: 'böyle bir şirket yok',
    states: ['sağlanıyor', 'sağlanmıyor', 'uygulanmaz', 'değerlendirilemiyor'],
  },
} as const;

for (const { language, width, height } of stages) {
  test.describe(`companies beside others, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('a place is told with its number, and a company that does not exist as simulated', async ({
      page,
      person,
    }) => {
      const [say, told] = [chatWords[language], words[language]];
      await openChat(page, person);
      await ask(page, say, { message: told.peers, count: 1 });
      await expect(getAnswers(page).last()).toContainText(told.place);
      await goTo(page, say.chart);
      const peers = page.getByTestId('company-peers');
      await expect(peers.locator('[data-fact="company.peers.net-margin.all-place"]')).toBeVisible();
      await expect(peers).toContainText(told.few);
      await expect(peers).toContainText('GOOGL');
      await expectAccessible(page);

      await ask(page, say, { message: told.simulated, count: 2 });
      const answer = getAnswers(page).last();
      await expect(answer).toContainText(told.said);
      for (const state of told.states) await expect(answer).toContainText(state);
      await goTo(page, say.chart);
      await expect(page.getByTestId('simulated-company')).toBeVisible();
      await expect(peers).toHaveCount(0);
      // Its tables are made as those of real companies are, and their numbers name no filing.
      const number = page.locator('[data-fact="statement.year-1.revenue"]');
      await number.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('fact-card')).toContainText('SIMULATED-');
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('further-checks').getByRole('row')).toHaveCount(36);
      await expectAccessible(page);
    });
  });
}
