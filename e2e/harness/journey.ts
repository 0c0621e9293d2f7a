/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern which fixtures a fixture needs */
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { describePage, watchRequests } from './failed-page.ts';
import { Mailbox } from './mailbox.ts';
import { readLastFaults } from './server-log.ts';
import { type Site, startSite } from './site.ts';
import { isFullRun } from './tier.ts';

export { expect } from '@playwright/test';

type Person = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly mailbox: Mailbox;
};

type Fixtures = {
  person: Person;
  /** Declares HTTP error statuses this test causes; any other console error fails it. */
  provokes: (...statuses: number[]) => void;
  quietConsole: void;
  failedPage: void;
};

const generateByte = () => randomInt(1, 255);

function watchConsole(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    faults.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
}

/** Playwright test with a server per worker. */
export const siteTest = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const { site, stop } = await startSite();
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

/** The same with a unique client address; it fails on console errors. */
export const test = siteTest.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${generateByte()}.${generateByte()}.${generateByte()}` });
  },
  person: async ({ site }, use) => {
    const email = `${randomUUID()}@example.com`;
    await use({
      username: 'Çağrı Işık',
      email,
      password: 'three quiet sailing boats',
      mailbox: new Mailbox(site.dataDir, email),
    });
  },
  provokes: async ({ context, site }, use) => {
    const expected: string[] = [];
    const faults: string[] = [];
    context.on('page', (page) => watchConsole(page, faults));
    await use((...statuses) => {
      for (const status of statuses)
        expected.push(`the server responded with a status of ${status} `);
    });
    const unexpected = faults.filter((fault) => !expected.some((text) => fault.includes(text)));
    if (unexpected.length > 0) unexpected.push(...(await readLastFaults(site.dataDir)));
    expect(unexpected, 'the console').toEqual([]);
  },
  quietConsole: [
    async ({ provokes }, use) => {
      void provokes;
      await use();
    },
    { auto: true },
  ],
  // A journey that fails beside others only has to be understood from the log.
  failedPage: [
    async ({ context }, use, info) => {
      const listRequests = watchRequests(context);
      await use();
      if (info.status === info.expectedStatus) return;
      const pages = await Promise.all(context.pages().map(describePage));
      process.stderr.write(
        `Pages of the failed journey:\n${pages.join('\n')}\n${listRequests()}\n`,
      );
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated and handles events. */
export async function waitForHydration(page: Page): Promise<void> {
  // When signed out, a page loads its scripts on the first user interaction.
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the theme is rendered and all animations shorter than 2 s have ended. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    // An animation that ends may start another.
    for (;;) {
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000,
        );
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Themes and page part that axe checks. */
type AxeScope = { readonly schemes?: readonly ('dark' | 'light')[]; readonly part?: string };

/** Both themes in a full run, else one that rotates by the name of the journey. */
function chooseSchemes(): NonNullable<AxeScope['schemes']> {
  if (isFullRun) return ['dark', 'light'];
  return createHash('sha256').update(test.info().title).digest().readUInt8() % 2 === 0
    ? ['dark']
    : ['light'];
}

/** Returns axe violations of any impact on the current page. */
export async function findAxeFaults(
  page: Page,
  { schemes = chooseSchemes(), part = 'html' }: AxeScope = {},
): Promise<string[]> {
  // axe scrolls: content under the sticky header would be measured against the header background.
  const still = await page.addStyleTag({
    content: 'body header { position: relative !important }',
  });
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitForAnimations(page);
    for (const { id, impact, nodes } of await runAxe(page, part))
      faults.push(`${page.url()}, ${colorScheme}: ${id} (${impact}): ${nodes.join(' | ')}`);
  }
  await still.evaluate((element) => {
    if (element instanceof Element) element.remove();
  });
  return faults;
}

/** Horizontal overflow of the page in pixels. */
export async function measureHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Expects no axe violations and no horizontal scroll. */
export async function expectAccessible(page: Page, looked: AxeScope = {}): Promise<void> {
  expect(await findAxeFaults(page, looked), `axe, ${page.url()}`).toEqual([]);
  expect(await measureHorizontalOverflow(page), `sideways scroll at ${page.url()}`).toBe(0);
}
