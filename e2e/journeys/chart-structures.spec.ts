import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { type Registrant } from '../harness/register.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import {
  analyze,
  getAnswers,
  getChart,
  goTo,
  isNarrow,
  waitForAnswers,
  openChat,
} from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

type Stage = { page: Page; person: Registrant };

async function openChart({ page, person }: Stage, chat: ChatWords): Promise<void> {
  await openChat(page, person);
  await analyze(page, chat);
  await goTo(page, chat.chart);
}

function testLegend(say: ChartWords, chat: ChatWords): void {
  test('the legend toggles a group, and its settings filter what is drawn', async ({
    page,
    person,
  }) => {
    await openChart({ page, person }, chat);
    await page.getByRole('button', { name: say.layers }).click();
    const gaps = page.locator('[data-group="gaps"]');
    const eye = gaps.getByRole('button', { name: say.gaps, exact: false }).first();
    // At first only what is spoken of is drawn.
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await eye.press('Enter');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    const before = Number(/\d+/.exec((await eye.textContent()) ?? '')?.[0]);
    expect(before).toBeGreaterThan(0);

    await gaps.getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: say.over }).check();
    await expect
      .poll(async () => Number(/\d+/.exec((await eye.textContent()) ?? '')?.[0]))
      .toBeGreaterThan(before);
    await page.getByLabel(say.most).fill('3');
    await expect.poll(async () => Number(/\d+/.exec((await eye.textContent()) ?? '')?.[0])).toBe(3);
    await page.getByLabel(say.smallest).fill('abc');
    await expect(page.getByLabel(say.smallest)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say.smallest).fill('0,5');
    await expect(page.getByLabel(say.smallest)).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Escape');
    await page.reload();
    await goTo(page, chat.chart);
    await page.getByRole('button', { name: say.layers }).click();
    await expect
      .poll(async () => Number(/\d+/.exec((await eye.textContent()) ?? '')?.[0]))
      .toBeLessThanOrEqual(3);
  });
}

function testTable(say: ChartWords, chat: ChatWords): void {
  test('the table of structures is filtered, sorted and acted on', async ({ page, person }) => {
    await openChart({ page, person }, chat);
    await page.getByRole('tab', { name: chat.structures }).click();
    await page.getByRole('combobox', { name: say.group, exact: true }).selectOption('gaps');
    const kinds = getChart(page).locator('tbody tr td:nth-child(2)');
    await expect(kinds.first()).toBeVisible();
    await expect.poll(async () => [...new Set(await kinds.allInnerTexts())]).toEqual([say.gap]);
    await page.getByRole('combobox', { name: say.state, exact: true }).selectOption('spent');
    await page.getByRole('button', { name: /^ATR/ }).click();
    const sizes = async () =>
      (await getChart(page).locator('tbody tr td:nth-child(6)').allInnerTexts()).map((text) =>
        Number(text.replace(',', '.').replace('–', '-1')),
      );
    await expect(async () => {
      const shown = await sizes();
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }).toPass();
    await expectAccessible(page);

    await getChart(page).locator('tbody tr').first().getByRole('button').click();
    await expect(page.getByRole('menuitem', { name: say.show })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: say.show }).click();
    await expect(page.getByRole('tab', { name: chat.chart, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}

async function expectExplained(page: Page, say: ChartWords): Promise<void> {
  await waitForAnswers(page, 2);
  await expect(page.locator('article[data-delivery]').last()).toContainText(say.explainQuestion);
  await expect(getAnswers(page).last()).toContainText(say.aboutOne);
  await expect(getAnswers(page).last().locator('[data-fact="finding.kind"]')).toBeVisible();
}

/** A long press beside the last candle, from above to below until one meets a zone. */
async function pressLongOnZone(page: Page, say: ChartWords): Promise<void> {
  const surface = page.getByRole('application');
  const box = await surface.boundingBox();
  const explain = page.getByRole('menuitem', { name: say.explain });
  for (let height = 0.2; height < 0.8; height += 0.04) {
    await surface.dispatchEvent('pointerdown', {
      pointerType: 'touch',
      isPrimary: true,
      clientX: (box?.x ?? 0) + (box?.width ?? 0) * 0.7,
      clientY: (box?.y ?? 0) + (box?.height ?? 0) * height,
      bubbles: true,
    });
    await expect(page.getByRole('menu')).toBeVisible();
    if ((await explain.count()) > 0) return;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
}

/** A right click opens the context menu, and Escape returns the focus to the chart. */
async function expectMenuByRightClick(page: Page, say: ChartWords): Promise<void> {
  const surface = page.getByRole('application');
  // Before its candles are drawn, the chart has no candle to open a menu for.
  await expect(async () => {
    await surface.click({ button: 'right', position: { x: 300, y: 120 } });
    await expect(page.getByRole('menuitem', { name: say.replayFrom })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(surface).toBeFocused();
  await surface.click({ button: 'right', position: { x: 300, y: 120 } });
  await page.getByRole('menuitem', { name: say.replayFrom }).click();
  await expect(page.getByTestId('replay-position')).toBeVisible();
}

function testExplain(say: ChartWords, chat: ChatWords): void {
  test(
    'a structure is explained from the menu of its candle',
    { tag: '@both-widths' },
    async ({ page, person }) => {
      await openChart({ page, person }, chat);
      const surface = page.getByRole('application');
      if (isNarrow(page)) {
        // The chart must be drawn before the pointer can target it.
        await expect(surface.locator('canvas').first()).toBeVisible();
        await pressLongOnZone(page, say);
      } else {
        await surface.focus();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
      }
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      await expectAccessible(page);
      await menu.getByRole('menuitem', { name: say.explain }).first().click();
      await expectExplained(page, say);
      await expect(getChart(page)).toHaveAttribute('data-analysis', /.+/);
      if (!isNarrow(page)) await expectMenuByRightClick(page, say);
    },
  );
}

for (const { language, width, height } of stages) {
  test.describe(`structures, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const [say, chat] = [chartWords[language], chatWords[language]];
    testLegend(say, chat);
    testTable(say, chat);
    testExplain(say, chat);
  });
}
