import type { APIRequestContext } from '@playwright/test';
import {
  expect,
  expectAccessible,
  faultsOf,
  open,
  sidewaysScroll,
  test,
} from '../harness/journey.ts';
import { stages, words } from './words.ts';

const locales = { en: 'en-US', tr: 'tr-TR' } as const;

/** Pages looked at in every language, width and theme. */
const core = [
  '/login',
  '/register',
  '/forgot-password',
  '/email-verification',
  '/reset-password',
  '/guvenlik',
  '/Privacy',
  '/news',
  '/news/vela-technology-revolution',
  '/methods/fair-value-gap',
];
const unlisted = ['/search', '/design', '/offline', '/410', '/nowhere/at/all'];

/** The paths of the site map. */
async function listedPaths(request: APIRequestContext): Promise<string[]> {
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
  const say = words[language];

  test.describe(`public pages, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('the pages of an account, and one of each kind of text, speak the language and are accessible', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      for (const path of core) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main')).toHaveCount(1);
        await expectAccessible(page);
      }
    });

    test('an unknown address gives a page of its own and status 404', async ({
      page,
      provokes,
    }) => {
      provokes(404);
      const answer = await page.goto('/nowhere/at/all');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: say.notFound })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

// Every page in both languages, widths and themes, though not in each combination: those of `core`, and others in their own journeys, are.
for (const { language, width, height, scheme } of [
  { language: 'en', width: 1280, height: 800, scheme: 'light' },
  { language: 'tr', width: 390, height: 844, scheme: 'dark' },
] as const) {
  test.describe(`every page of the site map, ${language}, ${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height }, locale: locales[language], colorScheme: scheme });

    test('speaks the language and is accessible', async ({ page, request }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      for (const path of await listedPaths(request)) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main')).toHaveCount(1);
        faults.push(...(await faultsOf(page, { schemes: [scheme] })));
      }
      expect(faults).toEqual([]);
    });
  });
}

test.describe('narrow and enlarged', () => {
  // 640 pixels for each of which the screen has two: a window of 1280 pixels, enlarged to 200 %.
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });
  for (const language of ['en', 'tr'] as const)
    test(`no page scrolls sideways at 320 px, nor at 200 %, ${language}`, async ({
      page,
      request,
      provokes,
    }) => {
      test.setTimeout(600_000);
      provokes(404, 410);
      const wide: string[] = [];
      for (const path of [...(await listedPaths(request)), ...core, ...unlisted]) {
        await page.goto(`${path}?lng=${language}`);
        for (const width of [320, 640]) {
          await page.setViewportSize({ width, height: 640 });
          const overflow = await sidewaysScroll(page);
          if (overflow > 0) wide.push(`${path} at ${width} px: ${overflow} px`);
        }
      }
      expect(wide).toEqual([]);
    });
});

test.describe('the language', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('switches in place and is remembered; the query goes before it', async ({ page }) => {
    await open(page, '/login');
    await page.getByLabel(words.en.email).fill('typed@example.com');
    await page.getByRole('link', { name: 'Türkçe' }).first().click();
    await expect(page.getByRole('heading', { name: 'Giriş yapın' })).toBeVisible();
    await expect(page.getByLabel(words.tr.email)).toHaveValue('typed@example.com');
    await open(page, '/');
    await expect(page.getByText(words.tr.heading)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('tr');
    await open(page, '/?lng=en');
    await expect(page.getByText(words.en.heading)).toBeVisible();
  });

  test('is taken from local storage when the cookie is gone', async ({ page, context }) => {
    await open(page, '/');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'tr'));
    await context.clearCookies();
    await open(page, '/');
    await expect(page.getByText(words.tr.heading)).toBeVisible();
  });
});

test.describe('the theme', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

  test('chosen dark, is dark from the first byte of the next page', async ({ page }) => {
    await open(page, '/');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await background()).not.toBe(light);
    const answer = await page.reload();
    expect(await answer?.text()).toContain('data-theme="dark"');
    expect(await background()).not.toBe(light);
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the skip link leads over the navigation', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
  });

  test('an account is made without a mouse', async ({ page, person }) => {
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
    await expect(page).toHaveURL(/\/chat$/);
  });
});
