import {
  apiPaths,
  type FindingHistory,
  findingsFingerprint,
  type WireCandles,
} from '@vela/contracts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, goTo, narrow, signIn } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const shown = (page: Page) => page.locator('[data-structures]');
const position = (page: Page) => page.getByTestId('replay-position');
const slider = (page: Page, say: ChartWords) =>
  page.getByRole('slider', { name: say.candleOfReplay });

/** Which of these prices (open, high, low, close) the line under the chart does not tell, to the digits it shows. */
async function differences(page: Page, prices: readonly number[]): Promise<readonly string[]> {
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

/** How the page asks for the structures: its address and who asks. */
type Asked = { url: URL; authorization: string };

async function startReplay(page: Page, say: ChartWords): Promise<Asked> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes(`${apiPaths.findings}?`)),
    page.getByRole('button', { name: say.replay, exact: true }).click(),
  ]);
  await expect(shown(page)).toHaveAttribute('data-structures', /.+/);
  return {
    url: new URL(request.url()),
    authorization: (await request.allHeaders())['authorization'] ?? '',
  };
}

/** The structures as the server's analysis of the candles before `before`, and of no others, gives them. */
async function analysisThen(
  page: Page,
  { url, authorization }: Asked,
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

  test('shows at each of 200 candles what an analysis of the candles up to it gives', async ({
    page,
    person,
    request,
  }) => {
    test.setTimeout(300_000);
    const say = chartWords.en;
    await register(request, person);
    await signIn(page, chatWords.en, person);
    await page
      .getByLabel(chatWords.en.candleLimit, { exact: true })
      .locator('visible=true')
      .fill('300');
    await analyze(page, chatWords.en);
    const asked = await startReplay(page, say);
    const whole = await analysisThen(page, asked, {
      limit: 300,
      before: Number(asked.url.searchParams.get('before')),
    });
    const candles = await page.request.get(
      `${apiPaths.candles}?${asked.url.searchParams.toString()}`,
    );
    const { openTime }: WireCandles = await candles.json();
    expect([openTime.length, openTime[0], openTime.at(-1)]).toEqual([300, whole.from, whole.to]);

    await slider(page, say).fill('99');
    const forward = page.getByRole('button', { name: say.forward, exact: true });
    const different = new Set<string>();
    for (let at = 100; at < 300; at += 1) {
      await forward.click();
      await expect(position(page)).toHaveText(`${at + 1} / 300`);
      const { from, findings } = await analysisThen(page, asked, {
        limit: at + 1,
        before: (openTime[at] ?? 0) + 1,
      });
      expect(from).toBe(whole.from);
      const fingerprint = findingsFingerprint(findings);
      expect(await shown(page).getAttribute('data-structures'), `at candle ${at}`).toBe(
        fingerprint,
      );
      different.add(fingerprint);
    }
    // Were the replay to show the same all along, the comparison would prove nothing.
    expect(different.size).toBeGreaterThan(50);
  });
});

test.describe('replay, a long chart', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

  test('tells the candle it stands on, however far it jumps', async ({ page, person, request }) => {
    test.slow();
    const say = chartWords.en;
    await register(request, person);
    await signIn(page, chatWords.en, person);
    await page
      .getByLabel(chatWords.en.candleLimit, { exact: true })
      .locator('visible=true')
      .fill('2000');
    await analyze(page, chatWords.en);
    const asked = await startReplay(page, say);
    const candles = await page.request.get(
      `${apiPaths.candles}?${asked.url.searchParams.toString()}`,
    );
    const { open, high, low, close }: WireCandles = await candles.json();
    expect(close).toHaveLength(2000);
    const expectCandle = async (at: number): Promise<void> => {
      await expect(position(page)).toHaveText(`${at + 1} / 2000`);
      const prices = [open, high, low, close].map((column) => column[at] ?? 0);
      await expect(async () => expect(await differences(page, prices)).toEqual([])).toPass({
        timeout: 15_000,
      });
    };
    for (const at of [499, 1700, 0, 1999, 600]) {
      await slider(page, say).fill(String(at));
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
    request,
  }) => {
    test.slow();
    await register(request, person);
    await signIn(page, chat, person);
    await openChart(page, chat);
    await startReplay(page, say);
    const readout = page.getByTestId('readout');
    await slider(page, say).fill('200');
    await expect(position(page)).toHaveText('201 / 500');
    const before = (await readout.textContent()) ?? '';
    await page.getByRole('button', { name: say.forward, exact: true }).click();
    await expect(position(page)).toHaveText('202 / 500');
    await expect(readout).not.toHaveText(before);
    await page.getByRole('button', { name: say.back, exact: true }).click();
    await expect(readout).toHaveText(before);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: say.speed }).selectOption('10');
    await page.getByRole('button', { name: say.play, exact: true }).click();
    await expect(position(page)).not.toHaveText('201 / 500');
    await page.getByRole('button', { name: say.pause, exact: true }).click();

    const date = page.getByLabel(say.jump);
    await date.fill((await date.getAttribute('min')) ?? '');
    await expect(position(page)).toHaveText('1 / 500');
    await page.getByRole('tab', { name: chat.candles }).click();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
    await page.getByRole('tab', { name: chat.chart, exact: true }).click();

    if (!narrow(page)) {
      await page.getByRole('application').focus();
      await page.keyboard.press('.');
      await expect(position(page)).toHaveText('2 / 500');
      await page.keyboard.press(',');
      await expect(position(page)).toHaveText('1 / 500');
      await page.keyboard.press('Space');
      await expect(position(page)).not.toHaveText('1 / 500');
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: say.endReplay }).click();
    await expect(position(page)).toHaveCount(0);
    await expect(shown(page)).toHaveCount(0);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`replay, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testPlayer(chartWords[language], chatWords[language]);
  });
}
