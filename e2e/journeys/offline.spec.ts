import type { Page } from '@playwright/test';
import { expect, waitForHydration, siteTest as test } from '../harness/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The service worker controls the first page only after it has claimed it.
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

test('offline, the offline page is shown in the user’s language, and closes when the connection is back', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/guvenlik');
  await context.setOffline(true);
  await page.goto('/sirket');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/sirket$/);
  // Style sheet and font are cached too.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
  await page.goto('/guvenlik?lng=tr');
  await expect(page.getByRole('heading', { level: 1, name: 'Çevrim dışısınız' })).toBeVisible();
  await page.goto('/guvenlik');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

test('a link followed offline shows the offline page at the URL of the link', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/guvenlik');
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await context.setOffline(true);
  // The scripts of the page are loaded already; only its data is missing.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/sirket$/);
  expect(uncaught).toEqual([]);
});

test('only the offline page and its files are cached', async ({ page }) => {
  await openAndKeep(page, '/');
  await page.goto('/guvenlik');
  await page.goto('/urunler');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
  const pages = kept.filter((path) => !/\.(?:css|woff2|svg|ico)$/.test(path));
  expect(pages.toSorted()).toEqual(['/offline?lng=en', '/offline?lng=tr']);
  expect(kept.length).toBeLessThan(9);
});

test('caching the offline page in each language does not change the language', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('en');
});

test('the app is installable', async ({ page, context }) => {
  await openAndKeep(page, '/');
  const browser = await context.newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/site\.webmanifest$/);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test windows are private, which cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
