import type { Page } from '@playwright/test';
import { expect } from '../harness/journey.ts';
import type { Registrant } from '../harness/register.ts';
import { words } from '../journeys/words.ts';

const say = words.en;

export type ChartName = { readonly symbol: string; readonly interval: string };

/** Waits until a chart is drawn with its three lines. Returns when, in ms of `Date.now()`. */
export function watchChart(page: Page, wanted: ChartName): Promise<number> {
  return page.evaluate(async ({ symbol, interval }) => {
    const isDrawn = (): boolean =>
      location.search.includes(`symbol=${symbol}&interval=${interval}`) &&
      document.querySelector('section[data-lit]')?.getAttribute('aria-busy') === 'false' &&
      document.querySelector('[role="application"] canvas') !== null &&
      document.querySelectorAll('[data-testid="reading"] li').length >= 3;
    while (!isDrawn()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() + performance.timeOrigin;
  }, wanted);
}

/** Signs in at the page of sign-in. Returns the ms from Enter to the chart with its three lines. */
export async function measureSignIn(page: Page, person: Registrant): Promise<number> {
  await page.goto('/login');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel(say.email).locator('visible=true').fill(person.email);
  const password = page.getByLabel(say.password, { exact: true }).locator('visible=true');
  await password.fill(person.password);
  const began = Date.now();
  await password.press('Enter');
  return (await watchChart(page, { symbol: 'BTCUSDT', interval: '1h' })) - began;
}

/** Types over the chart, chooses the first found. Returns the ms from Enter to the other chart. */
export async function measureTyped(page: Page, typed: string, wanted: ChartName): Promise<number> {
  await page.locator('body').press(typed.charAt(0));
  await page.keyboard.type(typed.slice(1));
  const isSymbol = typed.length > 2;
  await expect(page.getByRole('option').first()).toContainText(isSymbol ? wanted.symbol : /./);
  const began = Date.now();
  await page.keyboard.press('Enter');
  return (await watchChart(page, wanted)) - began;
}

/** Opens the guests' workspace as a new visitor. Returns the ms from the request to the chart. */
export async function measureGuest(page: Page, wanted: ChartName): Promise<number> {
  const began = Date.now();
  await page.goto(`/explore?symbol=${wanted.symbol}&interval=${wanted.interval}`, {
    waitUntil: 'commit',
  });
  return (await watchChart(page, wanted)) - began;
}
