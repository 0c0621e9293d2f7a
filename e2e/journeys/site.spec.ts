import type { Page } from '@playwright/test';
import { expect, expectAccessible, waitForHydration, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { siteWords } from './site-words.ts';
import { stages } from './words.ts';

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;
const getMenu = (page: Page) => page.locator('header details').filter({ has: page.locator('nav') });

/** Presses Tab until the focus is on `wanted`; throws after 40 presses. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (
      await wanted.evaluateAll((all) => all.some((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never reaches ${String(wanted)}`);
}

type SiteWords = (typeof siteWords)['en' | 'tr'];

function testUnlistedPages(say: SiteWords): void {
  test('an address that is no page answers by its status, is noindex and accessible', async ({
    page,
    provokes,
  }) => {
    provokes(404, 410);
    for (const [path, status, heading] of [
      ['/410', 410, say.gone],
      ['/offline', 200, say.offline],
      // In development only.
      ['/design', 404, say.notFound],
      ['/nowhere/at/all', 404, say.notFound],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(status);
      await waitForHydration(page);
      expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expectAccessible(page);
    }
  });
}

function testNavigation(say: SiteWords): void {
  test(
    'navigation pages are reached by keyboard, and the current one is marked',
    { tag: '@both-widths' },
    async ({ page }) => {
      await open(page, '/');
      if (isNarrow(page)) {
        await tabTo(page, getMenu(page).locator('summary'));
        await page.keyboard.press('Enter');
      }
      const navigation = page.getByRole('navigation', { name: say.main });
      await expect(navigation.getByRole('link').filter({ hasText: say.pages[0] })).toBeVisible();
      for (const name of say.pages)
        await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
      // Only the header: elements half covered by the open menu are not its own.
      await expectAccessible(page, { part: 'header:has(summary)' });
      await tabTo(page, navigation.getByRole('link', { name: say.security, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guvenlik$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      if (isNarrow(page)) {
        await expect(getMenu(page)).not.toHaveAttribute('open');
        await getMenu(page).locator('summary').press('Enter');
      }
      await expect(navigation.locator('a[aria-current="page"]')).toHaveText(say.security);
    },
  );
}

function testLanguageSwitch(say: SiteWords): void {
  test('the language changes in place: page, scroll and input are kept', async ({ page }) => {
    await open(page, '/guvenlik');
    const typed = page.getByRole('contentinfo').getByRole('searchbox');
    await typed.fill('fair value');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    // Clicked by script: a pointer would scroll to the link.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say.other })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', say.otherCode);
    await expect(page).toHaveURL(say.otherCode === 'tr' ? /\/guvenlik\?lng=tr$/ : /\/guvenlik$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.otherSecurity);
    await expect(typed).toHaveValue('fair value');
    // Scroll anchoring moves the page when a line above is longer in the other language.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 500)).toBeLessThan(100);
  });
}

for (const { language, width, height } of stages) {
  const say = siteWords[language];

  test.describe(`around every page, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    testUnlistedPages(say);
    testNavigation(say);
    testLanguageSwitch(say);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

  test('Escape closes the menu and returns the focus', async ({ page }) => {
    await open(page, '/');
    await getMenu(page).locator('summary').click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Products' })
      .focus();
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).not.toHaveAttribute('open');
    await expect(getMenu(page).locator('summary')).toBeFocused();
  });

  test('touch targets are 44 pixels high', async ({ page, provokes }) => {
    provokes(410);
    await open(page, '/410');
    await getMenu(page).locator('summary').click();
    const small = await page.locator('header, main, footer').evaluateAll((parts) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('a, button, summary, input')])
        .map((element) => ({
          name: element.textContent,
          height: element.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height > 0 && height < 44),
    );
    expect(small).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', javaScriptEnabled: false });

  test('the menu and the language links work, and no script-only control is shown', async ({
    page,
  }) => {
    await page.goto('/guvenlik');
    await getMenu(page).locator('summary').click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(getMenu(page).getByRole('button')).toHaveCount(0);
    await getMenu(page).getByRole('link', { name: 'Türkçe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Güvenlik');
    await getMenu(page).locator('summary').click();
    await getMenu(page).getByRole('link', { name: 'Şirket', exact: true }).click();
    await expect(page).toHaveURL(/\/sirket$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  test('the search works', async ({ page }) => {
    await page.goto('/guvenlik');
    await page.getByRole('searchbox').fill('risk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=risk$/);
  });
});

test.describe('a member', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('reaches profile, settings and sign-out in the account menu by keyboard', async ({
    page,
    person,
  }) => {
    await register(page.request, person);
    await open(page, '/guvenlik');
    const account = page.locator('header details').filter({ hasText: person.username });
    await tabTo(page, account.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(account.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, account.getByRole('link', { name: 'Profile settings' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\?tab=settings$/);
    await expect(account).not.toHaveAttribute('open');
    await account.locator('summary').click();
    await account.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
