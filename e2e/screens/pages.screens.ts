import path from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHydration, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';

/** Output folder of the screenshots; not part of the repository. */
const folder = path.resolve(import.meta.dirname, '../../screens');
const unlistedPages = [
  '/search?q=gap',
  '/search',
  '/410',
  '/nowhere',
  '/offline',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-verification',
  '/admin/login',
];
const signedInPages = [
  '/chat',
  '/profile',
  '/profile?tab=settings',
  '/profile?tab=security',
  '/profile?tab=notifications',
  '/property?country=us&price=250000&rent=1400',
  '/markets/calendar',
  '/markets/calendar?view=list',
  '/markets/news',
];
const widths = [1280, 390] as const;

function readWantedWords(metadata: Readonly<Record<string, unknown>>): readonly string[] {
  const { wanted } = metadata;
  return Array.isArray(wanted) ? wanted.map(String) : [];
}

const toPageName = (page: string) =>
  page === '/' ? 'home' : page.slice(1).replaceAll(/[^\w-]+/g, '_');

function toScreenshotFile(page: string, ...details: (string | number)[]): string {
  return path.join(folder, `${[toPageName(page), ...details].join('.')}.png`);
}

async function listPages(page: Page, wanted: readonly string[]): Promise<string[]> {
  const siteMap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ search }) => search === '');
  const all = [...new Set(listed.map(({ pathname }) => pathname)), ...unlistedPages];
  return all.filter(
    (one) =>
      wanted.length === 0 ||
      wanted.some((word) => toPageName(one).toLowerCase().includes(word.toLowerCase())),
  );
}

async function takeScreenshot(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  // Nothing scrolls: content with content-visibility: auto would be missing.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

type Appearance = { readonly language: 'en' | 'tr'; readonly theme: 'light' | 'dark' };

function capturePublicPages({ language, theme }: Appearance): void {
  test('public pages', async ({ page, provokes }, { config }) => {
    provokes(404, 410);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of await listPages(page, readWantedWords(config.metadata)))
        await takeScreenshot(page, address, toScreenshotFile(address, language, theme, width));
    }
  });
}

function captureMenuAndFormErrors({ language, theme }: Appearance): void {
  test('the open menu of a phone, and a form that was refused', async ({ page, provokes }, {
    config,
  }) => {
    test.skip(readWantedWords(config.metadata).length > 0);
    provokes(422);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await waitForHydration(page);
    await page.locator('header details:has(nav) > summary').click();
    await page.screenshot({
      path: toScreenshotFile('/menu', language, theme, 390),
      animations: 'disabled',
    });
    await page.goto('/Contact');
    await waitForHydration(page);
    await page.locator('main form[method="post"] button[type="submit"]').click();
    await page.locator('main [aria-invalid="true"]').first().waitFor();
    await page.screenshot({
      path: toScreenshotFile('/Contact', 'refused', language, theme, 390),
      fullPage: true,
      animations: 'disabled',
    });
  });
}

function captureSignedInPages({ language, theme }: Appearance): void {
  test('own pages', async ({ page, person }, { config }) => {
    const wanted = readWantedWords(config.metadata);
    test.skip(
      wanted.length > 0 && !signedInPages.some((own) => wanted.some((word) => own.includes(word))),
    );
    await register(page.request, person);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of signedInPages)
        await takeScreenshot(page, address, toScreenshotFile(address, language, theme, width));
    }
  });
}

for (const language of ['en', 'tr'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language}, ${theme}`, () => {
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', colorScheme: theme });

      capturePublicPages({ language, theme });
      captureMenuAndFormErrors({ language, theme });
      captureSignedInPages({ language, theme });
    });
