import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { chatAddress } from '../harness/chat-address.ts';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import {
  analyze,
  getAnswers,
  ask,
  getChart,
  goTo,
  isNarrow,
  waitForAnswers,
  openChat,
} from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

/** The additional timeframes cited in each paragraph of the last answer. */
async function readParagraphTimeframes(page: Page): Promise<string[][]> {
  const paragraphs = await getAnswers(page)
    .last()
    .getByTestId('answer-text')
    .locator('p, li')
    .all();
  return Promise.all(
    paragraphs.map(async (paragraph) => {
      const ids = await paragraph
        .locator('[data-fact]')
        .evaluateAll((numbers) => numbers.map((one) => one.getAttribute('data-fact') ?? ''));
      return [...new Set(ids.flatMap((id) => /^timeframe\.(\w+)\./.exec(id)?.[1] ?? []))];
    }),
  );
}

/** Opens the card of a number, expects these words in it, and returns to the answer. */
async function expectCard(
  page: Page,
  say: ChatWords,
  { number, words }: { number: Locator; words: string },
): Promise<void> {
  await number.click();
  await expect(page.getByTestId('fact-card')).toContainText(words);
  if (isNarrow(page)) await page.getByRole('button', { name: say.closeCard }).click();
  else await page.keyboard.press('Escape');
  await expect(page.getByTestId('fact-card')).toHaveCount(0);
  await goTo(page, say.chat);
}

/** An answer about several timeframes cites the timeframe of each number. */
async function expectTimeframes(page: Page, say: ChatWords): Promise<void> {
  await expect(page.getByRole('log', { name: say.log })).toContainText(say.complete);
  await ask(page, say, { message: say.timeframes, count: 2 });
  const timeframes = await readParagraphTimeframes(page);
  expect(timeframes.flat()).toEqual(expect.arrayContaining(['1d', '4h']));
  expect(timeframes.filter(({ length }) => length > 1)).toEqual([]);
  await expectAccessible(page);
  const number = getAnswers(page)
    .last()
    .locator('[data-fact^="timeframe.4h.structure.swing.event."]')
    .first();
  await expectCard(page, say, { number, words: `BTCUSDT · ${say.fourHours}` });
}

/** Base rates are told once they are computed. */
async function expectBaseRates(page: Page, say: ChatWords): Promise<void> {
  // Rates are computed in parallel and may arrive before the answers.
  const earlier = await getAnswers(page).count();
  let asked = 0;
  await expect(async () => {
    // Counted anew: an answer that came after its time limit is there by now.
    const count = (await getAnswers(page).count()) + 1;
    asked += 1;
    await ask(page, say, { message: say.baseRates, count });
    await expect(getAnswers(page).last().locator('[data-fact^="base-rate."]').first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  // No question was lost: each has its answer, behind the earlier ones.
  await expect(getAnswers(page)).toHaveCount(asked + earlier);
  await expectAccessible(page);
}

/** A comparison of two instruments cites the instrument of each number. */
async function expectComparison(page: Page, say: ChatWords): Promise<void> {
  await ask(page, say, { message: say.compare, count: (await getAnswers(page).count()) + 1 });
  await expectAccessible(page);
  await expectCard(page, say, {
    number: getAnswers(page).last().locator('[data-fact^="compare.second."]').first(),
    words: 'MSFT',
  });
}

function testAfterAnalysis(say: ChatWords): void {
  test('an answer about several timeframes cites the timeframe of each number', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await analyze(page, say);
    await expectTimeframes(page, say);
  });

  test('base rates are told once they are computed', async ({ page, person }) => {
    await openChat(page, person);
    await analyze(page, say);
    await expectBaseRates(page, say);
  });

  test('a comparison of two instruments cites the instrument of each number', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await analyze(page, say);
    await expectComparison(page, say);
  });
}

/** Opens the card of the hour beside the answer, which stays visible, and closes it by keyboard. */
async function expectClockCard(page: Page, say: ChatWords): Promise<void> {
  const number = getAnswers(page).last().locator('[data-fact="session.clock"]');
  await number.focus();
  await page.keyboard.press('Enter');
  const card = page.getByTestId('fact-card');
  await expect(card).toContainText(say.clock);
  await expect(card).toContainText((await number.textContent()) ?? 'no hour');
  await expect(number).toHaveAttribute('aria-expanded', 'true');
  await expect(number).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-expanded', 'false');
}

function testClock(say: ChatWords): void {
  test('the time is answered without a chart, and its numbers open their cards, also later', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await expect(getChart(page)).toHaveAttribute('data-analysis', /.+/);
    const shown = (await getChart(page).getAttribute('data-analysis')) ?? '';
    await ask(page, say, { message: say.killzone, count: 1 });
    await expectClockCard(page, say);
    // It is about no chart: the one that is there stays as it is.
    await expect(getChart(page)).toHaveAttribute('data-analysis', shown);
    await expect(getChart(page)).toHaveAttribute('data-lit', '');

    await page.reload();
    await goTo(page, say.chat);
    await waitForAnswers(page, 1);
    await expectClockCard(page, say);

    // With a chart open, the older answer still opens its own hour.
    await analyze(page, say, 2);
    await goTo(page, say.chat);
    const number = getAnswers(page).first().locator('[data-fact="session.clock"]');
    await number.click();
    await expect(page.getByTestId('fact-card')).toContainText(say.clock);
    await expect(number).toBeVisible();
    await expect(getChart(page)).toHaveAttribute('data-analysis');
    await expect(getChart(page)).toHaveAttribute('data-lit', '');
  });
}

function testMissing(say: ChatWords): void {
  test('a missing conversation shows an error and a link to a new one', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(404);
    await openChat(page, person, `/chat?c=${randomUUID()}`);
    await expect(page.getByRole('alert')).toContainText(say.missing);
    await expectAccessible(page);
    await page.getByRole('alert').getByRole('button', { name: say.newChat }).click();
    await expect(page).toHaveURL(chatAddress);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

/** Changes the interval of the first answer by keyboard, then the instrument of the second. */
async function changeChips(page: Page, say: ChatWords): Promise<void> {
  const interval = getAnswers(page).first().getByRole('button', { name: say.intervalChip });
  expect((await interval.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await interval.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(interval).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: say.weekly })).toBeFocused();
  await page.keyboard.press('Enter');
  await waitForAnswers(page, 2);
  await expect(page.getByText(`BTCUSDT · ${say.weekly}`, { exact: true })).toBeVisible();

  const second = getAnswers(page).nth(1);
  await expect(second.getByRole('button', { name: say.weeklyChip })).toBeVisible();
  await second.getByRole('button', { name: say.symbolChip }).click();
  await page.getByLabel(say.symbolField).fill('ETHUSDT');
  await expect(page.getByRole('option').first()).toContainText('ETHUSDT');
  await page.keyboard.press('Enter');
  await waitForAnswers(page, 3);
  await expect(page.getByText(`ETHUSDT · ${say.weekly}`, { exact: true })).toBeVisible();
}

function testNarrow(say: ChatWords): void {
  test('there is no horizontal scroll at 320 px, a busy button keeps its size, and chips change a question', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openChat(page, person);
    await goTo(page, say.chat);
    await page.getByRole('button', { name: say.symbol }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const dialog = await page.getByRole('dialog').boundingBox();
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const button = page.getByRole('button', { name: say.analyze, exact: true });
    const before = await button.boundingBox();
    await page.route('**/messages', async (route) => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      expect(await button.boundingBox()).toEqual(before);
      await route.continue();
    });
    await button.click();
    await waitForAnswers(page, 1);
    await expectAccessible(page);
    await page.unroute('**/messages');
    await changeChips(page, say);
    await goTo(page, say.chart);
    await expectAccessible(page);
    await goTo(page, say.conversations);
    await expectAccessible(page);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`questions, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const say = chatWords[language];
    testClock(say);
    testMissing(say);
    if (width <= 860) testNarrow(say);
    testAfterAnalysis(say);
  });
}
