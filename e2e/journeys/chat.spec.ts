import type { Page } from '@playwright/test';
import { expect, expectAccessible, waitForHydration, test } from '../harness/journey.ts';
import {
  analyze,
  getAnswers,
  ask,
  getChart,
  goTo,
  openConversations,
  isNarrow,
  waitForAnswers,
  openChat,
  signOut,
} from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

/** A number whose fact refers to a drawn structure. */
const getDrawnNumber = (page: Page) =>
  getAnswers(page).last().locator('[data-fact^="structure.swing."][data-fact$=".price"]').first();

function testMainJourney(say: ChatWords): void {
  test(
    'analyze, click a number, follow up, reload, sign out',
    { tag: '@both-widths' },
    async ({ page, person }) => {
      await openChat(page, person);
      await expectAccessible(page);
      await analyze(page, say);
      await expect(getChart(page)).toHaveAttribute('data-analysis', /.+/);

      const number = getDrawnNumber(page);
      const label = await number.innerText();
      await number.click();
      await expect(getChart(page)).toHaveAttribute('data-lit', /^swing-/);
      await expect(page.getByTestId('fact-card')).toContainText(label);
      await expect(page.getByTestId('fact-card').getByRole('link')).toHaveAttribute(
        'href',
        /^\/methods\/[a-z-]+$/,
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(number).toBeFocused();
      await goTo(page, say.chart);
      await page.getByRole('tab', { name: say.structures }).click();
      await expect(page.locator('tr[aria-current="true"]')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: say.candles }).click();
      await expect(getChart(page).getByRole('table')).toBeVisible();
      await page.getByRole('tab', { name: say.chart }).click();

      await ask(page, say, { message: say.concept, count: 2 });
      await expect(getAnswers(page).last()).toContainText(say.conceptAnswer);
      await page.reload();
      await waitForHydration(page);
      await expect(getAnswers(page)).toHaveCount(2);
      await expect(getChart(page)).toHaveAttribute('data-analysis', /.+/);

      await signOut(page, say);
      await expect(page).toHaveURL(/\/login$/);
      await page.goto('/chat');
      await expect(page).toHaveURL(/\/login$/);
    },
  );
}

function testDesignedAnswers(say: ChatWords): void {
  test('unanswerable questions get an explanation and a next step', async ({ page, person }) => {
    await openChat(page, person);
    await ask(page, say, { message: 'GARAN 1d', count: 1 });
    await expect(getAnswers(page).last()).toContainText(say.notCovered);
    await ask(page, say, { message: 'ZZZQX 1h', count: 2 });
    await expect(getAnswers(page).last()).toContainText(say.unknownSymbol);
    await expectAccessible(page);
    const suggestion = getAnswers(page)
      .last()
      .getByRole('list', { name: say.suggestions })
      .getByRole('button')
      .first();
    const [symbol = ''] = (await suggestion.innerText()).split(/\s/);
    await suggestion.click();
    await waitForAnswers(page, 3);
    await expect(page.locator('article[data-delivery]').last()).toContainText(symbol);
    await ask(page, say, { message: 'BTCUSDT 1h', count: 4 });
    await expect(getChart(page)).toHaveAttribute('data-analysis', /.+/);

    if (isNarrow(page)) await page.getByRole('button', { name: say.settings }).click();
    await page.getByLabel(say.candleLimit, { exact: true }).locator('visible=true').fill('10');
    await expect(page.getByText(say.limitError).locator('visible=true')).toBeVisible();
    await page.getByLabel(say.candleLimit, { exact: true }).locator('visible=true').fill('100');
    await page.getByRole('button', { name: say.fundamental }).locator('visible=true').click();
    await page.keyboard.press('Escape');
    await analyze(page, say, 5);
    await expect(getAnswers(page).last()).toContainText(say.notAvailable);
    await getAnswers(page).last().getByRole('button', { name: say.technicalInstead }).click();
    await waitForAnswers(page, 6);
    await expect(getAnswers(page).last().locator('[data-fact]').first()).toBeVisible();
  });
}

function testConversations(say: ChatWords): void {
  test('conversations are renamed, deleted and cleared', async ({ page, person }) => {
    await openChat(page, person);
    await ask(page, say, { message: say.concept, count: 1 });
    await openConversations(page, say);
    const list = page.getByRole('navigation', { name: say.conversations }).getByRole('list');
    await list.getByRole('link').first().hover();
    await list.getByRole('button', { name: say.rename }).click();
    await page.getByLabel(say.newName).fill('Ağustos notları');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link', { name: 'Ağustos notları' })).toBeVisible();

    await list.getByRole('button', { name: say.delete }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.deleteAction, exact: true })
      .click();
    await expect(list.getByRole('link')).toHaveCount(0);
    await expect(page).toHaveURL(/\/chat\?symbol=\w+&interval=\w+$/);

    for (const _ of [1, 2]) {
      await goTo(page, say.conversations);
      await page.getByRole('button', { name: say.newChat }).click();
      await ask(page, say, { message: say.concept, count: 1 });
    }
    await goTo(page, say.conversations);
    await expect(list.getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: say.clear, exact: true }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.clearAction, exact: true })
      .click();
    await expect(list.getByRole('link')).toHaveCount(0);
  });
}

function testStop(say: ChatWords): void {
  test('a running answer is stopped; input survives a failed request', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(503);
    await openChat(page, person);
    await goTo(page, say.chat);
    const field = page.getByLabel(say.message, { exact: true });
    const json = { detail: { error_code: 'SERVICE_BUSY', message: '…' } };
    let isBusy = true;
    await page.route('**/messages', (route) => {
      // A conversation that is read has the same address.
      if (!isBusy || route.request().method() !== 'POST') return route.fallback();
      isBusy = false;
      return route.fulfill({ status: 503, json });
    });
    await field.fill(say.concept);
    await field.press('Enter');
    const failed = page.locator('article[data-delivery="failed"]');
    await expect(failed).toContainText(say.concept);
    await expect(failed.getByRole('alert')).toContainText('SERVICE_BUSY');
    await failed.getByRole('button').first().click();
    await waitForAnswers(page, 1);
    await expect(page.getByRole('button', { name: say.send })).toBeVisible();

    const stopped = Promise.withResolvers<void>();
    await page.route('**/messages', async (route) => {
      await stopped.promise;
      await route.continue();
    });
    await field.fill('BTCUSDT 1h');
    await field.press('Enter');
    await page.getByRole('button', { name: say.stop }).click();
    await expect(page.getByText(say.stopped)).toBeVisible();
    stopped.resolve();
    await expect(page.getByRole('button', { name: say.send })).toBeVisible();
  });
}

/**
 * Opens a docked fact card by keyboard and leaves it, moves to the next number with an arrow; then
 * a card without focusable elements, left with Tab.
 */
async function tabThroughCards(page: Page): Promise<void> {
  const numbers = getAnswers(page).last().locator('[role="button"][data-fact]');
  const docked = getChart(page)
    .locator('section:focus')
    .filter({ has: page.getByTestId('fact-card') });
  const at = await numbers.evaluateAll((all) =>
    all.findIndex((element) => element === document.activeElement),
  );
  await page.keyboard.press('Enter');
  await expect(docked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(numbers.nth(at)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(numbers.nth(at + 1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(numbers.nth(at)).toBeFocused();

  const card = page.getByRole('dialog');
  const source = getChart(page).locator('header').getByRole('button').first();
  await source.press('Enter');
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getChart(page).getByRole('tab').first()).toBeFocused();
  await expect(card).toHaveCount(0);
}

function testKeyboard(say: ChatWords): void {
  test('everything is reached by keyboard alone', async ({ page, person }) => {
    await openChat(page, person);
    await page.locator('body').press('e');
    await expect(page.getByRole('combobox', { name: say.symbolField })).toHaveValue('e');
    await page.keyboard.type('urusd');
    await expect(page.getByRole('option').first()).toContainText('EURUSD');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: say.symbol })).toContainText('EURUSD');
    await page.getByRole('button', { name: say.symbol }).focus();
    await page.getByRole('button', { name: say.analyze, exact: true }).focus();
    await page.keyboard.press('Enter');
    await waitForAnswers(page, 1);

    await getDrawnNumber(page).focus();
    await page.keyboard.press('Enter');
    await expect(getChart(page)).toHaveAttribute('data-lit', /^swing-/);
    await expect(page.getByTestId('fact-card')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getDrawnNumber(page)).toBeFocused();
    await tabThroughCards(page);

    const surface = page.getByRole('application');
    await surface.focus();
    const last = await page.getByTestId('readout').innerText();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByTestId('readout')).not.toHaveText(last);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(surface).toBeFocused();
  });
}

for (const { language, width, height } of stages) {
  test.describe(`chat, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const say = chatWords[language];
    testMainJourney(say);
    testDesignedAnswers(say);
    testConversations(say);
    testStop(say);
    if (width > 860) testKeyboard(say);
  });
}
