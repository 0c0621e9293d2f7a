import type { Page } from '@playwright/test';
import { browserStorage } from '@vela/contracts';
import { expect, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { isFullRun } from '../harness/tier.ts';

const listed: readonly string[] = Object.values(browserStorage).flatMap(({ names }) => names);
/** Names that are completed by an account, a conversation or a version are listed by their front. */
const isListed = (name: string): boolean => listed.some((one) => name.startsWith(one));

/** Names of all that the site keeps in this browser. */
async function readKept(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`),
  ]);
  const cookies = await page.context().cookies();
  return [...cookies.map(({ name }) => name), ...inPage];
}

function testConsent(): void {
  test('nothing is kept that needs consent, nothing is asked, and no other site is called', async ({
    page,
    person,
    site,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    for (const path of ['/', '/urunler', '/Cookie', '/login']) {
      await open(page, path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await readKept(page)).filter((name) => !isListed(name))).toEqual([]);
    }
    await register(page.request, person);
    for (const path of ['/chat', '/profile?tab=settings', '/watch']) {
      await open(page, path);
      await expect(page.getByRole('main')).toBeVisible();
      expect((await readKept(page)).filter((name) => !isListed(name))).toEqual([]);
    }
    expect([...hosts].filter((origin) => origin !== 'null')).toEqual([site.origin]);
  });
}

if (isFullRun)
  for (const language of ['en', 'tr'] as const)
    test.describe(`consent, ${language}`, () => {
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US' });
      testConsent();
    });
