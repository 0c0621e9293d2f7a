import type { Page } from '@playwright/test';
import { expect, open, test } from '../harness/journey.ts';
import { isFullRun } from '../harness/tier.ts';

const readScrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** The scroll position once it is the same in ten frames on end. */
const readSettledScrollTop = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let [top, same] = [-1, 0];
    while (same < 10) {
      await new Promise(requestAnimationFrame);
      const now = Math.round(window.scrollY);
      same = now === top ? same + 1 : 0;
      top = now;
    }
    return top;
  });

test.describe('from page to page', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('a page opens at its top at once, and Back restores the scroll position', async ({
    page,
  }) => {
    await open(page, '/Terms');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true });
    await link.scrollIntoViewIfNeeded();
    const left = await readScrollTop(page);
    expect(left).toBeGreaterThan(1_000);
    // Records every scroll position from the first frame of the new page.
    await page.evaluate(() => {
      const seen: number[] = [];
      const look = (): void => {
        if (document.querySelector('h1')?.textContent.includes('Terms') === false)
          seen.push(Math.round(window.scrollY));
        document.documentElement.dataset['seen'] = seen.join(' ');
        requestAnimationFrame(look);
      };
      look();
    });
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toContainText('Terms');
    await expect(page.locator('html')).toHaveAttribute('data-seen', /^0( 0){5,}$/);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toContainText('Terms');
    await expect.poll(() => readScrollTop(page)).toBe(left);
  });

  test('a reload restores the scroll position', async ({ page }) => {
    await open(page, '/Terms');
    // Fonts change the height of the page, and with it how far it can be scrolled: those that come
    // too late are shown from the second view on.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const left = await readSettledScrollTop(page);
    expect(left).toBeGreaterThan(1_000);
    await page.reload();
    await expect.poll(() => readScrollTop(page)).toBe(left);
  });
});

test.describe('Shift+Tab', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  for (const path of isFullRun ? ['/sss', '/Terms', '/Career', '/'] : ['/sss']) {
    test(`the focused element on ${path} is never under the header`, async ({ page }) => {
      await open(page, path);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      const hidden: string[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const found = await page.evaluate(() => {
          const element = document.activeElement;
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          if (!element?.closest('main')) return 'out';
          return element.getBoundingClientRect().top < bar
            ? (element.textContent || element.outerHTML).slice(0, 80)
            : '';
        });
        if (found === 'out') break;
        if (found !== '') hidden.push(found);
      }
      expect(hidden).toEqual([]);
    });
  }
});

test.describe('on a slow line', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('a theme selected before hydration is kept', async ({ page }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/guvenlik', { waitUntil: 'commit' });
    const dark = page.getByRole('banner').getByRole('button', { name: 'Dark' });
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
  });

  test('late fonts cause no layout shift', async ({ page }) => {
    let painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    for (const [path, width] of [
      ['/', 1280],
      ['/methods/fair-value-gap?lng=tr', 1280],
      ['/urunler?lng=tr', 1280],
      ['/', 390],
      ['/methods/fair-value-gap?lng=tr', 390],
      ['/urunler?lng=tr', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      painted = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      painted.resolve();
      const moved = await page.evaluate(async () => {
        let total = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value);
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        await document.fonts.ready;
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        });
        return total;
      });
      expect.soft(moved, `${path} at ${width}`).toBeLessThan(0.01);
    }
  });
});

test.describe('print', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('answers are printed, in the light theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/sss');
    const answer = page.locator('main details > div').first();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(answer).toBeVisible();
    await expect.poll(ground).not.toBe(dark);
  });
});
