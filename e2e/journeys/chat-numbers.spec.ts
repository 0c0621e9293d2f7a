import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { analyze, getAnswers, getChart, openChat } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const getCard = (page: Page) => page.getByTestId('fact-card');

/** Presses keys one after another; returns how many there were. */
async function press(page: Page, ...keys: string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

function testKeys(say: ChatWords): void {
  test('six keys lead from the message field to the fact of the third number and back', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await analyze(page, say);
    const answer = getAnswers(page).last();
    await expect(answer.locator('[data-section="headline"]')).toBeVisible();
    await expect(answer.getByTestId('key-facts').getByRole('listitem')).toHaveCount(5);
    await expect(answer.getByTestId('level-table')).toBeAttached();
    await expectAccessible(page);

    // The numbers of an answer are one tab stop.
    await expect(answer.locator('[data-fact][tabindex="0"]')).toHaveCount(1);
    const field = page.getByLabel(say.message, { exact: true });
    await field.focus();
    const there = await press(page, 'Alt+ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter');
    const third = answer.getByTestId('answer-text').locator('[data-fact]').nth(2);
    await expect(getCard(page)).toHaveAttribute(
      'data-fact',
      (await third.getAttribute('data-fact')) ?? '',
    );
    // The card is docked in the chart's panel, under the drawing that it explains.
    await expect(getChart(page).getByTestId('fact-card')).toBeVisible();
    const [drawing, card] = await Promise.all([
      page.getByRole('application').boundingBox(),
      getCard(page).boundingBox(),
    ]);
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
    await expectAccessible(page);
    const back = await press(page, 'Escape', 'Escape');
    await expect(field).toBeFocused();
    await expect(getCard(page)).toHaveCount(0);
    expect(there + back).toBeLessThanOrEqual(6);
  });
}

for (const { language, width, height } of stages) {
  // Keys need a keyboard.
  if (width <= 860) continue;
  test.describe(`numbers by keys, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testKeys(chatWords[language]);
  });
}
