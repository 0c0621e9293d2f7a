/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern which fixtures a fixture needs */
import { randomInt, randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Mailbox } from './mailbox.ts';

export { expect } from '@playwright/test';

type Person = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly mailbox: Mailbox;
};

type Fixtures = {
  /** Somebody new, with a mailbox. */
  person: Person;
  /** Statuses of failed answers this test provokes: the browser writes them to the console. Everything else there fails the test. */
  provokes: (...statuses: number[]) => void;
  quietConsole: void;
};

const byte = () => randomInt(1, 255);

function watchConsole(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
}

/** A test of a journey: from an address of its own, and with a console that stays empty. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
  },
  person: async ({}, use, testInfo) => {
    const email = `${randomUUID()}@example.com`;
    await use({
      username: 'Çağrı Işık',
      email,
      password: 'three quiet sailing boats',
      mailbox: new Mailbox(String(testInfo.config.metadata['dataDir']), email),
    });
  },
  provokes: async ({ context }, use) => {
    const expected = new Set<number>();
    const faults: string[] = [];
    context.on('page', (page) => watchConsole(page, faults));
    await use((...statuses) => {
      for (const status of statuses) expected.add(status);
    });
    const unexpected = faults.filter(
      (fault) =>
        ![...expected].some((status) =>
          fault.includes(`the server responded with a status of ${status} `),
        ),
    );
    expect(unexpected, 'the console').toEqual([]);
  },
  quietConsole: [
    async ({ provokes }, use) => {
      void provokes;
      await use();
    },
    { auto: true },
  ],
});

/** The page has come alive: what is typed and clicked is heard. */
export async function hydrated(page: Page): Promise<void> {
  // A page nobody is signed in on waits for the first sign of a person before it fetches its scripts.
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens an address and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The colours of the theme just asked for are on the screen, and nothing but a toast's clock still moves. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    // What ends may set off what follows it.
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

/** In which themes axe looks, and at which part of the page. */
type Looked = { readonly schemes?: readonly ('dark' | 'light')[]; readonly part?: string };

/** What axe finds on the page as it stands, of any weight, in each of the themes. */
export async function faultsOf(
  page: Page,
  { schemes = ['dark', 'light'], part = 'html' }: Looked = {},
): Promise<string[]> {
  // axe scrolls: what lies under the bar then would be taken for text on the bar's ground.
  const still = await page.addStyleTag({
    content: 'body header { position: relative !important }',
  });
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).include(part).analyze();
    for (const { id, impact, nodes } of violations)
      faults.push(
        `${page.url()}, ${colorScheme}: ${id} (${impact}): ${nodes.map(({ html }) => html).join(' | ')}`,
      );
  }
  await still.evaluate((element) => {
    if (element instanceof Element) element.remove();
  });
  return faults;
}

/** By how many pixels the page can be scrolled sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** axe finds nothing at all on the page as it stands, in the light and in the dark theme, and nothing makes it scroll sideways. */
export async function expectAccessible(page: Page, looked: Looked = {}): Promise<void> {
  expect(await faultsOf(page, looked), `axe, ${page.url()}`).toEqual([]);
  expect(await sidewaysScroll(page), `sideways scroll at ${page.url()}`).toBe(0);
}
