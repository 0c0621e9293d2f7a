import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { type ChartWords, chartWords } from './chart-words.ts';
import {
  analyze,
  getAnswers,
  getChart,
  goTo,
  openChat,
  pressSeldomTool,
  pressReplay,
} from './chat-steps.ts';
import { type ChatWords, chatWords } from './chat-words.ts';
import { stages } from './words.ts';

/**
 * Interactive elements smaller than `least` CSS pixels. Inline numbers are as high as their line;
 * elements for keyboard users only are skipped.
 */
async function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (most) =>
      [
        ...document.querySelectorAll(
          'a, button, select, [role="menuitem"], fieldset label, input:not([type="radio"], [type="checkbox"])',
        ),
      ]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.matches('.sr-only'),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < most || box.height < most)
        .map(
          ({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${box.width} × ${box.height}`,
        ),
    least,
  );
}

function testFactCards(say: ChartWords, chat: ChatWords): void {
  test('the fact card is visible over other panels, has the focus, and returns it on Escape', async ({
    page,
  }) => {
    await pressSeldomTool(page, say, say.describe);
    await expect(page.getByRole('button', { name: say.closeDescription })).toBeVisible();
    await goTo(page, chat.chat);
    const number = getAnswers(page).last().locator('[data-fact^="structure.swing."]').first();
    const text = await number.innerText();
    await number.click();
    const card = page.getByTestId('fact-card');
    await expect(card.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(getChart(page).locator('section:focus').filter({ has: card })).toBeVisible();
    await expect.poll(() => findSmallTargets(page, 24)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(number).toBeFocused();
  });
}

/** Escape closes the fact card beside the chart, and the fact stays visible. */
async function expectCardBesideChart(page: Page, chat: ChatWords): Promise<void> {
  await page.getByRole('tab', { name: chat.facts }).click();
  const number = getChart(page).getByRole('table').getByRole('button').first();
  await number.press('Enter');
  await expect(page.getByTestId('fact-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('fact-card')).toHaveCount(0);
  await expect(number).toBeFocused();
}

function testTablesAndTargets(say: ChartWords, chat: ChatWords): void {
  test('the actions column is sticky, Escape closes a card, and touch targets are large enough', async ({
    page,
  }) => {
    await expectStickyActions(page, chat);
    await expectCardBesideChart(page, chat);
    await page.getByRole('tab', { name: chat.chart, exact: true }).click();
    await expect(page.getByRole('application').locator('canvas').first()).toBeVisible();
    await expect.poll(() => findSmallTargets(page, 24)).toEqual([]);
    await page.getByRole('button', { name: say.settings }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const choices = page.getByRole('dialog').locator('label');
    for (const choice of await choices.all())
      await expect
        .poll(async () => (await choice.boundingBox())?.height)
        .toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await pressReplay(page, say);
    await expect(page.getByTestId('replay-position')).toBeVisible();
    await expect.poll(() => findSmallTargets(page, 24)).toEqual([]);
  });
}

/** The actions column is sticky, header included. */
async function expectStickyActions(page: Page, chat: ChatWords): Promise<void> {
  await page.getByRole('tab', { name: chat.structures }).click();
  const [head, cell] = [
    getChart(page).locator('thead th').last(),
    getChart(page).locator('tbody td:last-child').first(),
  ];
  const [above, below] = [await head.boundingBox(), await cell.boundingBox()];
  expect(above?.x).toBe(below?.x);
  expect(above?.width).toBe(below?.width);
  // The head is the topmost element at its position.
  const [x, y] = [(above?.x ?? 0) + 10, (above?.y ?? 0) + (above?.height ?? 0) / 2];
  expect(
    await head.evaluate(
      (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
      [x, y] as const,
    ),
  ).toBe(true);
}

for (const { language, width, height } of stages) {
  if (width > 860) continue;
  const [say, chat] = [chartWords[language], chatWords[language]];

  test.describe(`chart on a phone, ${language}`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    test.beforeEach(async ({ page, person }) => {
      await openChat(page, person);
      await analyze(page, chat);
      await goTo(page, chat.chart);
    });

    testFactCards(say, chat);
    testTablesAndTargets(say, chat);
  });
}
