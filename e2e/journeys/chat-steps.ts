import type { Page } from '@playwright/test';
import { expect, open } from '../harness/journey.ts';
import type { Registrant } from '../harness/register.ts';
import type { ChatWords } from './chat-words.ts';

/** What the journeys of the chat and of its chart do alike. */
export const narrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 860;
export const chart = (page: Page) => page.locator('section[data-lit]');
export const answers = (page: Page) => page.locator('article[data-outcome]');

export async function signIn(page: Page, say: ChatWords, person: Registrant): Promise<void> {
  await open(page, '/login');
  await page.getByLabel(say.email).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: say.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  // The greeting goes by itself.
  await expect(page.getByRole('alert')).toHaveCount(0);
}

export async function goTo(page: Page, view: string): Promise<void> {
  if (narrow(page))
    await page.getByRole('navigation').getByRole('button', { name: view, exact: true }).click();
}

export async function settled(page: Page, count: number): Promise<void> {
  await expect(answers(page)).toHaveCount(count);
  await expect(answers(page).last()).not.toHaveAttribute('data-outcome', 'running');
}

export async function analyze(page: Page, say: ChatWords, count = 1): Promise<void> {
  await page.getByRole('button', { name: say.analyze, exact: true }).click();
  await settled(page, count);
}

/** Asks in the field; the answer is the one of this number. */
export async function ask(
  page: Page,
  say: ChatWords,
  { message, count }: { message: string; count: number },
): Promise<void> {
  await goTo(page, say.chat);
  await expect(page.getByRole('button', { name: say.send })).toBeVisible();
  await page.getByLabel(say.message, { exact: true }).fill(message);
  await page.keyboard.press('Enter');
  await settled(page, count);
}
