import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { ask, getAnswers, getChart, openChat } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const nearestGap = { en: 'how far is the nearest gap', tr: 'en yakın boşluk nerede' } as const;
const handles = {
  en: { up: 'Draw the answer over the chart', down: 'Show the chart above the answer' },
  tr: { up: 'Yanıtı tam boy aç', down: 'Yanıtın üstünde grafiği göster' },
} as const;

/** Moves the handle of the sheet by a share of the screen's height. */
async function drag(page: Page, name: string, by: number): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by * height, { steps: 4 });
  await page.mouse.up();
}

function testSheet(say: ChatWords, message: string, handle: { up: string; down: string }): void {
  test('an answer leaves the chart two fifths of the screen, and its first sentence is in view', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
    await ask(page, say, { message, count: 1 });
    const answer = getAnswers(page).last();
    const drawing = page.getByRole('application');
    const height = page.viewportSize()?.height ?? 0;
    await expect
      .poll(async () => ((await drawing.boundingBox())?.height ?? 0) / height)
      .toBeGreaterThanOrEqual(0.4);
    await expect(answer.locator('[data-section="headline"]')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    await drag(page, handle.up, -0.4);
    await expect(page.getByRole('button', { name: handle.down })).toBeVisible();
    await expect(drawing).toBeHidden();
    await expect(answer.getByTestId('level-table')).toBeVisible();
    await drag(page, handle.down, 0.4);
    await expect(drawing).toBeVisible();
    await drag(page, handle.up, 0.35);
    await expect(answer).toBeHidden();
  });
}

for (const { language, width, height } of stages) {
  if (width > 860) continue;
  test.describe(`answer on a phone, ${language}`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testSheet(chatWords[language], nearestGap[language], handles[language]);
  });
}
