import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../harness/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Its first page is in its care once it has taken over.
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

test('without a connection a page of our own comes up, in the language of the reader, and goes when the connection is back', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/guvenlik');
  await context.setOffline(true);
  await page.goto('/sirket');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/sirket$/);
  // Its style sheet and its font are there too.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
  expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
  await page.goto('/guvenlik?lng=tr');
  await expect(page.getByRole('heading', { level: 1, name: 'Çevrim dışısınız' })).toBeVisible();
  await page.goto('/guvenlik');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

test('a link followed without a connection leads to the offline page at its own address', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/guvenlik');
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await context.setOffline(true);
  // A page whose scripts are there already: only its data is missing.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/sirket$/);
  expect(uncaught).toEqual([]);
});

test('nothing but the offline page and its own files is kept', async ({ page }) => {
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

test('asking for the offline page in each language chooses none', async ({ page, context }) => {
  await openAndKeep(page, '/');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('en');
});

test('it can be installed', async ({ page, context }) => {
  await openAndKeep(page, '/');
  const browser = await context.newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/site\.webmanifest$/);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test's windows are private ones, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
