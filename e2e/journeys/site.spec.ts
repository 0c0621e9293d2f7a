import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { siteWords } from './site-words.ts';
import { stages } from './words.ts';

const narrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;
const menu = (page: Page) => page.locator('header details').filter({ has: page.locator('nav') });

/** Presses Tab until the focus is on what is wanted. */
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

for (const { language, width, height } of stages) {
  const say = siteWords[language];

  test.describe(`around every page, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    for (const [path, status, heading] of [
      ['/410', 410, say.gone],
      ['/offline', 200, say.offline],
      ['/design', 200, say.design],
      ['/nowhere/at/all', 404, say.notFound],
    ] as const) {
      test(`${path} answers ${status}, stays out of search engines and has no fault`, async ({
        page,
        provokes,
      }) => {
        if (path === '/design') test.slow();
        if (status !== 200) provokes(status);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(status);
        await hydrated(page);
        expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expectAccessible(page);
      });
    }

    test('the pages of the navigation are reached by keyboard, and the one shown is marked', async ({
      page,
    }) => {
      await open(page, '/');
      if (narrow(page)) {
        await tabTo(page, menu(page).locator('summary'));
        await page.keyboard.press('Enter');
      }
      const navigation = page.getByRole('navigation', { name: say.main });
      await expect(navigation.getByRole('link').filter({ hasText: say.pages[0] })).toBeVisible();
      for (const name of say.pages)
        await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
      // What the open menu half covers is not its own.
      await expectAccessible(page, { part: 'header:has(summary)' });
      await tabTo(page, navigation.getByRole('link', { name: say.security, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guvenlik$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      if (narrow(page)) {
        await expect(menu(page)).not.toHaveAttribute('open');
        await menu(page).locator('summary').press('Enter');
      }
      await expect(navigation.locator('a[aria-current="page"]')).toHaveText(say.security);
    });

    test('the language changes in place: page, scroll and what was typed stay', async ({
      page,
    }) => {
      await open(page, '/guvenlik');
      const typed = page.getByRole('contentinfo').getByRole('searchbox');
      await typed.fill('fair value');
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
      // Clicked where it is: a pointer would have to scroll to it.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say.other })
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('html')).toHaveAttribute('lang', say.otherCode);
      await expect(page).toHaveURL(language === 'en' ? /\/guvenlik\?lng=tr$/ : /\/guvenlik$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.otherSecurity);
      await expect(typed).toHaveValue('fair value');
      // The browser follows what is in view when a line above it is longer in the other language.
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - 500)).toBeLessThan(100);
    });
  });
}

for (const { language, width, height } of stages)
  test.describe(`over a page, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    const say = siteWords[language];

    test('a menu and a tooltip belong to the main part of the page', async ({ page }) => {
      test.slow();
      await open(page, '/design');
      const menuButton = page.getByRole('button', { name: say.openMenu }).first();
      await menuButton.press('Enter');
      await expect(page.getByRole('main').getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menuButton).toBeFocused();
      await page.getByRole('button', { name: say.sign }).first().focus();
      await expect(page.getByRole('main').getByRole('tooltip')).toHaveText(say.tooltip);
      await expectAccessible(page);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

  test('the menu closes by Escape and gives the focus back', async ({ page }) => {
    await open(page, '/');
    await menu(page).locator('summary').click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Products' })
      .focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(menu(page).locator('summary')).toBeFocused();
  });

  test('what is pressed is 44 pixels high', async ({ page, provokes }) => {
    provokes(410);
    await open(page, '/410');
    await menu(page).locator('summary').click();
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

test.describe('the text of a page', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('comes in the other language with the switch, and a copied address shows the same', async ({
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

/** Every state the page was ever in from now on, as the language, the heading, a text of the server's and a word of the catalogue say it. */
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
    test(`${path}: words and texts change at the same moment, however long the texts take`, async ({
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

  test('of what a search found stays in its address, and the last choice counts', async ({
    page,
    context,
  }) => {
    await open(page, '/search?q=risk');
    await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL(/\/search\?q=risk&lng=tr$/);
    const found = page.getByRole('main').getByRole('heading', { level: 3 });
    const turkish = await found.allTextContents();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hydrated(page);
    await expect(found).toHaveText(turkish);

    const arriving = Promise.withResolvers<void>();
    await page.route('**/*.data?*', async (route) => {
      await arriving.promise;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
    arriving.resolve();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/search\?q=risk&lng=tr$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(found).toHaveText(turkish);
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', javaScriptEnabled: false });

  test('the menu opens, leads on, and the language can be changed; nothing is offered that would not work', async ({
    page,
  }) => {
    await page.goto('/guvenlik');
    await menu(page).locator('summary').click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Türkçe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Güvenlik');
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Şirket', exact: true }).click();
    await expect(page).toHaveURL(/\/sirket$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  test('the search is asked', async ({ page }) => {
    await page.goto('/guvenlik');
    await page.getByRole('searchbox').fill('risk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=risk$/);
  });
});

test.describe('a member', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

  test('finds profile, settings and the way out under the own name, by keyboard', async ({
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
