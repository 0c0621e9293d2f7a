import type { Page } from '@playwright/test';
import { expect, waitForHydration, open, test } from '../harness/journey.ts';

test.describe('the text of a page', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('switches to the other language, and a copied URL shows the same', async ({
    page,
    context,
  }) => {
    await open(page, '/guvenlik');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Security');
    await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
    await expect(heading).toHaveText('Güvenlik');
    await expect(page).toHaveURL(/\/guvenlik\?lng=tr$/);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(heading).toHaveText('Security');
    await expect(page).toHaveURL(/\/guvenlik$/);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, '/guvenlik?lng=tr');
    await expect(heading).toHaveText('Güvenlik');
  });
});

/**
 * Records every distinct page state from now on: language, title, heading, a server text and a
 * catalogue text.
 */
async function watchLanguage(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const states = new Set<string>();
    const note = (): void => {
      const texts = ['h1', 'main :is(article p, h3)', 'header nav a'].map(
        (place) => document.querySelector(place)?.textContent,
      );
      states.add([document.documentElement.lang, document.title, ...texts].join(' | '));
    };
    note();
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return states;
  });
  return () => seen.evaluate((states) => [...states]);
}

test.describe('the language of a page', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  for (const [path, shown] of [
    ['/guvenlik', /\/guvenlik\?lng=tr$/],
    ['/search?q=risk', /\/search\?q=risk&lng=tr$/],
  ] as const)
    test(`${path}: interface and page texts change together, even when the page texts load slowly`, async ({
      page,
    }) => {
      await open(page, path);
      const arriving = Promise.withResolvers<void>();
      await page.route('**/*.data?*', async (route) => {
        await arriving.promise;
        await route.continue();
      });
      const states = await watchLanguage(page);
      const [before] = await states();
      const asked = page.waitForRequest('**/*.data?*');
      await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).dblclick();
      await asked;
      arriving.resolve();
      await expect(page).toHaveURL(shown);
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
      const after = (await states()).at(-1);
      expect(await states()).toEqual([before, after]);
      expect(before).toMatch(/^en \| .+ \| AI analytics$/);
      expect(after).toMatch(/^tr \| .+ \| Yapay zekâ analizi$/);
    });

  test('of search results is kept in the URL, and the last selection wins', async ({
    page,
    context,
  }) => {
    await open(page, '/search?q=risk');
    await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL(/\/search\?q=risk&lng=tr$/);
    // The URL changes before the page does; its language and its texts change together.
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    const found = page.getByRole('main').getByRole('heading', { level: 3 });
    const turkish = await found.allTextContents();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await waitForHydration(page);
    await expect(found).toHaveText(turkish);

    const arriving = Promise.withResolvers<void>();
    await page.route('**/*.data?*', async (route) => {
      await arriving.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/*.data?*');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    // A busy machine asks late: the second selection is of a page whose first is on its way.
    await asked;
    await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
    arriving.resolve();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/search\?q=risk&lng=tr$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(found).toHaveText(turkish);
  });
});
