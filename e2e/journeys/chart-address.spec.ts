import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, open, test, waitForHydration } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, ask, getAnswers, getChart, goTo, waitForAnswers } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const address = '/chat?symbol=ETHUSDT&interval=4h';
const addressInConversation = /\/chat\?c=[\da-f-]{36}&symbol=ETHUSDT&interval=4h$/;

async function expectChart(page: Page, symbol: string): Promise<string> {
  await expect(page.getByTestId('chart-symbol')).toHaveText(symbol);
  await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
  return (await getChart(page).getAttribute('data-analysis')) ?? '';
}

const isPostTo = (path: string) => (request: Request) =>
  request.method() === 'POST' && request.url().endsWith(path);

const waitForMessage = (page: Page) => page.waitForRequest(isPostTo('/messages'));

/** The request of a message that was sent, and the parts of its stored answer as JSON. */
async function readMessage(page: Page, sent: Request) {
  const { authorization = '' } = await sent.allHeaders();
  const conversation = sent.url().replace(/\/messages$/, '');
  const stored = await page.request.get(conversation, { headers: { authorization } });
  const answer = (await stored.json()).messages.at(-1);
  return { request: sent.postDataJSON().request, parts: JSON.stringify(answer.parts) };
}

function testAddress(say: ChatWords): void {
  test('an address shows its chart, which is analyzed, reloaded and shared', async ({
    page,
    context,
  }) => {
    const made: string[] = [];
    page.on('request', (request) => {
      if (isPostTo('/api/analyses?include=candles')(request)) made.push(request.url());
    });
    await open(page, '/chat?symbol=eth&interval=4h');
    const linked = await expectChart(page, 'ETHUSDT');
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    await expect(getAnswers(page)).toHaveCount(0);
    expect(made).toHaveLength(1);
    await expectAccessible(page);

    const sent = waitForMessage(page);
    await analyze(page, say);
    const { request, parts } = await readMessage(page, await sent);
    expect(request).toMatchObject({
      symbol: 'ETHUSDT',
      interval: '4h',
      plan: { intent: 'analyze' },
    });
    await expect(getChart(page)).not.toHaveAttribute('data-analysis', linked);
    const answered = await expectChart(page, 'ETHUSDT');
    expect(parts).toContain(`"type":"data-analysis","id":"${answered}"`);
    await expect(page).toHaveURL(addressInConversation);

    await page.reload();
    await waitForHydration(page);
    await expect(getAnswers(page)).toHaveCount(1);
    expect(await expectChart(page, 'ETHUSDT')).toBe(answered);
    await expect(page).toHaveURL(addressInConversation);
    expect(made).toHaveLength(1);

    const other = await context.newPage();
    await open(other, address);
    await expectChart(other, 'ETHUSDT');
    await expect(getAnswers(other)).toHaveCount(0);
    await other.close();

    await goTo(page, say.conversations);
    await page.getByRole('button', { name: say.newChat }).click();
    await expect(getAnswers(page)).toHaveCount(0);
    // A new conversation is about the same chart.
    await expectChart(page, 'ETHUSDT');
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  });
}

function testEarlierChart(say: ChatWords): void {
  test('the chart of an earlier answer is reloaded, and left by the next question', async ({
    page,
  }) => {
    await open(page, '/chat');
    await ask(page, say, { message: 'ETHUSDT 4h', count: 1 });
    await ask(page, say, { message: 'BTCUSDT 1d', count: 2 });
    await expect(page).toHaveURL(/&symbol=BTCUSDT&interval=1d$/);
    await getAnswers(page).first().locator('[role="button"][data-fact]').first().press('Enter');
    await expect(page).toHaveURL(addressInConversation);
    await page.reload();
    await waitForHydration(page);
    await expectChart(page, 'ETHUSDT');
    await expect(page).toHaveURL(addressInConversation);
    await ask(page, say, { message: 'XAUUSD 1d', count: 3 });
    await goTo(page, say.chart);
    await expectChart(page, 'XAUUSD');
    await expect(page).toHaveURL(/&symbol=XAUUSD&interval=1d$/);
  });
}

function testMissingConversation(say: ChatWords): void {
  test('the address of another account shows the chart and begins a conversation', async ({
    page,
    provokes,
  }) => {
    provokes(404);
    const missing = randomUUID();
    await open(page, `/chat?c=${missing}&symbol=ETHUSDT&interval=4h`);
    await goTo(page, say.chart);
    await expectChart(page, 'ETHUSDT');
    await goTo(page, say.chat);
    await expect(page.getByRole('alert')).toContainText(say.missing);
    await analyze(page, say);
    await expect(page).toHaveURL(addressInConversation);
    expect(page.url()).not.toContain(missing);
  });
}

function testUnknownSymbol(): void {
  test('an address with an unknown symbol names the code and links to charts', async ({
    page,
    provokes,
  }) => {
    provokes(404);
    await open(page, '/chat?symbol=BTCUSDTT&interval=4h');
    const problem = getChart(page).getByRole('alert');
    await expect(problem).toContainText('UNKNOWN_SYMBOL');
    await expectAccessible(page);
    await problem.getByRole('link', { name: /^BTCUSDT / }).press('Enter');
    await expectChart(page, 'BTCUSDT');
    await expect(page).toHaveURL(/\/chat\?symbol=BTCUSDT&interval=4h$/);
    await expect(page.getByRole('application')).toBeFocused();
  });
}

function testRequests(say: ChartWords, chat: ChatWords): void {
  test('a suggestion and "explain this" send their request', async ({ page }) => {
    await open(page, address);
    await expectChart(page, 'ETHUSDT');
    const explained = waitForMessage(page);
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: say.explain }).first().click();
    await waitForAnswers(page, 1);
    const { request: asked } = await readMessage(page, await explained);
    expect(asked).toMatchObject({ symbol: 'ETHUSDT', plan: { intent: 'findings' } });
    expect(asked.plan.findingId).toMatch(/.+/);
    await expect(getAnswers(page)).toContainText(say.aboutOne);

    await goTo(page, chat.chat);
    const next = page.getByRole('list', { name: chat.followUps }).getByRole('button').first();
    const words = await next.innerText();
    const pressed = waitForMessage(page);
    await next.click();
    await waitForAnswers(page, 2);
    const { request, parts } = await readMessage(page, await pressed);
    expect(parts).toContain(`"intent":"${request.plan.intent}"`);
    await expect(page.locator('article[data-delivery] p').last()).toHaveText(words);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`address, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const [say, chat] = [chartWords[language], chatWords[language]];
    test.beforeEach(({ page, person }) => register(page.request, person));
    testAddress(chat);
    testEarlierChart(chat);
    testMissingConversation(chat);
    testUnknownSymbol();
    testRequests(say, chat);
  });
}
