import path from 'node:path';
import { agreements, apiPaths } from '@vela/contracts';
import type { Page } from '@playwright/test';
import { hydrated, test } from '../harness/journey.ts';

/** Where the pictures go; the folder is not part of the repository. */
const folder = path.resolve(import.meta.dirname, '../../screens');
const besideTheSiteMap = [
  '/search?q=gap',
  '/search',
  '/410',
  '/nowhere',
  '/offline',
  '/design',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-verification',
  '/admin/login',
];
const ownPages = ['/chat', '/profile', '/profile?tab=settings'];
const widths = [1280, 390] as const;

function wordsOf(metadata: Readonly<Record<string, unknown>>): readonly string[] {
  const { wanted } = metadata;
  return Array.isArray(wanted) ? wanted.map(String) : [];
}

const nameOf = (page: string) =>
  page === '/' ? 'home' : page.slice(1).replaceAll(/[^\w-]+/g, '_');

function fileOf(page: string, ...details: (string | number)[]): string {
  return path.join(folder, `${[nameOf(page), ...details].join('.')}.png`);
}

async function listPages(page: Page, wanted: readonly string[]): Promise<string[]> {
  const siteMap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ search }) => search === '');
  const all = [...new Set(listed.map(({ pathname }) => pathname)), ...besideTheSiteMap];
  return all.filter(
    (one) =>
      wanted.length === 0 ||
      wanted.some((word) => nameOf(one).toLowerCase().includes(word.toLowerCase())),
  );
}

async function take(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  await hydrated(page).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  // Nobody scrolls: what is laid out only when the reader comes to it would be missing from the picture.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

for (const language of ['en', 'tr'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language}, ${theme}`, () => {
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', colorScheme: theme });

      test('public pages', async ({ page, provokes }, { config }) => {
        provokes(404, 410);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          for (const address of await listPages(page, wordsOf(config.metadata)))
            await take(page, address, fileOf(address, language, theme, width));
        }
      });

      test('the open menu of a phone, and a form that was refused', async ({ page, provokes }, {
        config,
      }) => {
        test.skip(wordsOf(config.metadata).length > 0);
        provokes(422);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/');
        await hydrated(page);
        await page.locator('header details:has(nav) > summary').click();
        await page.screenshot({
          path: fileOf('/menu', language, theme, 390),
          animations: 'disabled',
        });
        await page.goto('/Contact');
        await hydrated(page);
        await page.locator('main form[method="post"] button[type="submit"]').click();
        await page.locator('main [aria-invalid="true"]').first().waitFor();
        await page.screenshot({
          path: fileOf('/Contact', 'refused', language, theme, 390),
          fullPage: true,
          animations: 'disabled',
        });
      });

      test('own pages', async ({ page, person }, { config }) => {
        const wanted = wordsOf(config.metadata);
        test.skip(
          wanted.length > 0 && !ownPages.some((own) => wanted.some((word) => own.includes(word))),
        );
        const headers = { 'x-vela-request': '1' };
        const account = {
          email: person.email,
          username: person.username,
          password: person.password,
        };
        const accepted = agreements.map(({ document, version }) => ({ document, version }));
        await page.request.post(apiPaths.register, {
          headers,
          data: { ...account, agreements: accepted },
        });
        const code = await person.mailbox.code();
        await page.request.post(apiPaths.verifyEmail, {
          headers,
          data: { email: person.email, code },
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          for (const address of ownPages)
            await take(page, address, fileOf(address, language, theme, width));
        }
      });
    });
