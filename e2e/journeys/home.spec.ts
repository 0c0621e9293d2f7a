import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { stages } from './words.ts';

const words = {
  en: {
    sample: /^BTCUSDT/,
    asOf: /as of \d+ \w+ \d{4}/,
    definition: 'Definition',
    facts: /^All \d+ facts behind it$/,
    carousel: 'What is computed, and how',
    stop: 'Stop moving on by itself',
    start: 'Move on by itself',
    next: 'Next item',
    previous: 'Previous item',
    items: ['Technical analysis', 'Fundamental analysis', 'Real estate'],
    partly: 'Available in part',
  },
  tr: {
    sample: /^BTCUSDT/,
    asOf: /\d+ \S+ \d{4}.* itibarıyla/,
    definition: 'Tanım',
    facts: /^Ardındaki \d+ olgunun tümü$/,
    carousel: 'Ne, nasıl hesaplanır',
    stop: 'Kendiliğinden ilerlemeyi durdur',
    start: 'Kendiliğinden ilerlet',
    next: 'Sonraki öğe',
    previous: 'Önceki öğe',
    items: ['Teknik analiz', 'Temel analiz', 'Gayrimenkul'],
    partly: 'Kısmen kullanılabilir',
  },
} as const;

/** Waits for the sample, which the server makes in the background after its start. */
async function waitForSample(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 30_000 })
    .toContain('id="sample-figure');
}

const locales = { en: 'en-US', tr: 'tr-TR' } as const;

/** The carousel is moved, stopped and started by keyboard. */
async function moveCarousel(page: Page, say: (typeof words)['en' | 'tr']): Promise<void> {
  const carousel = page.getByRole('region', { name: say.carousel });
  const dot = (index: number) =>
    carousel.getByRole('button', { name: say.items[index] ?? '', exact: true });
  await carousel.getByRole('button', { name: say.stop }).press('Enter');
  await expect(carousel.getByRole('button', { name: say.start })).toBeVisible();
  await carousel.getByRole('button', { name: say.next }).press('Enter');
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('heading', { name: say.items[1] })).toBeInViewport();
  await expect(carousel.getByText(say.partly).first()).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: say.next }).press('Enter');
  await expect(dot(0)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('heading', { name: say.items[0] })).toBeInViewport();
}

for (const { language, width, height } of stages) {
  const say = words[language];

  test.describe(`home, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('a number of the sample highlights its structure, without an account', async ({
      page,
    }) => {
      await waitForSample(page);
      await open(page, '/');
      const sample = page.locator('#sample');
      await expect(sample.getByRole('heading', { name: say.sample })).toBeVisible();
      await expect(sample.getByTestId('sample-source')).toContainText(say.asOf);
      // A number whose fact refers to a zone in the chart; the text always has one.
      const lit = sample.locator('svg [data-lit]');
      await expect(lit.first()).toBeAttached();
      const close = sample.locator('a[data-fact="close.last"]').first();
      await close.click();
      await expect(close).toHaveAttribute('aria-current', 'true');
      await expect(sample.getByTestId('sample-fact')).toContainText(
        (await close.textContent()) ?? '',
      );
      await expect(sample.getByTestId('sample-fact')).toContainText(say.definition);
      // Its last candle and price line.
      await expect(lit).toHaveCount(2);
      await expectAccessible(page);
    });

    test('a number, the carousel and all facts are reached by keyboard', async ({ page }) => {
      await waitForSample(page);
      await open(page, '/');
      const number = page.locator('#sample a[data-fact$=".event.level"]').first();
      await number.focus();
      await page.keyboard.press('Enter');
      await expect(number).toHaveAttribute('aria-current', 'true');
      await expect(page.getByTestId('sample-fact')).toContainText(
        (await number.textContent()) ?? '',
      );

      // Before axe, which looks at the page with less motion: nothing moves by itself there.
      await moveCarousel(page, say);
      await expect(page.locator('#facts')).toBeHidden();
      await page.getByRole('link', { name: say.facts }).press('Enter');
      await expect(page.locator('#facts table')).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`the story of the home page, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('a sentence of the story is held by keyboard, and its zone is lit', async ({ page }) => {
      await waitForSample(page);
      await open(page, '/');
      // The product is seen before anything is scrolled, on phones too.
      for (const part of ['svg[role="img"]', 'label'])
        await expect(page.locator(`.story ${part}`).first()).toBeInViewport({ ratio: 1 });
      const lights = page.locator('#story-figure-title ~ .story-light');
      await expect(lights).toHaveCount(3);
      const isLit = (step: number) =>
        lights.nth(step - 1).evaluate((zone) => getComputedStyle(zone).opacity);
      await page.locator('.story input[value="2"]').focus();
      await page.keyboard.press('Space');
      await expect.poll(() => Promise.all([1, 2, 3].map(isLit))).toEqual(['0', '1', '0']);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => Promise.all([1, 2, 3].map(isLit))).toEqual(['0', '0', '1']);
    });
  });

  test.describe(`home, keyboard focus, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('the carousel pauses while it has the focus, even after the pointer leaves', async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, '/');
      const carousel = page.getByRole('region', { name: say.carousel });
      const first = carousel.getByRole('button', { name: say.items[0], exact: true });
      await carousel.hover();
      await carousel.getByRole('button', { name: say.next }).focus();
      await page.mouse.move(2, 2);
      await page.clock.runFor(30_000);
      await expect(first).toHaveAttribute('aria-current', 'true');
      await carousel.getByRole('button', { name: say.next }).blur();
      await page.clock.runFor(9_000);
      await expect(first).not.toHaveAttribute('aria-current');
    });
  });

  test.describe(`home without scripts, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language], javaScriptEnabled: false });

    test('a number leads to its fact, and every item can be read', async ({ page }) => {
      await waitForSample(page);
      await page.goto('/');
      const number = page.locator('#sample a[data-fact="close.last"]').first();
      await number.click();
      const row = page.locator('#fact-close-last');
      await expect(row).toBeInViewport();
      await expect(row).toContainText((await number.textContent()) ?? '');
      for (const item of say.items) {
        const heading = page.locator('main').getByRole('heading', { name: item, exact: true });
        await heading.scrollIntoViewIfNeeded();
        const box = await heading.boundingBox();
        // Stacked vertically: no horizontal scroll, which a mouse could not do.
        expect(box?.x ?? width).toBeLessThan(width / 2);
      }
    });
  });
}

test.describe('home with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates, so there is no stop button', async ({ page }) => {
    await waitForSample(page);
    await open(page, '/');
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    const first = page.locator('.story span.story-light[data-step="1"]');
    await expect(first).toHaveCSS('opacity', '1');
    const carousel = page.getByRole('region', { name: words.en.carousel });
    await expect(carousel.getByRole('button', { name: words.en.next })).toBeVisible();
    await expect(carousel.getByRole('button', { name: words.en.stop })).toBeHidden();
    await expect(carousel.getByRole('button', { name: words.en.start })).toBeHidden();
  });
});

test.describe('the chart of the sample', () => {
  const title = { en: /candles with the structures/, tr: /mumlar ve bulunan yapılar/ } as const;

  test('is the drawing of the server until a number is pointed at', async ({ page }) => {
    await waitForSample(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/candle-figure')) scripts.push(request.url());
    });
    await open(page, '/');
    const number = page.locator('#sample a[data-fact="close.last"]').first();
    await expect(page.getByRole('img', { name: title.en })).toBeVisible();
    expect(scripts).toEqual([]);
    await number.hover();
    await expect(page.locator('#sample svg [data-lit]')).toHaveCount(2);
    expect(scripts).toHaveLength(1);
  });

  test('follows the language', async ({ page }) => {
    await waitForSample(page);
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
    await expect(page.getByRole('img', { name: title.tr })).toBeVisible();
  });

  test('is drawn on a page reached by a link', async ({ page }) => {
    await waitForSample(page);
    await open(page, '/Contact');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('img', { name: title.en })).toBeVisible();
  });
});
