import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { register } from '../harness/register.ts';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { analyze, answers, ask, chart, goTo, narrow, settled, signIn } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

/** The other timeframes that each paragraph of the last answer takes numbers from. */
async function timeframesOfParagraphs(page: Page): Promise<string[][]> {
  const paragraphs = await answers(page).last().getByTestId('answer-text').locator('p').all();
  return Promise.all(
    paragraphs.map(async (paragraph) => {
      const ids = await paragraph
        .locator('[data-fact]')
        .evaluateAll((numbers) => numbers.map((one) => one.getAttribute('data-fact') ?? ''));
      return [...new Set(ids.flatMap((id) => /^timeframe\.(\w+)\./.exec(id)?.[1] ?? []))];
    }),
  );
}

/** Opens the card of a number, finds these words on it, and goes back to the answer. */
async function expectCard(
  page: Page,
  say: ChatWords,
  { number, words }: { number: Locator; words: string },
): Promise<void> {
  await number.click();
  await expect(page.getByTestId('fact-card')).toContainText(words);
  if (narrow(page)) await page.getByRole('button', { name: say.closeCard }).click();
  else await page.keyboard.press('Escape');
  await expect(page.getByTestId('fact-card')).toHaveCount(0);
  await goTo(page, say.chat);
}

function testQuestions(say: ChatWords): void {
  test('several timeframes, rates and two instruments are answered with numbers that say what they were read from', async ({
    page,
    person,
    request,
  }) => {
    test.slow();
    await register(request, person);
    await signIn(page, say, person);
    await analyze(page, say);
    await expect(page.getByRole('log', { name: say.log })).toContainText(say.complete);

    await ask(page, say, { message: say.timeframes, count: 2 });
    const timeframes = await timeframesOfParagraphs(page);
    expect(timeframes.flat()).toEqual(expect.arrayContaining(['1d', '4h']));
    expect(timeframes.filter(({ length }) => length > 1)).toEqual([]);
    await expectAccessible(page);
    const number = answers(page).last().locator('[data-fact="timeframe.4h.rsi.value"]');
    await expectCard(page, say, { number, words: `BTCUSDT · ${say.fourHours}` });

    // The rates are counted beside the answers: the first may come before them.
    let count = 2;
    await expect(async () => {
      count += 1;
      await ask(page, say, { message: say.baseRates, count });
      await expect(answers(page).last().locator('[data-fact^="base-rate."]').first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expectAccessible(page);

    await ask(page, say, { message: say.compare, count: count + 1 });
    await expectAccessible(page);
    await expectCard(page, say, {
      number: answers(page).last().locator('[data-fact^="compare.second."]').first(),
      words: 'MSFT',
    });
  });
}

/** Opens the card of the hour beside the answer, which stays in view, and closes it again by keyboard. */
async function expectClockCard(page: Page, say: ChatWords): Promise<void> {
  const number = answers(page).last().locator('[data-fact="session.clock"]');
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
  test('the hour is told without a chart, and its numbers open their cards, also later', async ({
    page,
    person,
    request,
  }) => {
    await register(request, person);
    await signIn(page, say, person);
    await ask(page, say, { message: say.killzone, count: 1 });
    await expectClockCard(page, say);
    await expect(chart(page)).not.toHaveAttribute('data-analysis');
    await expect(chart(page)).toHaveAttribute('data-lit', '');

    await page.reload();
    await goTo(page, say.chat);
    await settled(page, 1);
    await expectClockCard(page, say);

    // With a chart beside it, the older answer still opens its own hour.
    await analyze(page, say, 2);
    await goTo(page, say.chat);
    const number = answers(page).first().locator('[data-fact="session.clock"]');
    await number.click();
    await expect(page.getByTestId('fact-card')).toContainText(say.clock);
    await expect(number).toBeVisible();
    await expect(chart(page)).toHaveAttribute('data-analysis');
    await expect(chart(page)).toHaveAttribute('data-lit', '');
  });
}

function testMissing(say: ChatWords): void {
  test('a conversation that is not there says so, and leads to a new one', async ({
    page,
    person,
    request,
    provokes,
  }) => {
    provokes(404);
    await register(request, person);
    await signIn(page, say, person);
    await open(page, `/chat?c=${randomUUID()}`);
    await expect(page.getByRole('alert')).toContainText(say.missing);
    await expectAccessible(page);
    await page.getByRole('alert').getByRole('button', { name: say.newChat }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

function testNarrow(say: ChatWords): void {
  test('nothing scrolls sideways at 320 px, and a busy button keeps its size', async ({
    page,
    person,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await register(request, person);
    await signIn(page, say, person);
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
    await settled(page, 1);
    await expectAccessible(page);
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
    testQuestions(say);
    testClock(say);
    testMissing(say);
    if (width <= 860) testNarrow(say);
  });
}
