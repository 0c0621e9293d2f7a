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

const locales = { en: 'en-US', tr: 'tr-TR' } as const;

for (const { language, width, height } of stages) {
  const say = words[language];

  test.describe(`home, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('a number of the sample highlights its structure, without an account', async ({
      page,
    }) => {
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

    test('a number is chosen by keyboard', async ({ page }) => {
      await open(page, '/');
      const number = page.locator('#sample a[data-fact="window.high"]').first();
      await number.focus();
      await page.keyboard.press('Enter');
      await expect(number).toHaveAttribute('aria-current', 'true');
      await expect(page.getByTestId('sample-fact')).toContainText(
        (await number.textContent()) ?? '',
      );
    });

    test('all facts open in a table', async ({ page }) => {
      await open(page, '/');
      await expect(page.locator('#facts')).toBeHidden();
      await page.getByRole('link', { name: say.facts }).click();
      await expect(page.locator('#facts table')).toBeVisible();
      await expectAccessible(page);
    });

    test('the carousel is moved by keyboard, stopped and started', async ({ page }) => {
      await open(page, '/');
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
    await open(page, '/');
    const carousel = page.getByRole('region', { name: words.en.carousel });
    await expect(carousel.getByRole('button', { name: words.en.next })).toBeVisible();
    await expect(carousel.getByRole('button', { name: words.en.stop })).toBeHidden();
    await expect(carousel.getByRole('button', { name: words.en.start })).toBeHidden();
  });
});
