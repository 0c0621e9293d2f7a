import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { answers, ask, chart, goTo, narrow, signIn } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const groups = (page: Page) => page.locator('[data-facts-of]');
const numbers = (page: Page) => groups(page).locator('tbody [data-fact]');
const card = (page: Page) => page.getByTestId('fact-card');

/** Name, value and as-of time: of a row of the table, and of the card. */
async function rowTexts(row: Locator): Promise<string[]> {
  // What a sign beside the name says is spoken only, and is no part of the name.
  const name = await row.locator('th').evaluate((cell) => cell.firstChild?.textContent ?? '');
  return [name, ...(await row.locator('td').allInnerTexts()).slice(0, 2)];
}

async function cardTexts(page: Page): Promise<string[]> {
  return [
    ...(await card(page).locator('> p').allInnerTexts()).slice(0, 2),
    await card(page).locator('dd').nth(1).innerText(),
  ];
}

async function closeCard(page: Page, chat: ChatWords): Promise<void> {
  if (narrow(page)) await page.getByRole('button', { name: chat.closeCard }).click();
  else await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
}

async function openFacts(page: Page, chat: ChatWords): Promise<void> {
  await goTo(page, chat.chart);
  await page.getByRole('tab', { name: chat.facts }).click();
  await expect(groups(page).first()).toBeVisible();
}

/** How many facts the answer says were computed. */
async function factsFound(page: Page, say: ChartWords): Promise<number> {
  const told = await answers(page).last().locator('details').first().textContent();
  return Number(say.factsFound.exec(told ?? '')?.[1]);
}

function testGroups(say: ChartWords, chat: ChatWords): void {
  test('every fact stands in the table, by timeframe from the longest down, and still does after a reload', async ({
    page,
  }) => {
    const expected = await factsFound(page, say);
    expect(expected).toBeGreaterThan(50);
    await openFacts(page, chat);
    await expect(groups(page).getByRole('heading')).toHaveText([...say.timeframes]);
    await expect(numbers(page)).toHaveCount(expected);
    await expect(groups(page).getByRole('row', { name: say.againstDay })).toContainText(
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
    await expect(numbers(page).last()).toBeInViewport();

    await page.reload();
    await hydrated(page);
    await openFacts(page, chat);
    await expect(numbers(page)).toHaveCount(expected);
  });
}

function testChoice(chat: ChatWords): void {
  test('a number of the table does what the same number of the text does', async ({ page }) => {
    const spoken = answers(page)
      .last()
      .locator('[data-fact^="structure.swing."][data-fact$=".price"]')
      .first();
    const id = (await spoken.getAttribute('data-fact')) ?? '';
    await goTo(page, chat.chat);
    await spoken.click();
    const toldByText = await cardTexts(page);
    const lit = (await chart(page).getAttribute('data-lit')) ?? '';
    expect(lit).toMatch(/^swing-/);
    await closeCard(page, chat);

    await openFacts(page, chat);
    const row = groups(page)
      .getByRole('row')
      .filter({ has: page.locator(`[data-fact="${id}"]`) });
    const number = row.locator('[data-fact]');
    expect(await rowTexts(row)).toEqual(toldByText);

    // Another one first, by a click on its name: of another timeframe, which has its own time and lights its own structures.
    const ofDay = groups(page)
      .getByRole('row')
      .filter({
        has: page.locator('[data-fact^="timeframe.1d.structure.swing."][data-fact$=".price"]'),
      })
      .first();
    await ofDay.getByRole('rowheader').click();
    expect(await cardTexts(page)).toEqual(await rowTexts(ofDay));
    await expect(chart(page)).toHaveAttribute('data-lit', /^1d\.swing-/);
    await expectAccessible(page);
    await closeCard(page, chat);

    await number.focus();
    await page.keyboard.press('Enter');
    await expect(chart(page)).toHaveAttribute('data-lit', lit);
    expect(await cardTexts(page)).toEqual(toldByText);
    await expect(card(page).getByRole('link')).toHaveAttribute(
      'href',
      (await row.getByRole('link').getAttribute('href')) ?? '',
    );
    // On a phone too the table stays in sight: there is no answer to go back to, and the number has the focus again.
    if (narrow(page))
      await expect(
        card(page).locator('xpath=ancestor::section[1]').getByRole('button'),
      ).toHaveCount(1);
    await closeCard(page, chat);
    await expect(number).toBeFocused();
    await page.getByRole('tab', { name: chat.structures }).click();
    await expect(page.locator('tr[aria-current="true"]')).toBeVisible();
  });
}

function testReplay(say: ChartWords, chat: ChatWords): void {
  test('during a replay the table says that its facts are those of the end', async ({ page }) => {
    await openFacts(page, chat);
    const before = await numbers(page).allInnerTexts();
    await expect(page.getByText(say.factsOfTheEnd)).toHaveCount(0);
    await page.getByRole('button', { name: say.replay, exact: true }).click();
    await expect(page.getByTestId('replay-position')).toBeVisible();
    await expect(page.getByText(say.factsOfTheEnd)).toBeVisible();
    expect(await numbers(page).allInnerTexts()).toEqual(before);
    await expectAccessible(page);
    await page.getByRole('button', { name: say.endReplay }).click();
    await expect(page.getByText(say.factsOfTheEnd)).toHaveCount(0);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`facts, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const [say, chat] = [chartWords[language], chatWords[language]];
    test.beforeEach(async ({ page, person, request }) => {
      await register(request, person);
      await signIn(page, chat, person);
      // Hourly, daily and weekly candles stand beside these, whatever the data comes from.
      await ask(page, chat, { message: 'ETHUSDT 4h', count: 1 });
    });
    testGroups(say, chat);
    testChoice(chat);
    testReplay(say, chat);
  });
}
