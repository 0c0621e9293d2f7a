import type { APIRequestContext } from '@playwright/test';
import { chatAddress } from '../harness/chat-address.ts';
import {
  expect,
  expectAccessible,
  findAxeFaults,
  open,
  measureHorizontalOverflow,
  test,
} from '../harness/journey.ts';
import { isFullRun } from '../harness/tier.ts';
import { stages, words } from './words.ts';

const locales = { en: 'en-US', tr: 'tr-TR' } as const;

const corePages = {
  'account pages are': [
    '/login',
    '/register',
    '/forgot-password',
    '/email-verification',
    '/reset-password',
  ],
  'one page of each kind is': [
    '/guvenlik',
    '/Privacy',
    '/news',
    '/news/vela-technology-revolution',
    '/methods/fair-value-gap',
  ],
} as const;
const unlistedPages = ['/search', '/offline', '/410', '/nowhere/at/all'];

/** The paths of the sitemap. */
async function readSitemapPaths(request: APIRequestContext): Promise<string[]> {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const paths = new Set(
    [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    ),
  );
  expect(paths.size).toBeGreaterThan(40);
  return [...paths];
}

for (const { language, width, height } of stages) {
  test.describe(`public pages, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    for (const [which, paths] of Object.entries(corePages))
      test(`${which} translated and accessible`, async ({ page }) => {
        for (const path of paths) {
          await open(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('main')).toHaveCount(1);
          await expectAccessible(page);
        }
      });
  });
}

/** The pages of the site map are spread over this many journeys. */
const partCount = isFullRun ? 12 : 3;
// `site-crawl.test.ts` reads every page of the map in each run.
/** The short run looks at every third page, and of the methods, which are one layout, at every twelfth. */
const isLookedAt = (path: string, index: number): boolean =>
  isFullRun || index % (path.startsWith('/methods/') ? 12 : 3) === 0;

for (const { language, width, height } of stages)
  test.describe(`the site map, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    for (let part = 1; part <= partCount; part += 1)
      test(`every page is translated and accessible, part ${part}`, async ({ page, request }) => {
        const paths = (await readSitemapPaths(request)).filter(isLookedAt);
        const faults: string[] = [];
        for (const path of paths.filter((_, index) => index % partCount === part - 1)) {
          await open(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('main')).toHaveCount(1);
          faults.push(...(await findAxeFaults(page)));
        }
        expect(faults).toEqual([]);
      });
  });

test.describe('narrow and enlarged', () => {
  // 640 CSS pixels at device scale factor 2: a window of 1280 pixels zoomed to 200 %.
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });
  const narrowParts = isFullRun ? 3 : 1;
  for (const language of ['en', 'tr'] as const)
    for (let part = 1; part <= narrowParts; part += 1)
      test(`no page has horizontal scroll at 320 px, nor at 200 %, part ${part}, ${language}`, async ({
        page,
        request,
        provokes,
      }) => {
        provokes(404, 410);
        const paths = [
          ...(await readSitemapPaths(request)).filter(isLookedAt),
          ...Object.values(corePages).flat(),
          ...unlistedPages,
        ].filter((_, index) => index % narrowParts === part - 1);
        expect(paths.length).toBeGreaterThan(5);
        const wide: string[] = [];
        for (const path of paths) {
          await page.goto(`${path}?lng=${language}`);
          for (const width of [320, 640]) {
            await page.setViewportSize({ width, height: 640 });
            const overflow = await measureHorizontalOverflow(page);
            if (overflow > 0) wide.push(`${path} at ${width} px: ${overflow} px`);
          }
        }
        expect(wide).toEqual([]);
      });
});

test.describe('the language', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('switches in place and is saved; the query parameter takes precedence', async ({ page }) => {
    await open(page, '/login');
    await page.getByLabel(words.en.email).fill('typed@example.com');
    await page.getByRole('link', { name: 'Türkçe' }).first().click();
    await expect(page.getByRole('heading', { name: 'Giriş yapın' })).toBeVisible();
    await expect(page.getByLabel(words.tr.email)).toHaveValue('typed@example.com');
    await open(page, '/');
    await expect(page.getByText(words.tr.heading)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('tr');
    await open(page, '/?lng=en');
    await expect(page.getByText(words.en.heading)).toBeVisible();
  });

  test('is read from local storage when the cookie is missing', async ({ page, context }) => {
    await open(page, '/');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'tr'));
    await context.clearCookies();
    await open(page, '/');
    await expect(page.getByText(words.tr.heading)).toBeVisible();
  });
});

test.describe('the theme', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

  test('dark theme applies from the first byte of the next page', async ({ page }) => {
    await open(page, '/');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(background).not.toBe(light);
    const answer = await page.reload();
    expect(await answer?.text()).toContain('data-theme="dark"');
    await expect.poll(background).not.toBe(light);
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the skip link skips the navigation', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
  });

  test('an account is created without a mouse', async ({ page, person }) => {
    await open(page, '/login');
    const reach = async (name: string, role: 'button' | 'textbox' | 'checkbox' = 'textbox') => {
      const wanted = page.getByRole(role, { name });
      for (let presses = 0; presses < 40; presses += 1) {
        if (
          await wanted.evaluateAll((all) =>
            all.some((element) => element === document.activeElement),
          )
        )
          return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`the Tab key never reaches ${name}`);
    };
    await reach('Continue with Google', 'button');
    await expect(
      page.getByRole('button', { name: 'Continue with Google' }),
    ).toHaveAccessibleDescription(words.en.notConfigured);
    await reach('Create an account', 'button');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    for (const [field, text] of [
      ['Username', person.username],
      ['E-mail', person.email],
      ['Password', person.password],
      ['Confirm password', person.password],
    ] as const) {
      await reach(field);
      await page.keyboard.type(text);
    }
    for (const name of ['privacy policy', 'terms of use', 'risk disclosure']) {
      await reach(name, 'checkbox');
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/email-verification$/);
    await reach('Verification code');
    await page.keyboard.type(await person.mailbox.code());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(chatAddress);
  });
});
