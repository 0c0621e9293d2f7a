import { chatPaths, type FindingHistory, hashFindings, type WireCandles } from '@vela/contracts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { isFullRun } from '../harness/tier.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, getChart, goTo, isNarrow, openChat } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const getShownStructures = (page: Page) => page.locator('[data-structures]');
const getReplayPosition = (page: Page) => page.getByTestId('replay-position');
const getSlider = (page: Page, say: ChartWords) =>
  page.getByRole('slider', { name: say.candleOfReplay });

/**
 * Prices (open, high, low, close) that the line under the chart does not show, at its precision.
 */
async function findPriceDifferences(
  page: Page,
  prices: readonly number[],
): Promise<readonly string[]> {
  const told = await page
    .getByTestId('readout')
    .locator('> span', { has: page.locator('span') })
    .allInnerTexts();
  const numbers = told.map((text) => text.replaceAll(/[^\d.]/g, ''));
  const expected = prices.map((price, index) =>
    price.toFixed(numbers[index]?.split('.')[1]?.length ?? 0),
  );
  return expected.filter((price, index) => price !== numbers[index]);
}

/** The structures request of the page: URL and authorization header. */
type StructuresRequest = { url: URL; authorization: string };

async function startReplay(page: Page, say: ChartWords): Promise<StructuresRequest> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes(`${chatPaths.findings}?`)),
    page.getByRole('button', { name: say.replay, exact: true }).click(),
  ]);
  await expect(getShownStructures(page)).toHaveAttribute('data-structures', /.+/);
  return {
    url: new URL(request.url()),
    authorization: (await request.allHeaders())['authorization'] ?? '',
  };
}

const isChartOfAnswer = ({ pathname, search }: URL): boolean =>
  pathname.startsWith(`${chatPaths.analyses}/`) && search.includes('include=candles');

const chartOfControls = `${chatPaths.analyses}?include=candles`;

/** Lets the chart of an answer come a second after the answer. */
async function delayChart(page: Page): Promise<void> {
  await page.route(isChartOfAnswer, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
}

/** The structures of a server analysis of only the candles before `before`. */
async function fetchAnalysisBefore(
  page: Page,
  { url, authorization }: StructuresRequest,
  window: { limit: number; before: number },
): Promise<FindingHistory> {
  const query = new URLSearchParams(url.searchParams);
  query.set('limit', String(window.limit));
  query.set('before', String(window.before));
  const response = await page.request.get(`${url.pathname}?${query.toString()}`, {
    headers: { authorization },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

test.describe('replay, every step', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

  const steps = isFullRun ? 25 : 15;
  for (const start of isFullRun ? [100, 125, 150, 175, 200, 225, 250, 275] : [200])
    test(`shows at each candle from ${start} to ${start + steps - 1} the structures of an analysis up to it`, async ({
      page,
      person,
    }) => {
      const say = chartWords.en;
      await openChat(page, person);
      await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
      // The replay begins on the chart of the controls: it must have its 300 candles by then.
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(chartOfControls)),
        page
          .getByLabel(chatWords.en.candleLimit, { exact: true })
          .locator('visible=true')
          .fill('300'),
      ]);
      await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
      await delayChart(page);
      await analyze(page, chatWords.en);
      // The chart of the answer has the same candles, and comes while the replay runs.
      const asked = await startReplay(page, say);
      await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
      const whole = await fetchAnalysisBefore(page, asked, {
        limit: 300,
        before: Number(asked.url.searchParams.get('before')),
      });
      const candles = await page.request.get(
        `${chatPaths.candles}?${asked.url.searchParams.toString()}`,
      );
      const { openTime }: WireCandles = await candles.json();
      expect([openTime.length, openTime[0], openTime.at(-1)]).toEqual([300, whole.from, whole.to]);

      await getSlider(page, say).fill(String(start - 1));
      const forward = page.getByRole('button', { name: say.forward, exact: true });
      const different = new Set<string>();
      for (let at = start; at < start + steps; at += 1) {
        await forward.click();
        await expect(getReplayPosition(page)).toHaveText(`${at + 1} / 300`);
        const { from, findings } = await fetchAnalysisBefore(page, asked, {
          limit: at + 1,
          before: (openTime[at] ?? 0) + 1,
        });
        expect(from).toBe(whole.from);
        const fingerprint = hashFindings(findings);
        expect(
          await getShownStructures(page).getAttribute('data-structures'),
          `at candle ${at}`,
        ).toBe(fingerprint);
        different.add(fingerprint);
      }
      // If the replay never changed, the comparison would prove nothing.
      expect(different.size).toBeGreaterThan(steps / 4);
    });
});

test.describe('replay, a long chart', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

  test('shows the current candle after jumps of any length', async ({ page, person }) => {
    const say = chartWords.en;
    await openChat(page, person);
    await page
      .getByLabel(chatWords.en.candleLimit, { exact: true })
      .locator('visible=true')
      .fill('2000');
    await analyze(page, chatWords.en);
    const asked = await startReplay(page, say);
    const candles = await page.request.get(
      `${chatPaths.candles}?${asked.url.searchParams.toString()}`,
    );
    const { open, high, low, close }: WireCandles = await candles.json();
    expect(close).toHaveLength(2000);
    const expectCandle = async (at: number): Promise<void> => {
      await expect(getReplayPosition(page)).toHaveText(`${at + 1} / 2000`);
      const prices = [open, high, low, close].map((column) => column[at] ?? 0);
      await expect(async () => expect(await findPriceDifferences(page, prices)).toEqual([])).toPass(
        {
          timeout: 15_000,
        },
      );
    };
    for (const at of [499, 1700, 0, 1999, 600]) {
      await getSlider(page, say).fill(String(at));
      await expectCandle(at);
      await page
        .getByRole('button', { name: at === 0 ? say.forward : say.back, exact: true })
        .click();
      await expectCandle(at === 0 ? 1 : at - 1);
    }
  });
});

async function openChart(page: Page, say: ChatWords): Promise<void> {
  await analyze(page, say);
  await goTo(page, say.chart);
}

function testPlayer(say: ChartWords, chat: ChatWords): void {
  test('a replay is stepped, played, moved by date and keys, and ended', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await openChart(page, chat);
    await startReplay(page, say);
    const readout = page.getByTestId('readout');
    await getSlider(page, say).fill('200');
    await expect(getReplayPosition(page)).toHaveText('201 / 500');
    const before = (await readout.textContent()) ?? '';
    await page.getByRole('button', { name: say.forward, exact: true }).click();
    await expect(getReplayPosition(page)).toHaveText('202 / 500');
    await expect(readout).not.toHaveText(before);
    await page.getByRole('button', { name: say.back, exact: true }).click();
    await expect(readout).toHaveText(before);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: say.speed }).selectOption('10');
    await page.getByRole('button', { name: say.play, exact: true }).click();
    await expect(getReplayPosition(page)).not.toHaveText('201 / 500');
    await page.getByRole('button', { name: say.pause, exact: true }).click();

    const date = page.getByLabel(say.jump);
    await date.fill((await date.getAttribute('min')) ?? '');
    await expect(getReplayPosition(page)).toHaveText('1 / 500');
    await page.getByRole('tab', { name: chat.candles }).click();
    await expect(getChart(page).getByRole('table').locator('tbody tr')).toHaveCount(1);
    await page.getByRole('tab', { name: chat.chart, exact: true }).click();

    if (!isNarrow(page)) {
      await page.getByRole('application').focus();
      await page.keyboard.press('.');
      await expect(getReplayPosition(page)).toHaveText('2 / 500');
      await page.keyboard.press(',');
      await expect(getReplayPosition(page)).toHaveText('1 / 500');
      await page.keyboard.press('Space');
      await expect(getReplayPosition(page)).not.toHaveText('1 / 500');
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: say.endReplay }).click();
    await expect(getReplayPosition(page)).toHaveCount(0);
    await expect(getShownStructures(page)).toHaveCount(0);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`replay, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testPlayer(chartWords[language], chatWords[language]);
  });
}
