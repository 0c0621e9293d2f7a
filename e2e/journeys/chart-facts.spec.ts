import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, waitForHydration, test } from '../harness/journey.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { getAnswers, ask, getChart, goTo, isNarrow, openChat, pressReplay } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const getGroups = (page: Page) => page.locator('[data-facts-of]');
const getNumbers = (page: Page) => getGroups(page).locator('tbody [data-fact]');
const getCard = (page: Page) => page.getByTestId('fact-card');

/** Name, value and as-of time of a table row or of the card. */
async function readRowTexts(row: Locator): Promise<string[]> {
  // Screen-reader text of the sign beside the name is not part of the name.
  const name = await row.locator('th').evaluate((cell) => cell.firstChild?.textContent ?? '');
  return [name, ...(await row.locator('td').allInnerTexts()).slice(0, 2)];
}

async function readCardTexts(page: Page): Promise<string[]> {
  return [
    ...(await getCard(page).locator('p').allInnerTexts()).slice(0, 2),
    await getCard(page).locator('dd').first().innerText(),
  ];
}

async function closeCard(page: Page, chat: ChatWords): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: chat.closeCard }).click();
  else await page.keyboard.press('Escape');
  await expect(getCard(page)).toHaveCount(0);
}

async function openFacts(page: Page, chat: ChatWords): Promise<void> {
  await goTo(page, chat.chart);
  await page.getByRole('tab', { name: chat.facts }).click();
  await expect(getGroups(page).first()).toBeVisible();
}

/** The number of computed facts shown in the answer. */
async function readFactCount(page: Page, say: ChartWords): Promise<number> {
  const told = await getAnswers(page)
    .last()
    .locator('details', { hasText: say.factsFound })
    .first()
    .textContent();
  return Number(say.factsFound.exec(told ?? '')?.[1]);
}

/** During a replay the table states that its facts are those at the end. */
async function expectFactsOfTheEnd(page: Page, say: ChartWords): Promise<void> {
  const before = await getNumbers(page).allInnerTexts();
  await expect(page.getByText(say.factsOfTheEnd)).toHaveCount(0);
  await pressReplay(page, say);
  await expect(page.getByTestId('replay-position')).toBeVisible();
  await expect(page.getByText(say.factsOfTheEnd)).toBeVisible();
  expect(await getNumbers(page).allInnerTexts()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: say.endReplay }).click();
  await expect(page.getByText(say.factsOfTheEnd)).toHaveCount(0);
}

function testGroups(say: ChartWords, chat: ChatWords): void {
  test('the table lists every fact by timeframe, longest first, also after a reload and in a replay', async ({
    page,
  }) => {
    const expected = await readFactCount(page, say);
    expect(expected).toBeGreaterThan(50);
    await openFacts(page, chat);
    await expect(getGroups(page).getByRole('heading')).toHaveText([...say.timeframes]);
    await expect(getNumbers(page)).toHaveCount(expected);
    await expect(getGroups(page).getByRole('row', { name: say.againstDay })).toContainText(
      say.alignments,
    );
    await expectAccessible(page);

    const box = page.getByRole('region', { name: say.factsBox });
    const { height, inner, sideways } = await box.evaluate((element) => ({
      height: element.clientHeight,
      inner: element.scrollHeight,
      sideways: element.scrollWidth - element.clientWidth,
    }));
    expect([inner > height, sideways]).toEqual([true, 0]);
    await box.focus();
    await page.keyboard.press('End');
    await expect(getNumbers(page).last()).toBeInViewport();

    await page.reload();
    await waitForHydration(page);
    await openFacts(page, chat);
    await expect(getNumbers(page)).toHaveCount(expected);
    await expectFactsOfTheEnd(page, say);
  });
}

function testChoice(chat: ChatWords): void {
  test(
    'a number in the table acts like the same number in the text',
    { tag: '@both-widths' },
    async ({ page }) => {
      await goTo(page, chat.chat);
      // On a phone rows of the table wait behind a button.
      const spoken = getAnswers(page)
        .last()
        .locator('[data-fact^="structure.swing."][data-fact$=".price"]')
        .filter({ visible: true })
        .first();
      const id = (await spoken.getAttribute('data-fact')) ?? '';
      await spoken.click();
      const toldByText = await readCardTexts(page);
      const lit = (await getChart(page).getAttribute('data-lit')) ?? '';
      expect(lit).toMatch(/^swing-/);
      await closeCard(page, chat);

      await openFacts(page, chat);
      const row = getGroups(page)
        .getByRole('row')
        .filter({ has: page.locator(`[data-fact="${id}"]`) });
      const number = row.locator('[data-fact]');
      expect(await readRowTexts(row)).toEqual(toldByText);

      // First another fact, of another timeframe: it has its own time and highlights its own
      // structures.
      const ofDay = getGroups(page)
        .getByRole('row')
        .filter({
          has: page.locator('[data-fact^="timeframe.1d.structure.swing."][data-fact$=".price"]'),
        })
        .first();
      await ofDay.getByRole('rowheader').click();
      await expect.poll(() => readCardTexts(page)).toEqual(await readRowTexts(ofDay));
      await expect(getChart(page)).toHaveAttribute('data-lit', /^1d\.swing-/);
      await expectAccessible(page);
      await closeCard(page, chat);

      await number.focus();
      await page.keyboard.press('Enter');
      await expect(getChart(page)).toHaveAttribute('data-lit', lit);
      await expect.poll(() => readCardTexts(page)).toEqual(toldByText);
      await expect(getCard(page).getByRole('link')).toHaveAttribute(
        'href',
        (await row.getByRole('link').getAttribute('href')) ?? '',
      );
      // On a phone the table stays visible too: there is no answer to return to, and the number
      // regains focus.
      if (isNarrow(page))
        await expect(
          getCard(page).locator('xpath=ancestor::section[1]').getByRole('button'),
        ).toHaveCount(1);
      await closeCard(page, chat);
      await expect(number).toBeFocused();
      await page.getByRole('tab', { name: chat.structures }).click();
      await expect(page.locator('tr[aria-current="true"]')).toBeVisible();
    },
  );
}

for (const { language, width, height } of stages) {
  test.describe(`facts, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const [say, chat] = [chartWords[language], chatWords[language]];
    test.beforeEach(async ({ page, person }) => {
      await openChat(page, person);
      // Hourly, daily and weekly candles exist for every data source.
      await ask(page, chat, { message: 'ETHUSDT 4h', count: 1 });
    });
    testGroups(say, chat);
    testChoice(chat);
  });
}
