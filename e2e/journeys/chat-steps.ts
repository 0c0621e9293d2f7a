import type { Page } from '@playwright/test';
import { expect, open } from '../harness/journey.ts';
import { register, type Registrant } from '../harness/register.ts';
import type { ChatWords } from './chat-words.ts';

/** Shared steps of the chat and chart journeys. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 860;
export const getChart = (page: Page) => page.locator('section[data-lit]');
export const getAnswers = (page: Page) => page.locator('article[data-outcome]');

/** Opens the chat as a new member, signed in by the verification. The forms have own journeys. */
export async function openChat(page: Page, person: Registrant, path = '/chat'): Promise<void> {
  await register(page.request, person);
  await open(page, path);
  await expect(getChart(page)).toBeAttached();
}

/** Types an interval anywhere, as on any chart, and waits for the chart of it. */
export async function typeInterval(
  page: Page,
  { typed, interval }: { typed: string; interval: string },
): Promise<void> {
  await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
  await page.locator('body').press(typed.charAt(0));
  // The field that the first key opens has to be there before the others.
  await expect(page.getByRole('combobox').locator('visible=true').last()).toHaveValue(
    typed.charAt(0),
  );
  await page.keyboard.type(typed.slice(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`interval=${interval}\\b`));
}

/** Starts the replay of the chart, once it is that of the last answer. */
export async function pressReplay(page: Page, say: { readonly replay: string }): Promise<void> {
  await expect(getChart(page)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: say.replay, exact: true }).click();
}

export async function goTo(page: Page, view: string): Promise<void> {
  if (isNarrow(page))
    await page.getByRole('navigation').getByRole('button', { name: view, exact: true }).click();
}

/** Shows the list of conversations: a view of a phone, beside the chart a list that opens. */
export async function openConversations(page: Page, say: ChatWords): Promise<void> {
  await goTo(page, say.conversations);
  if (!isNarrow(page)) await page.getByRole('button', { name: say.openList }).click();
}

/** Signs out in the account menu, on a phone below the conversations. */
export async function signOut(page: Page, say: ChatWords): Promise<void> {
  await goTo(page, say.conversations);
  if (!isNarrow(page)) await page.locator('header summary').click();
  await page.getByRole('button', { name: say.signOut }).locator('visible=true').click();
}

export async function waitForAnswers(page: Page, count: number): Promise<void> {
  await expect(getAnswers(page)).toHaveCount(count);
  await expect(getAnswers(page).last()).not.toHaveAttribute('data-outcome', 'running');
}

export async function analyze(page: Page, say: ChatWords, count = 1): Promise<void> {
  await page.getByRole('button', { name: say.analyze, exact: true }).click();
  await waitForAnswers(page, count);
}

/** Sends a question and waits until answer number `count` is complete. */
export async function ask(
  page: Page,
  say: ChatWords,
  { message, count }: { message: string; count: number },
): Promise<void> {
  await goTo(page, say.chat);
  await expect(page.getByRole('button', { name: say.send })).toBeVisible();
  await page.getByLabel(say.message, { exact: true }).fill(message);
  await page.keyboard.press('Enter');
  await waitForAnswers(page, count);
}

/** Uses a seldom tool of the chart: its button is in a menu on phones. */
export async function pressSeldomTool(
  page: Page,
  say: { readonly moreTools: string },
  name: string,
): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 860;
  if (isPhone) await page.getByRole('button', { name: say.moreTools, exact: true }).click();
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name }).click();
}
